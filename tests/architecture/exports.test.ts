import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { importsOf } from './imports.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

const PRODUCTION = /^(?:app|backend|contract|domain|server|tenants)\/(?!.*\.test\.).*\.tsx?$/;
const CODE =
  /^(?:app|backend|bench|contract|domain|scripts|server|tenants|tests)\/.*\.(?:tsx?|mjs)$|^[\w.-]+\.(?:ts|js)$/;

/** Read by a framework or a tool by its name, not by an import of ours. */
const ENTRY =
  /^app\/(?:routes\/|routes\.ts$|root\.tsx$|entry\.)|^backend\/workers\/worker\.ts$|^backend\/db\/drizzle\.config\.ts$/;

/** Found by their names: types, what a test runner gathers, a build reads, or a command starts. */
const BEGINS = /\.(?:test|spec|look|d)\.tsx?$|^[\w.-]+$|^scripts\/|^bench\/[^/]+$/;

/** Tables that only statements written as text read: the schema still names every table. */
const TABLES = ['backend/db/schema/totals.ts totalChanges', 'backend/db/schema/totals.ts totals'];

/** What tests alone call, each with its reason. */
const FOR_TESTS: Record<string, readonly string[]> = {
  'a test closes the connections that it opened': ['app/api/transport.server.ts closeTransport'],
  'tables that tests hold the product against, row by row': ['domain/access/permissions.ts ACTIONS'],
  'tables that are in nobody’s copy, held against those that there are': [
    'domain/own-data/own-data.ts LEFT_OUT_TABLES',
  ],
  'rules that the database says in SQL, held against it': [
    'domain/investment/firm-money.ts isFirm',
    'domain/text/search-words.ts searchWords',
  ],
  'thresholds of Annex II, held against the criteria that managers see': [
    'domain/onboarding/sophisticated.ts legalPersonQualifies',
    'domain/onboarding/sophisticated.ts naturalPersonQualifies',
  ],
  'bank files and hosts that tests are fed with': [
    'domain/statement/sample-files.ts sampleFile',
    'tenants/registry.ts tenantFileOf',
  ],
  'the data files of tenants are checked before they ship, not when a page is asked for': [
    'tenants/schema.ts checkTenants',
  ],
};

interface Exported {
  file: string;
  name: string;
}

/** Dependencies that no file of ours imports: the framework's build knows this one as its peer. */
const PEERS = ['@remix-run/serve'];

/** What a file exports, and of its imports which name of which file of ours; `*` is all of it. */
function readFile({ path, text }: SourceFile): { exported: string[]; imported: Exported[] } {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const exported: string[] = [];
  const imported: Exported[] = [];
  const take = (from: ts.Expression | undefined, names: readonly string[]) => {
    const file = from && ts.isStringLiteral(from) ? fileOf(path, from.text) : null;
    if (file) imported.push(...names.map((name) => ({ file, name })));
  };
  for (const statement of tree.statements) {
    if (ts.isImportDeclaration(statement)) take(statement.moduleSpecifier, importedNames(statement.importClause));
    else if (ts.isExportDeclaration(statement)) {
      const { exportClause } = statement;
      const names = exportClause && ts.isNamedExports(exportClause) ? exportClause.elements : [];
      exported.push(...names.map(({ name }) => name.text));
      take(
        statement.moduleSpecifier,
        exportClause ? names.map((each) => (each.propertyName ?? each.name).text) : ['*'],
      );
    } else exported.push(...exportedNames(statement));
  }
  const late = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      take(node.arguments[0], ['*']);
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal))
      take(node.argument.literal, ['*']);
    ts.forEachChild(node, late);
  };
  late(tree);
  return { exported, imported };
}

function importedNames(clause: ts.ImportClause | undefined): string[] {
  const named = clause?.namedBindings;
  const names =
    named && ts.isNamedImports(named) ? named.elements.map((each) => (each.propertyName ?? each.name).text) : [];
  return [...(clause?.name ? ['default'] : []), ...(named && ts.isNamespaceImport(named) ? ['*'] : []), ...names];
}

