import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** As the build does it; scripts are plain JavaScript and run as such. */
export async function bundle(entry: string, outfile: string): Promise<void> {
  const code = `import { bundleProcess } from './scripts/bundle-process.mjs'; await bundleProcess(...process.argv.slice(1))`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code, entry, outfile]);
}
