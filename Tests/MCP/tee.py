"""Runs a command, and writes what its client sends to a file on the way. Usage: tee.py FILE COMMAND [ARGUMENT …]"""

import subprocess
import sys

process = subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE)
with open(sys.argv[1], "wb") as transcript:
    for line in sys.stdin.buffer:
        transcript.write(line)
        process.stdin.write(line)
        process.stdin.flush()
process.stdin.close()
sys.exit(process.wait())
