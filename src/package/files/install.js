// After installation the binary takes the place of the shim, so that no Node stays beside a server. Where that cannot
// be, the shim goes on working.
import { linkSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { binaryPath } from './binary.js';

const shim = fileURLToPath(new URL('bin/geocoder-mcp.js', import.meta.url));
const isYarn = (process.env.npm_config_user_agent ?? '').startsWith('yarn'); // it starts every bin with Node
if (process.platform !== 'win32' && !isYarn) {
  const beside = `${shim}.new`;
  try {
    linkSync(binaryPath(), beside);
    renameSync(beside, shim);
  } catch {
    rmSync(beside, { force: true });
  }
}
