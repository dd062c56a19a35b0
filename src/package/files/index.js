// Places and coordinates, also without a network, by the binary of this package, which is started once and kept.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { binaryPath } from './binary.js';

const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
};

export class GeocoderError extends Error {
  constructor({ error, code = '', recoverable = false, suggestion = '' }) {
    super(error);
    Object.assign(this, { name: 'GeocoderError', code, recoverable, suggestion });
  }
}

export class Geocoder {
  #child;
  #waiting = new Map();
  #id = 0;

  constructor({ options = [], env = {} } = {}) {
    this.#child = spawn(binaryPath(), ['mcp', ...options], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, ...env },
    });
    this.#child.stdin.on('error', () => {}); // its end tells
    this.#child.on('error', (error) => this.#end(error.message));
    this.#child.on('exit', (code) => this.#end(`The geocoder ended with status ${code}.`));
    createInterface({ input: this.#child.stdout }).on('line', (line) => this.#settle(JSON.parse(line)));
  }

  call(tool, args = {}) {
    const id = ++this.#id;
    const params = { name: tool, arguments: args, _meta: META };
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#hold(true);
      this.#child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params })}\n`);
    });
  }

  close() {
    this.#child.stdin.end();
  }

  // The process keeps this program alive only while an answer is awaited.
  #hold(isAwaited) {
    for (const handle of [this.#child, this.#child.stdin, this.#child.stdout]) {
      handle[isAwaited ? 'ref' : 'unref']();
    }
  }

  #settle({ id, error, result }) {
    const call = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) {
      this.#hold(false);
    }
    if (error) {
      call?.reject(new GeocoderError({ error: error.message }));
    } else if (result.isError) {
      call?.reject(new GeocoderError(JSON.parse(result.content[0].text)));
    } else {
      call?.resolve(result.structuredContent ?? JSON.parse(result.content[0].text));
    }
  }

  #end(why) {
    for (const { reject } of this.#waiting.values()) {
      reject(new GeocoderError({ error: why }));
    }
    this.#waiting.clear();
  }
}

let shared;

/** One call of a tool by a process that all calls share and that ends with this program. */
export function call(tool, args) {
  shared ??= new Geocoder();
  return shared.call(tool, args);
}

export const geocode = (query, options) => call('geocode', { query, ...options });
export const reverseGeocode = (lat, lon, options) => call('reverse_geocode', { lat, lon, ...options });
export const nearbyPlaces = (lat, lon, options) => call('nearby_places', { lat, lon, ...options });
export const bboxFromPlace = (query, options) => call('bbox_from_place', { query, ...options });