function exportedNames(statement: ts.Statement): string[] {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const has = (kind: ts.SyntaxKind) => modifiers.some((modifier) => modifier.kind === kind);
  if (ts.isExportAssignment(statement)) return ['default'];
  if (!has(ts.SyntaxKind.ExportKeyword)) return [];
  if (has(ts.SyntaxKind.DefaultKeyword)) return ['default'];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  const { name } = statement as ts.DeclarationStatement;
  return name ? [name.text] : [];
}

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []));
}

/** The path of one of our files that is imported by an alias or from beside; null for a package. */
function fileOf(from: string, specifier: string): string | null {
  const plain = specifier.replace(/\?.*$/, '');
  if (plain.startsWith('#')) return plain.slice(1);
  return plain.startsWith('.') ? posix.join(posix.dirname(from), plain) : null;
}

const isTest = (path: string) => /^(?:tests|bench)\/|\.test\./.test(path);

/** Every export of production that no other production file imports, and whether a test does while the file itself uses it. */
function lonelyExports(): { id: string; usedByItself: boolean; tested: boolean }[] {
  const files = sourceFiles(CODE).map((file) => ({ file, ...readFile(file) }));
  const importers = new Map<string, { production: boolean; test: boolean }>();
  for (const { file, imported } of files) {
    for (const { file: of, name } of imported) {
      const known = importers.get(`${of} ${name}`) ?? { production: false, test: false };
      importers.set(`${of} ${name}`, {
        production: known.production || !isTest(file.path),
        test: known.test || isTest(file.path),
      });
    }
  }
  return files
    .filter(({ file }) => PRODUCTION.test(file.path) && !ENTRY.test(file.path))
    .flatMap(({ file, exported }) =>
      exported.flatMap((name) => {
        const by = [importers.get(`${file.path} ${name}`), importers.get(`${file.path} *`)];
        if (by.some((each) => each?.production)) return [];
        const said = file.text.match(new RegExp(`(?<![\\w$])${name}(?![\\w$])`, 'g')) ?? [];
        return [{ id: `${file.path} ${name}`, usedByItself: said.length > 1, tested: by.some((each) => each?.test) }];
      }),
    );
}

test('every export is imported by another file; one that only a test imports is used by its own file', () => {
  const expected = [...TABLES, ...Object.values(FOR_TESTS).flat()].sort();
  const lonely = lonelyExports().filter(({ tested, usedByItself }) => !(tested && usedByItself));
  expect(lonely.map(({ id }) => id).sort()).toEqual(expected);
});

test('every file is imported by another, or is named where a process, a browser or a test run begins', () => {
  const files = sourceFiles(CODE);
  const imported = new Set(
    files.flatMap((file) => importsOf(file).flatMap(({ own }) => own?.replace(/\?.*$/, '') ?? [])),
  );
  const named = [...files, ...sourceFiles(/^package\.json$/)];
  const alone = files.filter(
    ({ path }) =>
      !imported.has(path) &&
      !ENTRY.test(path) &&
      !BEGINS.test(path) &&
      !named.some((other) => other.path !== path && other.text.includes(posix.basename(path))),
  );
  expect(alone.map(({ path }) => path)).toEqual([]);
});

const packages = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies' | 'scripts',
  Record<string, string>
>;

/** Packages that none of these files names, as an import or as a path into it. */
function idleAmong(names: readonly string[], files: readonly SourceFile[]): string[] {
  return names.filter((name) => {
    const said = new RegExp(`['"\`/]${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}['"\`/]`);
    return !files.some(({ text }) => said.test(text));
  });
}

test('every dependency of production is imported by a production file', () => {
  const sources = sourceFiles(CODE).filter(({ path }) => !isTest(path));
  expect(idleAmong(Object.keys(packages.dependencies), sources)).toEqual(PEERS);
});

test('every dependency of development is named by a file of ours, and types come with what they are of', () => {
  const names = Object.keys(packages.devDependencies);
  const [types, tools] = [
    names.filter((name) => name.startsWith('@types/')),
    names.filter((name) => !name.startsWith('@types/')),
  ];
  const installed = { ...packages.dependencies, ...packages.devDependencies };
  const widowed = types
    .map((name) => name.slice('@types/'.length))
    .filter((name) => name !== 'node' && !(name in installed));
  expect([...idleAmong(tools, sourceFiles(CODE)), ...widowed]).toEqual([]);
});
