import ts from 'typescript';
import { expect, test } from 'vitest';
import { importsOf } from './imports.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

const CODE = /^(?:app|backend|contract|domain|server)\/(?!.*\.test\.).*\.tsx?$/;

/** A room of the back end: a module, a provider or a stand-in; null outside them. */
function roomOf(path: string): string | null {
  return /^backend\/(?:modules|providers|local)\/[^/]+(?=\/)/.exec(path)?.[0] ?? null;
}

/** What each place imports, by name. */
type Arrows = Map<string, Set<string>>;

function draw(arrows: Arrows, from: string, to: string): void {
  const known = arrows.get(from) ?? new Set();
  arrows.set(from, known.add(to));
}

/** The first circle that is found, written as a walk; null where there is none. */
function circleIn(arrows: Arrows): string | null {
  const done = new Set<string>();
  const walk = (at: string, path: readonly string[]): string | null => {
    const before = path.indexOf(at);
    if (before !== -1) return [...path.slice(before), at].join(' → ');
    if (done.has(at)) return null;
    for (const next of arrows.get(at) ?? []) {
      const circle = walk(next, [...path, at]);
      if (circle) return circle;
    }
    done.add(at);
    return null;
  };
  for (const start of arrows.keys()) {
    const circle = walk(start, []);
    if (circle) return circle;
  }
  return null;
}

/** Imports that stay once types are gone, those that are made late included. */
function valueImportsOf(file: SourceFile): Set<string> {
  const tree = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true);
  const kept = new Set<string>();
  for (const statement of tree.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const clause = statement.importClause;
    const named = clause?.namedBindings;
    const isTypeOnly =
      clause?.isTypeOnly ||
      (clause && !clause.name && named && ts.isNamedImports(named) && named.elements.every((each) => each.isTypeOnly));
    if (!isTypeOnly) kept.add(statement.moduleSpecifier.text);
  }
  const late = (node: ts.Node): void => {
    const [named] =
      ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments : [];
    if (named && ts.isStringLiteral(named)) kept.add(named.text);
    ts.forEachChild(node, late);
  };
  late(tree);
  return kept;
}

test('modules, providers and stand-ins of the back end import each other without circles', () => {
  const arrows: Arrows = new Map();
  for (const file of sourceFiles(CODE)) {
    const from = roomOf(file.path);
    for (const { own } of from ? importsOf(file) : []) {
      const to = own && roomOf(own);
      if (from && to && to !== from) draw(arrows, from, to);
    }
  }
  expect(arrows.size).toBeGreaterThan(10);
  expect(circleIn(arrows)).toBeNull();
});

test('files import each other’s values without circles', () => {
  const arrows: Arrows = new Map();
  for (const file of sourceFiles(CODE)) {
    const values = valueImportsOf(file);
    for (const { own, specifier } of importsOf(file)) if (own && values.has(specifier)) draw(arrows, file.path, own);
  }
  expect(circleIn(arrows)).toBeNull();
});

test('the modules know no provider and no stand-in, and the providers no stand-in', () => {
  const wrong = sourceFiles(/^backend\/(?:modules|providers)\/.*\.ts$/).flatMap((file) =>
    importsOf(file)
      .filter(({ own }) =>
        own && file.path.startsWith('backend/modules/')
          ? /^backend\/(?:providers|local)\//.test(own)
          : own?.startsWith('backend/local/'),
      )
      .map(({ own }) => `${file.path} imports ${own}`),
  );
  expect(wrong).toEqual([]);
});
