import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Folders that hold what people of this project write. */
const HOUSES = [
  'app',
  'backend',
  'bench',
  'contract',
  'docs',
  'domain',
  'public',
  'scripts',
  'server',
  'tenants',
  'tests',
];

export interface SourceFile {
  /** From the project's root, with forward slashes. */
  path: string;
  /** Read when asked for. */
  readonly text: string;
}

const all: SourceFile[] = [
  ...readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => sourceFile(name)),
  // A folder that holds nothing yet is not in a fresh clone.
  ...HOUSES.filter((house) => existsSync(path.join(ROOT, house))).flatMap((house) =>
    readdirSync(path.join(ROOT, house), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        sourceFile(path.relative(ROOT, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')),
      ),
  ),
];

function sourceFile(file: string): SourceFile {
  let text: string | undefined;
  return {
    path: file,
    get text() {
      text ??= readFileSync(path.join(ROOT, file), 'utf8');
      return text;
    },
  };
}

/** The project's own files whose path fits, in no order that matters. */
export function sourceFiles(fits: RegExp): SourceFile[] {
  return all.filter((file) => fits.test(file.path));
}

/** TypeScript that runs or is tested, not declared types. */
export const TYPESCRIPT = /(?<!\.d)\.tsx?$/;
