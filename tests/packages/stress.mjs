// The JavaScript module under what happens to programs: interrupts, a binary that is killed, aborted calls, worker
// threads, forks. Every answer is checked against its question, a point of its own.
//
// stress.mjs CALLS     of each row below, `ok NAME: ...` or `FAIL NAME: ...`
import { fork, spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker, isMainThread, workerData } from 'node:worker_threads';
import { geocode, Geocoder, GeocoderError } from 'geocoder-mcp';

const HANG_MS = 600000;
const AT_ONCE = 8;
const self = fileURLToPath(import.meta.url);

const assert = (holds, why) => {
  if (!holds) {
    throw new Error(why);
  }
};

// One of 160,000 points; neighbours in number are far apart.
const point = (number) => [((number * 7919) % 160000) / 1000 - 80, ((number * 104729) % 340000) / 1000 - 170];

async function ask(number, settings) {
  const [lat, lon] = point(number).map((degrees) => Number(degrees.toFixed(3)));
  const [hit] = (await geocode(`${lat}, ${lon}`, {}, settings)).results;
  assert(hit.lat === lat && hit.lon === lon, `question ${number} got the answer to another one`);
}

// Several at a time; `one` gets the number of each.
async function askAll(calls, one = ask) {
  let next = 0;
  const askOn = async () => {
    while (next < calls) {
      await one(next++);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
}

// Ids of the binaries that this process has started, also of those that nobody has waited for.
function binaries(of = process.pid) {
  const found = [];
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const [, comm, parent] = /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
      if (comm.startsWith('geocoder-mcp') && Number(parent) === of) {
        found.push(Number(pid));
      }
    } catch {
      // it has ended meanwhile
    }
  }
  return found;
}

const kill = (pid, signal) => {
  try {
    process.kill(pid, signal);
  } catch {
    // it has ended meanwhile
  }
};

async function during(work, ms, act) {
  let count = 0;
  const timer = setInterval(() => {
    act();
    count++;
  }, ms);
  try {
    await work;
  } finally {
    clearInterval(timer);
  }
  return count;
}

const refusal = (call) => call.then(() => assert(false, 'it has answered'), (error) => error);

