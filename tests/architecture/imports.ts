import path from 'node:path';
import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

/** What a file imports: a path of ours from the project's root, or a package's name. */
export interface Import {
  specifier: string;
  /** Path of our own file; null for a package or one of Node's modules. */
  own: string | null;
}

/** Every static and dynamic import and re-export of a file. */
export function importsOf({ path: file, text }: SourceFile): Import[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => ({
    specifier: fileName,
    own: ownPath(file, fileName),
  }));
}

function ownPath(from: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return path.posix.normalize(path.posix.join(path.posix.dirname(from), specifier));
  return null;
}
