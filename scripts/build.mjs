/**
 * Builds what runs: the app by Remix on Vite (`build/client`, `build/server`), and each process as one file (`build/backend/main.js`,
 * `build/door/main.js`). Each part is built anew only when a source of its own has changed: a hash over their contents is kept in `build/`.
 * `node scripts/build.mjs [--force] [app] [backend] [dashboard]`
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleProcess } from './bundle-process.mjs';
import { Refusal, ROOT, runScript } from './environment.mjs';
import { ensureInstalled } from './install.mjs';

const RULES = ['contract', 'domain', 'tenants', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** What each part is made of, what it makes, and how. */
const PARTS = {
  app: {
    sources: ['app', 'public', 'vite.config.ts', 'remix.config.js', ...RULES],
    result: 'build/server/index.js',
    make: buildApp,
  },
  backend: {
    sources: ['backend', 'scripts/build.mjs', 'scripts/bundle-process.mjs', ...RULES],
    result: 'build/backend/main.js',
    make: () => bundleWithConfig('backend/', 'build/backend/'),
  },
  dashboard: {
    sources: ['server', 'scripts/build.mjs', 'scripts/bundle-process.mjs', ...RULES],
    result: 'build/door/main.js',
    make: () => bundleWithConfig('server/', 'build/door/'),
  },
};

/** Builds the named parts that are stale. */
export async function ensureBuilt(names = Object.keys(PARTS), { force = false } = {}) {
  for (const name of names) {
    const part = PARTS[name];
    if (!part) throw new Refusal(`There is no part "${name}": ${Object.keys(PARTS).join(', ')}.`);
    const hash = hashOf(part.sources);
    if (!force && readStamps()[name] === hash && existsSync(path.join(ROOT, part.result))) continue;
    const since = Date.now();
    process.stdout.write(`Building the ${name} … `);
    await part.make();
    writeStamps({ ...readStamps(), [name]: hash });
    console.log(`${((Date.now() - since) / 1000).toFixed(1)} s`);
  }
}

/** A process, and what reads its variables by itself: `npm start` asks that before it starts anything. */
async function bundleWithConfig(source, folder) {
  await bundleProcess(`${source}config.ts`, `${folder}config.js`);
  await bundleProcess(`${source}main.ts`, `${folder}main.js`);
}

function buildApp() {
  const cli = path.join(ROOT, 'node_modules/@remix-run/dev/dist/cli.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'vite:build'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Refusal(`The app could not be built:\n${stdout}\n${stderr}`);
}

function hashOf(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesBelow).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Files that end up in a build: tests and hidden files do not. */
function filesBelow(place) {
  const full = path.join(ROOT, place);
  if (!existsSync(full)) return [];
  if (path.extname(place) && !place.startsWith('.')) return [place];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.|\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath ?? entry.path, entry.name)));
}

const STAMPS = path.join(ROOT, 'build/stamps.json');

function readStamps() {
  try {
    return JSON.parse(readFileSync(STAMPS, 'utf8'));
  } catch {
    return {};
  }
}

function writeStamps(stamps) {
  mkdirSync(path.dirname(STAMPS), { recursive: true });
  writeFileSync(STAMPS, `${JSON.stringify(stamps, null, 2)}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runScript(async () => {
    const words = process.argv.slice(2);
    const names = words.filter((word) => !word.startsWith('--'));
    ensureInstalled();
    await ensureBuilt(names.length > 0 ? names : undefined, { force: words.includes('--force') });
  });
}
