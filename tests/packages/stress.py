"""The Python module under what happens to programs: interrupts, a binary that is killed, forks, threads, event loops.
Every answer is checked against its question, a point of its own.

stress.py CALLS     of each row below, `ok NAME: ...` or `FAIL NAME: ...`; gunicorn is in the same environment
"""
import asyncio
import faulthandler
import itertools
import json
import multiprocessing
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor

import geocoder_mcp

HANG_S = 600  # for all rows; then all stacks are shown
WAIT_S = 0.02  # of a caller, for a binary that is stopped
CLIENTS = 8


def point(number):
    """One of 160,000 points; neighbours in number are far apart."""
    return (number * 7919 % 160000 - 80000) / 1000, (number * 104729 % 340000 - 170000) / 1000


def is_right(number, answer):
    hit = answer["results"][0]
    return (hit["lat"], hit["lon"]) == point(number)


def ask(number, geocoder=geocoder_mcp):
    if not is_right(number, geocoder.geocode("{}, {}".format(*point(number)))):
        raise AssertionError(f"question {number} got the answer to another one")


def asked(number):
    ask(number)
    return os.getpid()


def facts_of(pid):
    """Name, state and parent of a process; empty when there is none."""
    try:
        with open(f"/proc/{pid}/stat") as file:
            name, _, rest = file.read().partition(" (")[2].rpartition(") ")
    except OSError:
        return "", "", 0
    return name, rest.split()[0], int(rest.split()[1])


def is_running(pid):
    return facts_of(pid)[1] not in ("", "Z")  # Z: whoever adopted it has not looked yet


def binaries():
    """Ids of the binaries that this process has started, also of those that nobody has waited for."""
    return [int(pid) for pid in filter(str.isdigit, os.listdir("/proc"))
            if facts_of(pid)[::2] == ("geocoder-mcp", os.getpid())]


def only_binary():
    asked(0)
    (found,) = binaries()
    return found


def killed(pid, with_signal):
    try:
        os.kill(pid, with_signal)
    except ProcessLookupError:
        pass


class Every:
    """Does something again and again in a thread of its own."""

    def __init__(self, least_s, most_s, work):
        self.is_over, self.begins, self.count = threading.Event(), threading.Event(), 0
        self.pauses, self.work = (least_s, most_s), work
        self.thread = threading.Thread(target=self.run)

    def run(self):
        self.begins.wait()  # the start of a thread is not what is tested
        while not self.is_over.wait(random.uniform(*self.pauses)):
            self.work()
            self.count += 1

    def __enter__(self):
        self.thread.start()
        self.begins.set()
        return self

    def __exit__(self, *_):
        self.is_over.set()
        while self.thread.is_alive():
            try:
                self.thread.join()
            except KeyboardInterrupt:
                pass  # the last that it has sent


def ask_on(calls, error):
    """Asks for all. How often an error came between; it may come again while one is counted."""
    ended, numbers = 0, iter(range(calls))
    while True:
        try:
            while True:
                try:
                    for number in numbers:
                        ask(number)
                    return ended
                except error:
                    ended += 1
        except error:
            ended += 1


def sigint(calls):
    """As a terminal sends it: to the whole process group."""
    with Every(.0005, .005, lambda: os.killpg(0, signal.SIGINT)) as sent:
        ended = ask_on(calls, KeyboardInterrupt)
    time.sleep(.1)
    assert ended, "no wait has been interrupted"
    return f"{sent.count} sent, {ended} interrupted"


class Alarm(Exception):
    pass


def on_alarm(*_):
    raise Alarm


