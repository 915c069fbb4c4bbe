import path from 'node:path';
import ts from 'typescript';

const CODE = /(?<!\.css)\.tsx?$/;

/**
 * The files that the browser may run when it begins with these: what they import as values, and what that does. Files of the server are left out by
 * their name, as the framework's build does.
 * @param read a file by its path from the project's root; null where there is none
 */
export function reachedFiles(starts: readonly string[], read: (file: string) => ts.SourceFile | null): ts.SourceFile[] {
  const reached = new Map<string, ts.SourceFile>();
  const waiting = [...starts];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const source = reached.has(file) || !CODE.test(file) || file.includes('.server.') ? null : read(file);
    if (!source) continue;
    reached.set(file, source);
    waiting.push(...importedFiles(source));
  }
  return [...reached.values()];
}

/** Our own files that a file imports for more than their types. */
function importedFiles(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const take = (from: ts.Expression | undefined) => {
    const own = from && ts.isStringLiteralLike(from) ? ownPath(source.fileName, from.text) : null;
    if (own) found.push(own);
  };
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement) && !isTypes(statement.importClause)) take(statement.moduleSpecifier);
    if (ts.isExportDeclaration(statement) && !statement.isTypeOnly) take(statement.moduleSpecifier);
  }
  const later = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) take(node.arguments[0]);
    ts.forEachChild(node, later);
  };
  if (source.text.includes('import(')) later(source);
  return found;
}

function isTypes(clause: ts.ImportClause | undefined): boolean {
  if (!clause || clause.isTypeOnly) return clause !== undefined;
  const names = clause.namedBindings && ts.isNamedImports(clause.namedBindings) ? clause.namedBindings.elements : [];
  return !clause.name && names.length > 0 && names.every(({ isTypeOnly }) => isTypeOnly);
}

function ownPath(from: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(from), specifier) : null;
}
