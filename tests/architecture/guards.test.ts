import ts from 'typescript';
import { expect, test } from 'vitest';
import { type SourceFile, sourceFiles } from './source-files.ts';

/** Answers without anything of anybody's: no session is read, so that they can be cached for everyone. */
const FOR_ALL = new Set([
  'app/routes/resources/texts.ts',
  'app/routes/resources/build.ts',
  'app/routes/resources/tenant-css.ts',
]);

const routes = sourceFiles(/^app\/routes\/.*(?<!\.test)\.tsx?$|^app\/root\.tsx$/).filter(
  ({ path }) => !FOR_ALL.has(path),
);

/** Loaders and actions of a file: their name and first statement. Null where one is not a plain exported function. */
function entrances({ path, text }: SourceFile): { name: string; first: string | null }[] {
  const parsed = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: { name: string; first: string | null }[] = [];
  for (const statement of parsed.statements) {
    if (ts.isFunctionDeclaration(statement) && isEntrance(statement.name?.text)) {
      found.push({ name: statement.name?.text ?? '', first: statement.body?.statements[0]?.getText() ?? null });
    } else if (ts.isVariableStatement(statement)) {
      const names = statement.declarationList.declarations.map(({ name }) => name.getText()).filter(isEntrance);
      found.push(...names.map((name) => ({ name, first: null })));
    } else if (ts.isExportDeclaration(statement) && /\b(?:loader|action)\b/.test(statement.getText())) {
      found.push({ name: 'passed on', first: null });
    }
  }
  return found;
}

const isEntrance = (name: string | undefined) => name === 'loader' || name === 'action';

test('every loader and action asks who is there before it does anything else', () => {
  // A layout’s loader protects nothing: a data request can name a child route alone.
  const guard = /^(?:const [^=;]+ = |return )?(?:await )?(?:\w+\()?await requireRole\(request, '[a-z-]+'\)/;
  const open = routes.flatMap((file) =>
    entrances(file)
      .filter(({ first }) => !first || !guard.test(first))
      .map(({ name }) => `${file.path}: ${name}`),
  );
  expect(open).toEqual([]);
});

test('a route asks for the role of its own area', () => {
  const areas = { user: 'user', manager: 'manager', entrepreneur: 'entrepreneur' };
  const wrong = Object.entries(areas).flatMap(([area, access]) =>
    routes
      .filter(({ path }) => path.startsWith(`app/routes/${area}/`))
      .filter(({ text }) =>
        [...text.matchAll(/requireRole\(request, '([a-z-]+)'\)/g)].some(([, asked]) => asked !== access),
      )
      .map(({ path }) => path),
  );
  expect(wrong).toEqual([]);
});

test('a route is a guard, one feature call and one screen', () => {
  const long = routes.filter(({ path, text }) => path !== 'app/root.tsx' && text.split('\n').length > 80);
  expect(long.map(({ path }) => path)).toEqual([]);
});