const rows = {
  // As a terminal sends it, to the whole process group, in a program that goes on.
  async sigint(calls) {
    const inner = fork(self, [String(calls), 'interrupted'], { detached: true });
    await once(inner, 'message'); // it is ready for signals
    const end = Promise.race([once(inner, 'message'), once(inner, 'exit')]);
    const sent = await during(end.then(([said]) => assert(said === 'done', 'it ended')), 3, () =>
      kill(-inner.pid, 'SIGINT'));
    inner.kill('SIGKILL');
    return `${sent} sent`;
  },

  async sigkill(calls) {
    let refused = 0;
    const one = (number) => ask(number).catch((error) => {
      assert(error.code === 'process_ended', error);
      refused++; // killed again after its restart
    });
    const killed = await during(askAll(calls, one), 80, () => binaries().forEach((pid) => kill(pid, 'SIGKILL')));
    return `${killed} killed, ${refused} calls ended by an error after a restart`;
  },

  // Killed once, before or during a call, nobody notices.
  async restart(calls) {
    for (let number = 0; number < calls / 100; number++) {
      await ask(number);
      binaries().forEach((pid) => kill(pid, 'SIGKILL'));
      await ask(number);
      binaries().forEach((pid) => kill(pid, 'SIGSTOP'));
      setTimeout(() => binaries().forEach((pid) => kill(pid, 'SIGKILL')), 20);
      await ask(number);
    }
    const broken = new Geocoder({ options: ['--no-such-option'] });
    for (let i = 0; i < 2; i++) {
      const error = await refusal(broken.call('geocode', { query: 'Bern' }));
      assert(error instanceof GeocoderError && error.code === 'process_ended', error);
      assert(error.message.includes('status 64'), error.message);
    }
    broken.close();
  },

  // A binary that is slow, and waits that end by a timeout.
  async aborts(calls) {
    await ask(0);
    for (let number = 0; number < calls / 50; number++) {
      const [slow] = binaries();
      kill(slow, 'SIGSTOP');
      const late = refusal(ask(number, { signal: AbortSignal.timeout(10) }));
      assert((await late).name === 'TimeoutError', 'it waits on');
      kill(slow, 'SIGCONT');
      await Promise.all([1, 2, 3].map((later) => ask(number + later)));
    }
    assert((await refusal(ask(0, { signal: AbortSignal.abort() }))).name === 'AbortError', 'it asks');
    let aborted = 0;
    await askAll(calls, async (number) => {
      const controller = new AbortController();
      const call = ask(number, { signal: controller.signal }).catch((error) => {
        assert(error.name === 'AbortError', error);
        aborted++;
      });
      if (number % 3 === 0) {
        setImmediate(() => controller.abort());
      }
      await call;
    });
    return `${aborted} aborted`;
  },

  async 'worker threads'(calls) {
    const workers = [0, 1, 2, 3].map(() => new Worker(self, { workerData: { calls: Math.ceil(calls / 4) } }));
    await Promise.all([...workers.map(async (worker) => {
      const [code] = await once(worker, 'exit');
      assert(code === 0, `ended with ${code}`);
    }), askAll(calls / 4)]);
  },

  async forks(calls) {
    await ask(0);
    const own = String(binaries());
    const children = [0, 1, 2, 3].map(() => fork(self, [String(Math.ceil(calls / 4)), 'plain']));
    await Promise.all([...children.map(async (child) => {
      const [code] = await once(child, 'exit');
      assert(code === 0, `ended with ${code}`);
    }), askAll(calls / 4)]);
    assert(String(binaries()) === own, "the children have ended their parent's binary");
  },

  // A call after the end rejects; a program ends by itself, and leaves nothing behind.
  async closing() {
    const own = new Geocoder();
    const last = own.call('geocode', { query: 'Bern' });
    own.close();
    assert((await last).status === 'ok', 'no answer to what was asked before');
    assert((await refusal(own.call('geocode', { query: 'Bern' }))).code === 'closed', 'it answers after its end');
    for (const end of ['', 'process.exit(0)', "process.kill(process.pid, 'SIGKILL')", "geocode('Rome')"]) {
      const code = `import { geocode } from 'geocoder-mcp'; import { execSync } from 'node:child_process';
        await geocode('Bern');
        console.log(execSync('pgrep -x geocoder-mcp -P ' + process.pid).toString().trim()); ${end}`;
      const program = spawn(process.execPath, ['--input-type=module', '-e', code],
        { cwd: fileURLToPath(new URL('.', import.meta.url)) });
      let said = '', complaint = '';
      program.stdout.on('data', (text) => (said += text));
      program.stderr.on('data', (text) => (complaint += text));
      await once(program, 'close');
      assert(complaint === '' && Number(said) > 0, complaint || said);
      const stat = `/proc/${Number(said)}/stat`;
      for (let i = 0; existsSync(stat) && !/\) Z /.test(readFileSync(stat, 'utf8')); i++) {
        assert(i < 100, `a binary is left after ${end}`);
        await sleep(20);
      }
    }
    assert(binaries().length === 1, 'there are binaries that nobody waits for');
  },
};

async function main([calls, how]) {
  setTimeout(() => {
    console.log('FAIL JavaScript: it hangs');
    process.exit(1);
  }, HANG_MS).unref();
  if (how === 'interrupted') {
    process.on('SIGINT', () => {});
    process.on('message', () => {}); // it stays until its parent ends it
    await ask(0); // a binary that starts is of the group for a moment
    process.send('ready');
  }
  if (how) {
    await askAll(Number(calls));
    process.send('done');
    return how === 'interrupted' || process.disconnect();
  }
  for (const [name, row] of Object.entries(rows)) {
    const begun = Date.now();
    try {
      const note = (await row(Number(calls))) ?? '';
      console.log(`ok JavaScript, ${name}: ${calls} calls, ${(Date.now() - begun) / 1000} s ${note}`.trim());
    } catch (error) {
      console.log(`FAIL JavaScript, ${name}: ${error.stack}`);
    }
  }
}

await (isMainThread ? main(process.argv.slice(2)) : askAll(workerData.calls));