def timeouts(calls):
    """A binary that is slow, and a signal handler that raises."""
    signal.signal(signal.SIGALRM, on_alarm)
    for number in range(calls // 50):
        slow = only_binary()
        os.kill(slow, signal.SIGSTOP)
        try:
            signal.setitimer(signal.ITIMER_REAL, WAIT_S)
            ask(number)
            raise AssertionError("a stopped binary has answered")
        except Alarm:
            killed(slow, signal.SIGCONT)
        for later in range(3):
            ask(number + later)
    return f"{calls // 50} waits that ended early"


def handlers(calls):
    """Signal handlers that ask, while their thread and others do; some raise behind their answer."""
    numbers = itertools.count(calls)

    def on_signal(*_):
        ask(next(numbers))
        if random.random() < .2:
            raise Alarm

    signal.signal(signal.SIGALRM, on_signal)
    with Every(0, .001, lambda: ask(next(numbers))), Every(0, .001, lambda: ask(next(numbers))) as other:
        with Every(.02, .05, lambda: os.kill(os.getpid(), signal.SIGALRM)) as sent:
            ended = ask_on(calls, Alarm)
    return f"{sent.count} sent, {ended} raised, {other.count} calls of another thread"


def sigkill(calls):
    refused = 0
    with Every(.03, .1, lambda: [killed(pid, signal.SIGKILL) for pid in binaries()]) as sent:
        for number in range(calls):
            try:
                ask(number)
            except geocoder_mcp.GeocoderError as error:
                assert error.code == "process_ended", error
                refused += 1  # killed again after its restart
    return f"{sent.count} killed, {refused} calls ended by an error after a restart"


def restart(calls):
    """Killed once, before or during a call, nobody notices."""
    for number in range(calls // 100):
        os.kill(only_binary(), signal.SIGKILL)
        ask(number)
        slow = only_binary()
        os.kill(slow, signal.SIGSTOP)
        later = threading.Timer(WAIT_S, os.kill, (slow, signal.SIGKILL))
        later.start()
        ask(number)
        later.join()
    with geocoder_mcp.Geocoder("--no-such-option") as broken:
        for _ in range(2):
            try:
                broken.call("geocode", query="Bern")
                raise AssertionError("it has answered")
            except geocoder_mcp.GeocoderError as error:
                assert error.code == "process_ended" and "status 64" in str(error), error


def pool(calls):
    """multiprocessing forks after a first call, while threads of the parent go on asking."""
    own = only_binary()
    numbers = itertools.count(calls)
    with Every(0, .001, lambda: ask(next(numbers))) as parent:
        with multiprocessing.get_context("fork").Pool(4) as workers:
            pids = set(workers.imap_unordered(asked, range(calls), 50))
    assert binaries() == [own], "the children have ended their parent's binary"
    assert os.getpid() not in pids
    return f"{len(pids)} processes, {parent.count} calls of their parent"


def forks(calls):
    """Children that end as programs do, with their exit handlers."""
    own = only_binary()
    for number in range(calls // 100):
        pid = os.fork()
        if not pid:
            if number % 2:
                ask(number)
            sys.exit(0)
        ask(number)
        assert os.waitpid(pid, 0)[1] == 0
    assert binaries() == [own], "the children have ended their parent's binary"


APP = """
import json

import geocoder_mcp
geocoder_mcp.geocode("Bern")

def app(environ, start_response):
    start_response("200 OK", [("Content-Type", "application/json")])
    return [json.dumps(geocoder_mcp.geocode(environ["QUERY_STRING"].replace("_", ", "))).encode()]
"""


def gunicorn(calls):
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "app.py"), "w") as file:
            file.write(APP)
        path, log = os.path.join(folder, "socket"), os.path.join(folder, "log")
        server = subprocess.Popen([os.path.join(os.path.dirname(sys.executable), "gunicorn"), "--preload", "--workers", "4",
                                   "--threads", "2", "--bind", "127.0.0.1:0", "--log-file", log, "app:app"], cwd=folder)
        try:
            url = None
            while not url:
                time.sleep(.05)
                assert server.poll() is None, "it does not start"
                with open(log) if os.path.exists(log) else open(os.devnull) as file:
                    url = next((line.split()[-2] for line in file if "Listening at:" in line), None)

            def fetch(number):
                with urllib.request.urlopen("{}/?{}_{}".format(url, *point(number)), timeout=60) as reply:
                    assert is_right(number, json.load(reply)), f"question {number} got the answer to another one"
            with ThreadPoolExecutor(CLIENTS) as clients:
                for _ in clients.map(fetch, range(calls)):
                    pass
        finally:
            server.terminate()
            assert server.wait(30) == 0


def threads(calls):
    with ThreadPoolExecutor(CLIENTS) as pool_of_threads:
        for _ in pool_of_threads.map(ask, range(calls)):
            pass


async def loop_of(numbers):
    cancelled = 0
    for number in numbers:
        call = asyncio.to_thread(ask, number)
        try:
            await (asyncio.wait_for(call, .0002) if number % 20 == 0 else call)
        except asyncio.TimeoutError:
            cancelled += 1
    return cancelled


def loops(calls):
    with ThreadPoolExecutor(4) as pool_of_threads:
        begun = [pool_of_threads.submit(asyncio.run, loop_of(range(first, calls, 4))) for first in range(4)]
        return f"{sum(one.result() for one in begun)} cancelled"


async def shared_loop_of(own, numbers):
    cancelled = refused = 0

    async def one(number):
        nonlocal cancelled, refused
        call = own.geocode("{}, {}".format(*point(number)))
        try:
            assert is_right(number, await (asyncio.wait_for(call, .0002) if number % 20 == 0 else call)), number
        except asyncio.TimeoutError:
            cancelled += 1
        except geocoder_mcp.GeocoderError as error:
            assert error.code == "process_ended", error
            refused += 1  # killed again after its restart
    for first in range(0, len(numbers), 200):
        await asyncio.gather(*map(one, numbers[first:first + 200]))
    return cancelled, refused


def coroutines(calls):
    """Four loops that share an AsyncGeocoder, whose binary is killed now and then."""
    shared, own = only_binary(), geocoder_mcp.AsyncGeocoder()
    with ThreadPoolExecutor(4) as pool_of_threads:
        begun = [pool_of_threads.submit(asyncio.run, shared_loop_of(own, range(first, calls, 4))) for first in range(4)]
        for _ in range(calls // 1000):
            time.sleep(.05)
            for pid in {*binaries()} - {shared}:
                killed(pid, signal.SIGKILL)
        cancelled, refused = map(sum, zip(*(one.result() for one in begun)))
    own.close()
    return f"{cancelled} cancelled, {refused} calls ended by an error after a restart"


def bulk(calls):
    """call_many, of which some calls are refused, beside a binary that is killed."""
    with geocoder_mcp.Geocoder(processes=2) as own:
        asked = ({"query": "{}, {}".format(*point(number)) if number % 50 else ""} for number in range(calls))
        refused = 0
        for number, answer in enumerate(own.call_many("geocode", asked)):
            if isinstance(answer, geocoder_mcp.GeocoderError):
                assert number % 50 == 0 and answer.code == "invalid_argument", (number, answer)
                refused += 1
            else:
                assert is_right(number, answer), number
            if number % 1000 == 999:
                killed(binaries()[-1], signal.SIGKILL)
    assert refused == (calls + 49) // 50
    return f"{refused} refused"


def closing(_):
    """A call after the end raises; a program ends without a word, and leaves nothing behind."""
    with geocoder_mcp.Geocoder() as own:
        own.call("geocode", query="Bern")
    try:
        own.call("geocode", query="Bern")
        raise AssertionError("it answers after its end")
    except geocoder_mcp.GeocoderError as error:
        assert error.code == "closed"
    for end in ("", "own.close()", "os.system(f'pkill -9 -x geocoder-mcp -P {os.getpid()}')", "os.kill(os.getpid(), 9)", "os._exit(0)", "sys.exit(0)",
                "threading.Thread(target=own.call, args=('geocode',), kwargs={'query': 'Bern'}, daemon=True).start()"):
        program = subprocess.run([sys.executable, "-W", "error", "-c", f"""
import geocoder_mcp, os, subprocess, sys, threading
geocoder_mcp.geocode("Bern")
own = geocoder_mcp.Geocoder()
own.call("geocode", query="Bern")
subprocess.run(["pgrep", "-x", "geocoder-mcp", "-P", str(os.getpid())])
{end}"""], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=60)
        assert program.stderr == "" and program.returncode in (0, -9), program
        pids = program.stdout.split()
        assert len(pids) == 2, pids
        for _ in range(100):
            if not any(is_running(pid) for pid in pids):
                break
            time.sleep(.02)
        else:
            raise AssertionError(f"a binary is left after {end!r}")
    assert len(binaries()) == 1, "there are binaries that nobody waits for"


def give_up():
    print("FAIL Python: it hangs, see the stacks", flush=True)
    faulthandler.dump_traceback()
    os._exit(1)


def main(calls):
    if os.getpgrp() != os.getpid():
        os.setpgid(0, 0)
    watchdog = threading.Timer(HANG_S, give_up)
    watchdog.daemon = True
    watchdog.start()
    for row in (threads, loops, coroutines, bulk, sigint, timeouts, handlers, sigkill, restart, pool, forks, gunicorn, closing):
        begun, note = time.monotonic(), ""
        try:
            note = row(calls) or ""
            print(f"ok Python, {row.__name__}: {calls} calls, {time.monotonic() - begun:.1f} s {note}".strip(), flush=True)
        except Exception as error:
            print(f"FAIL Python, {row.__name__}: {error!r}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
