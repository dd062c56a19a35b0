#!/usr/bin/env node
// Starts the binary where it could not take this file's place; passes on signals and its end.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { binaryPath } from '../binary.js';

const child = spawn(binaryPath(), process.argv.slice(2), { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => child.kill(signal));
}
child.on('error', (error) => {
  console.error(`geocoder-mcp: ${error.message}`);
  process.exit(127);
});
child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code));
