"""What the shells complete, each with the script that the program writes for it.

    completion.py GEOCODER [SHELL...]

zsh has to be asked in a terminal; the script is loaded both as the program's help says and as packages install it.
"""
import os
import pty
import re
import select
import signal
import subprocess
import sys
import tempfile
import time

WAIT_S = 20
# What is typed: words that are offered, and words that are not.
CASES = [
    ("geocoder doc", ["doctor"], ["--json"]),
    ("geocoder rever", ["reverse", "reverse_geocode"], ["--json"]),
    ("geocoder geocode --lim", ["--limit"], ["doctor"]),
    ("geocoder http --por", ["--port"], ["doctor"]),
    ("geocoder batch --fo", ["--force", "--formulas"], ["--resume"]),
    ("geocoder batch --detail b", ["brief"], ["full"]),
    ("geocoder batch --to ge", ["geojson"], ["csv"]),
    ("geocoder map --tit", ["--title"], ["--limit"]),
    ("geocoder index build --mem", ["--memory"], ["--map"]),
    ("geocoder install claude-d", ["claude-desktop"], ["claude-code"]),
    ("geocoder uninstall --pri", ["--print"], ["--limit"]),
    ("geocoder completion fi", ["fish"], ["bash"]),
    ("geocoder http --log js", ["json"], ["text"]),
    ("geocoder find --order larg", ["largest"], ["nearest"]),
    ("geocoder geocode --offl", ["--offline"], ["--outline"]),
    ("geocoder --vers", ["--version"], ["doctor"]),
]


def script(program, shell):
    return subprocess.run([program, "completion", shell], check=True, capture_output=True, text=True).stdout


def bash(program, all_typed):
    for typed in all_typed:
        yield subprocess.run(
            ["bash", "--norc", "-c", 'eval "$(cat)"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _geocoder; echo "${COMPREPLY[@]}"',
             "-", *typed.split()], input=script(program, "bash"), check=True, capture_output=True, text=True).stdout


def fish(program, all_typed):
    for typed in all_typed:
        yield subprocess.run(["fish", "--no-config", "-c", "source; complete -C $argv[1]", typed],
                             input=script(program, "fish"), check=True, capture_output=True, text=True).stdout


# What matches is noted where all of zsh's functions hand it on; the widget tells that the key before it has been served.
ZSHRC = """
compadd() {
  local -a noted
  [[ ${@[1,(i)(-|--)]} == *-[OAD]* ]] || { builtin compadd -A noted "$@"; print -l -- $noted >>$ZDOTDIR/offered }
  builtin compadd "$@"
}
note() { print -r -- "$BUFFER" >$ZDOTDIR/line }
zle -N note
bindkey '^I' complete-word '^T' note
autoload -Uz compinit
%s
PS1='ready'
"""


def in_zsh(all_typed, load):
    """What is offered for each, and the line, after Tab was pressed."""
    with tempfile.TemporaryDirectory() as folder:
        line, offered = os.path.join(folder, "line"), os.path.join(folder, "offered")
        with open(os.path.join(folder, ".zshrc"), "w") as file:
            file.write(ZSHRC % load)
        child, terminal = pty.fork()
        if child == 0:
            os.execvpe("zsh", ["zsh", "-d", "-i"], {**os.environ, "ZDOTDIR": folder, "TERM": "vt100"})
        shown, end = b"", time.monotonic() + WAIT_S

        def wait_for(is_there):
            nonlocal shown
            while not is_there():
                if time.monotonic() > end:
                    raise SystemExit(f"FAIL zsh: it does not complete: {shown!r}")
                if select.select([terminal], [], [], 0.02)[0]:
                    shown += os.read(terminal, 65536)

        wait_for(lambda: b"ready" in shown)
        for typed in all_typed:
            os.write(terminal, (typed + "\t\x14\x15").encode())
            wait_for(lambda: os.path.exists(line) and os.path.getsize(line))
            yield "\n".join(open(path).read() for path in (offered, line) if os.path.exists(path))
            for path in filter(os.path.exists, (offered, line)):
                os.unlink(path)
        os.kill(child, signal.SIGKILL)
        os.close(terminal)
        os.waitpid(child, 0)


def zsh(program, all_typed):
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "_geocoder"), "w") as file:
            file.write(script(program, "zsh"))
        yield from in_zsh(all_typed, f"compinit -u -D; eval \"$('{program}' completion zsh)\"")
        yield from in_zsh(all_typed, f"fpath=('{folder}' $fpath); compinit -u -D")


def main():
    program, *shells = sys.argv[1:]
    failed = 0
    for shell in shells or ["bash", "fish", "zsh"]:
        texts = list(globals()[shell](program, [typed for typed, _, _ in CASES]))
        for (typed, wanted, unwanted), text in zip(CASES * 2, texts):
            words = set(re.findall(r"[\w-]+", text))
            if not words.issuperset(wanted) or words.intersection(unwanted):
                failed += 1
                print(f"FAIL {shell}: {typed!r} offers {text!r}")
    return failed > 0


sys.exit(main())
