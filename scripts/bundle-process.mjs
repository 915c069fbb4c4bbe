/** Makes one file of a process: our own sources in, packages left in `node_modules`. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './environment.mjs';

/** What a process runs in threads: files of their own beside its own. */
const WORKERS_OF = { 'backend/main.ts': ['backend/workers/worker.ts'] };

/** Options of esbuild for an entry point; `scripts/dev.mjs` watches with the same ones. */
export function bundleOptions(entry, outfile) {
  return {
    absWorkingDir: ROOT,
    entryPoints: Object.fromEntries(
      [entry, ...(WORKERS_OF[entry] ?? [])].map((source, at) => [
        at === 0 ? path.parse(outfile).name : path.parse(source).name,
        path.join(ROOT, source),
      ]),
    ),
    outdir: path.dirname(outfile),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
    banner: {
      js: "const projectRoot = new URL('../../', import.meta.url); const bundleFolder = new URL('./', import.meta.url);",
    },
    plugins: [sourcePlaces],
  };
}

export async function bundleProcess(entry, outfile) {
  const { build } = await import('esbuild');
  await build(bundleOptions(entry, outfile));
}

/** A source that reads files beside it (`new URL('./migrations/', import.meta.url)`) finds them where they were, not beside the bundle. */
const sourcePlaces = {
  name: 'source-places',
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      const text = await readFile(file, 'utf8');
      if (!text.includes('import.meta.url')) return null;
      const place = JSON.stringify(path.relative(ROOT, file).split(path.sep).join('/'));
      return { contents: text.replaceAll('import.meta.url', `new URL(${place}, projectRoot).href`), loader: 'ts' };
    });
  },
};
