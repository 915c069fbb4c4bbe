import { expect, test } from 'vitest';
import { type Import, importsOf } from './imports.ts';
import { type SourceFile, sourceFiles, TYPESCRIPT } from './source-files.ts';

/** ARCHITECTURE.md, The house: what each folder may import of ours besides itself. A longer path wins. */
const MAY: Record<string, readonly string[]> = {
  'app/': ['contract/', 'domain/', 'tenants/'],
  'backend/': ['contract/', 'domain/'],
  'backend/seed/': ['backend/', 'contract/', 'domain/', 'tenants/'],
  'bench/': ['app/', 'backend/', 'contract/', 'domain/', 'server/', 'tenants/', 'tests/support/'],
  'contract/': ['domain/'],
  'domain/': [],
  'server/': ['contract/', 'domain/', 'tenants/'],
  'tenants/': ['domain/'],
  'tests/': ['app/', 'backend/', 'contract/', 'domain/', 'server/', 'tenants/', 'scripts/', 'playwright.config.ts'],
};

/** Inside the app, `routes → features → the rest`: what the lower floors may not import. */
const NOT_BELOW: Record<string, readonly string[]> = {
  'app/features/': ['app/routes/'],
  'app/layouts/': ['app/routes/', 'app/features/'],
  'app/parts/': ['app/routes/', 'app/features/'],
  'app/lists/': ['app/routes/', 'app/features/'],
  'app/ui/': ['app/routes/', 'app/features/', 'app/layouts/'],
  'app/forms/': ['app/routes/', 'app/features/', 'app/layouts/'],
  'app/api/': ['app/routes/', 'app/features/', 'app/layouts/', 'app/ui/'],
  'app/session/': ['app/routes/', 'app/features/', 'app/layouts/', 'app/ui/'],
  'app/tenant/': ['app/routes/', 'app/features/', 'app/layouts/'],
  'app/i18n/': ['app/routes/', 'app/features/', 'app/layouts/', 'app/ui/'],
};

function findings(check: (file: SourceFile, imported: Import) => boolean, fits = TYPESCRIPT): string[] {
  return sourceFiles(fits).flatMap((file) =>
    importsOf(file)
      .filter((imported) => check(file, imported))
      .map(({ specifier }) => `${file.path} imports ${specifier}`),
  );
}

const floorOf = (table: Record<string, unknown>, path: string) =>
  Object.keys(table)
    .filter((floor) => path.startsWith(floor))
    .sort((a, b) => b.length - a.length)[0];

test('every folder imports only what the architecture lets it', () => {
  const wrong = findings((file, { own }) => {
    const house = floorOf(MAY, file.path);
    if (!own || !house || own.startsWith(house)) return false;
    return !MAY[house]?.some((allowed) => own.startsWith(allowed));
  });
  expect(wrong).toEqual([]);
});

test('inside the app, features know no routes, and what they stand on knows no features', () => {
  const wrong = findings((file, { own }) => {
    const floor = floorOf(NOT_BELOW, file.path);
    return Boolean(own && floor && NOT_BELOW[floor]?.some((above) => own.startsWith(above)));
  });
  expect(wrong).toEqual([]);
});

test('our own files are imported whole, with their ending', () => {
  const wrong = findings((_, { own }) => own !== null && !/\.(tsx?|json|js|svg|css|woff2)(\?\w+)?$/.test(own));
  expect(wrong).toEqual([]);
});

test('code that may reach a browser imports no zod and nothing of a server', () => {
  const screens = /^app\/(?:ui|features|layouts)\/(?!.*\.(?:server|form|test)\.).*\.tsx$/;
  const wrong = findings(
    (file, { specifier }) =>
      (specifier === 'zod' || specifier.startsWith('node:') || specifier.includes('.server.')) &&
      !new RegExp(`import type [^;]*['"]${specifier.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}['"]`).test(file.text),
    screens,
  );
  expect(wrong).toEqual([]);
});

test('the rules have no clock, no chance, no input or output and no screen of their own', () => {
  const pure = /^domain\/(?!.*\.test\.ts$).*\.ts$/;
  const imported = findings((_, { specifier }) => /^(?:node:|fs$|react|pg$|undici$|pino$)/.test(specifier), pure);
  const used = sourceFiles(pure)
    .filter(({ text }) => /\bnew Date\(\)|\bDate\.now\(|\bMath\.random\(|\bprocess\.|\bfetch\(/.test(text))
    .map(({ path }) => path);
  expect([...imported, ...used]).toEqual([]);
});

test('scripts that run before the installation need nothing but Node', () => {
  const wrong = sourceFiles(/^scripts\/(?:start|test|serve|install|environment|children|chromium|build)\.mjs$/).flatMap(
    (file) =>
      importsOf(file)
        .filter(({ specifier }) => !/^(?:node:|\.\/)/.test(specifier))
        .map(({ specifier }) => `${file.path} imports ${specifier}`),
  );
  expect(wrong).toEqual([]);
});

test('a feature imports no other feature: what two nouns need is a part', () => {
  const noun = (path: string) => /^app\/features\/([^/]+)\//.exec(path)?.[1];
  const wrong = findings((file, { own }) => {
    const [from, to] = [noun(file.path), own ? noun(own) : undefined];
    return Boolean(from && to && from !== to);
  });
  expect(wrong).toEqual([]);
});

test('a screen stands in a folder of its own, inside the folder of its noun', () => {
  const loose = sourceFiles(/^app\/features\/(?:[^/]+\/)?[^/]+\.tsx?$/).map(({ path }) => path);
  expect(loose).toEqual([]);
});
