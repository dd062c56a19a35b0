// Where the binary of this platform is: the package of that platform, which npm installs as an optional dependency.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export function binaryPath() {
  const { platform, arch } = process;
  const ending = platform === 'win32' ? '.exe' : '';
  try {
    return require.resolve(`@geocoder-mcp/${platform}-${arch}/bin/geocoder-mcp${ending}`);
  } catch {
    throw new Error(`geocoder-mcp has no binary for ${platform} ${arch} here: either none is published, or npm was ` +
      'told to leave out optional dependencies; install again without --omit=optional.');
  }
}
