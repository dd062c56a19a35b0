// Places and coordinates, also without a network, by the binary of this package, which is started at the first call and
// kept. Each worker thread and each process that is forked has a binary of its own.
import { spawn } from 'node:child_process';
import { isMainThread } from 'node:worker_threads';
import { binaryPath } from './binary.js';

const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
  'io.github.geocoder-mcp/lean': true, // structuredContent without its text
};

// Methods of Geocoder, their tools, and the arguments that come first, without their names.
const TOOLS = {
{{tools}}};

const STARTS_MAX = 2; // of the binary in one call: when it ends, it is started once more

export class GeocoderError extends Error {
  constructor({ error, code = '', recoverable = false, suggestion = '', retry_after_s: retryAfter }) {
    super(error);
    Object.assign(this, { name: 'GeocoderError', code, recoverable, suggestion, retryAfter });
  }
}

const children = new Set(); // that run

// A worker thread that ends before its children would leave zombies.
if (!isMainThread) {
  process.on('beforeExit', () => children.forEach((child) => {
    child.ref();
    child.stdin.end();
  }));
}

const closed = () =>
  new GeocoderError({ error: 'This Geocoder is closed.', code: 'closed', suggestion: 'Make a new one.' });

const outcome = ({ error, result }) => {
  if (error) {
    throw new GeocoderError({ error: error.message, code: error.data?.code });
  } else if (result.structuredContent) {
    return result.structuredContent;
  }
  const told = JSON.parse(result.content[0].text);
  if (result.isError) {
    throw new GeocoderError(told);
  }
  const picture = result.content.find(({ type }) => type === 'image')?.data;
  return picture ? { ...told, picture } : told;
};

export class Geocoder {
  #options;
  #env;
  #running; // processes of the binary; undefined: the next call of its place starts one
  #waiting = new Map(); // calls by their id, which no other call ever has
  #id = 0;
  #next = 0; // the process of the next call
  #isClosed = false;

  constructor({ options = [], env = {}, processes = 1 } = {}) {
    this.#options = options;
    this.#env = env;
    this.#running = new Array(processes).fill();
  }

  async call(tool, args = {}, { signal } = {}) {
    signal?.throwIfAborted();
    const id = ++this.#id;
    const params = { name: tool, arguments: args, _meta: META };
    const line = JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params });
    let abort;
    try {
      return outcome(await new Promise((resolve, reject) => {
        this.#waiting.set(id, { line, starts: 0, resolve, reject });
        abort = () => this.#cancel(id, signal.reason);
        signal?.addEventListener('abort', abort);
        this.#send(id);
      }));
    } finally {
      signal?.removeEventListener('abort', abort);
      this.#waiting.delete(id);
      this.#hold();
    }
  }

  /** Ends the binary when it has answered. Later calls reject. */
  close() {
    this.#isClosed = true;
    this.#running.forEach((child) => child?.stdin.end());
  }

  [Symbol.dispose ?? Symbol()]() {
    this.close();
  }

  #send(id) {
    if (this.#isClosed) {
      throw closed();
    }
    const call = this.#waiting.get(id);
    const at = this.#next++ % this.#running.length;
    call.child = this.#running[at] ??= this.#start();
    call.starts++;
    call.child.stdin.write(`${call.line}\n`);
    this.#hold();
  }

  #cancel(id, reason) {
    const params = { requestId: id };
    const { child, reject } = this.#waiting.get(id);
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', method: 'notifications/cancelled', params })}\n`);
    reject(reason); // its answer, should one come, is dropped
  }

  #start() {
    const child = spawn(binaryPath(), ['mcp', ...this.#options], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, ...this.#env },
      detached: process.platform !== 'win32', // a terminal's Ctrl-C is for this program
      windowsHide: true,
    });
    child.on('error', (error) => this.#end(child, error.message));
    child.on('close', (code, signal) => this.#end(child, `status ${code ?? signal}`));
    children.add(child);
    let rest = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop();
      lines.forEach((line) => this.#settle(line, child));
    });
    child.stdin.on('error', () => {}); // 'close' follows
    return child;
  }

  // The process keeps this program alive only while an answer is awaited.
  #hold() {
    const handles = this.#running.flatMap((child) => (child ? [child, child.stdin, child.stdout] : []));
    for (const handle of handles.filter(({ destroyed }) => !destroyed)) { // each use of one would add a listener
      handle[this.#waiting.size ? 'ref' : 'unref']();
    }
  }

  #settle(line, child) {
    try {
      const reply = JSON.parse(line);
      this.#waiting.get(reply.id)?.resolve(reply);
    } catch {
      child.kill('SIGKILL'); // it speaks no JSON
    }
  }

  // What it has not answered is asked once more.
  #end(child, why) {
    children.delete(child);
    this.#running = this.#running.map((one) => (one === child ? undefined : one));
    for (const [id, call] of this.#waiting) {
      if (call.child !== child) {
        continue;
      }
      try {
        if (call.starts === STARTS_MAX) {
          throw new GeocoderError({
            error: `The geocoder ended during this call, and again after a restart: ${why}.`,
            code: 'process_ended',
            suggestion: 'Look for its message on stderr, and for whoever ends it.',
          });
        }
        this.#send(id);
      } catch (error) {
        call.reject(error);
      }
    }
  }
}

const own = new Geocoder(); // its process is the one that the functions share, and ends with this program

/** The arguments of a method as those of its tool. */
function named(first, args) {
  const given = {};
  if (first.length && !(args[0]?.constructor === Object)) {
    first.forEach((name) => { given[name] = args.shift(); });
  }
  const [options, settings] = args;
  return [{ ...given, ...options }, settings];
}

for (const [method, [tool, first]] of Object.entries(TOOLS)) {
  Geocoder.prototype[method] = function (...args) {
    return this.call(tool, ...named(first, args));
  };
}

export const call = own.call.bind(own);
export const { {{names}} } = Object.fromEntries(
  Object.keys(TOOLS).map((method) => [method, own[method].bind(own)]),
);
