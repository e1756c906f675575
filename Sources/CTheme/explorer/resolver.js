"use strict";
// The resolver itself, compiled to WebAssembly: numbers go in, numbers come out. There is no rule in any script.

/** What the resolver asks of its host: memory, and nothing else. */
class Heap {
  #memory;
  #end;
  // Blocks that were given back, by the power of two that is their size.
  #free = [];

  attach({ memory, __heap_base: base }) {
    this.#memory = memory;
    this.#end = (base.value + 15) & ~15;
  }

  get numbers() { return new Int32Array(this.#memory.buffer); }

  imports = {
    posix_memalign: (result, alignment, size) => {
      // In front of every block stand sixteen bytes with its size, so a block is aligned as anything here asks for.
      if (alignment > 16) return 12;
      const power = 32 - Math.clz32(Math.max(size, 16) + 15);
      const block = this.#free[power]?.pop() ?? this.#grow(2 ** power);
      const numbers = this.numbers;
      numbers[block / 4] = power;
      numbers[result / 4] = block + 16;
      return 0;
    },
    free: (pointer) => {
      if (!pointer) return;
      const block = pointer - 16;
      (this.#free[this.numbers[block / 4]] ??= []).push(block);
    },
    __stack_chk_fail: () => { throw new Error("The resolver's stack is broken."); },
  };

  #grow(size) {
    const block = this.#end;
    this.#end += size;
    const missing = this.#end - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / 65536));
    return block;
  }
}

/**
 * Starts the resolver that a text holds: base64 of an archive of gzip. What comes back are its functions, from the numbers of a
 * state to those of an answer.
 */
async function startResolver(text) {
  const archive = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const stream = new Blob([archive]).stream().pipeThrough(new DecompressionStream("gzip"));
  const heap = new Heap();
  const { instance } = await WebAssembly.instantiate(await new Response(stream).arrayBuffer(), { env: heap.imports });
  heap.attach(instance.exports);
  const { explorer_room: room, explorer_answer: answer, explorer_repairs: repairs, explorer_culprits: culprits, explorer_done: done } = instance.exports;

  const ask = (question, state, ...more) => {
    const place = room(state.length);
    heap.numbers.set(state, place / 4);
    const result = question(place, state.length, ...more);
    const count = heap.numbers[result / 4];
    const numbers = heap.numbers.slice(result / 4 + 1, result / 4 + 1 + count);
    done(result);
    return numbers;
  };
  return {
    answer: (state) => ask(answer, state),
    repair: (state, orientation, step, ...facts) => ask(repairs, state, orientation, step, ...facts),
    culprits: (state, step) => ask(culprits, state, step),
  };
}
