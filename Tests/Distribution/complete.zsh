# Types a line and a tab into an interactive zsh, and prints what it shows: complete.zsh FUNCTIONS LINE.
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "PS1= PS2= fpath=($1 \$fpath); autoload -Uz compinit; compinit -u -D; bindkey '^I' list-choices; setopt no_beep; echo rea''dy"
zpty -r shell seen '*ready*'
zpty -w -n shell "$2"$'\t'
sleep 1
# A line that is shown again ends the list.
zpty -w -n shell $'\x15echo do\'\'ne\n'
zpty -r shell shown '*done*'
print -r -- "${shown//$2/}"
zpty -d shell
