import ts from 'typescript';
import { expect, it } from 'vitest';
import { askedKeys } from './asked-keys.ts';

/** A template's place, as a screen writes it. */
const WAY = ['$', '{way}'].join('');
const NAMESPACES = new Set(['ui', 'users', 'look']);
const HOOK = "import { useTranslation } from 'react-i18next';\n";

function asked(code: string): string[] {
  const text = `${HOOK}export function Screen({ data, way }) {\n  ${code}\n}`;
  return [...askedKeys(ts.createSourceFile('screen.tsx', text, ts.ScriptTarget.Latest, true), NAMESPACES)].sort();
}

it('a screen asks the keys that it writes, of its own namespace and of one that it names', () => {
  const code = "const { t } = useTranslation('users'); return [t('title'), t('ui:close'), t('days', { count: 2 })];";
  expect(asked(code)).toEqual(['ui:close', 'users:days', 'users:title']);
});

it('a key with a part that is filled in asks all texts that fit it, and a choice both of its keys', () => {
  const code = `const { t } = useTranslation('users'); return [t(\`role.${WAY}.name\`), t(data ? 'yes' : \`no.${WAY}\`), t(\`ui:step.${WAY}\`)];`;
  expect(asked(code)).toEqual(['ui:step.*', 'users:no.*', 'users:role.*.name', 'users:yes']);
});

it('a key that is known only when it runs asks the whole namespace, and so does a `t` that is passed on', () => {
  expect(asked("const { t } = useTranslation('users'); return t(data.key);")).toEqual(['users:*']);
  expect(asked("const { t } = useTranslation('users'); return lines(data, t);")).toEqual(['users:*']);
  expect(asked("const { t: say } = useTranslation('users'); return { say };")).toEqual(['users:*']);
});

it('a string that begins like a key is asked wherever it stands, also where the rest is added to it', () => {
  expect(asked("return <Row label={data['ui:close']} of={{ key: 'look:title' }} />;")).toEqual([
    'look:title',
    'ui:close',
  ]);
  expect(asked("return 'ui:step.' + way;")).toEqual(['ui:step.*']);
});

it('two screens of a file that call their texts the same ask of both namespaces', () => {
  const code =
    "const { t } = useTranslation('users'); const two = () => { const { t } = useTranslation('look'); return t('a'); };";
  expect(asked(code)).toEqual(['look:a', 'users:a']);
});

it('a file whose texts cannot be told by reading it is refused with its place', () => {
  const unread = [
    'const { t } = useTranslation(data.of);',
    "const texts = useTranslation('users');",
    "const { t } = useTranslation('nothing');",
    "const { t } = useTranslation('users', { keyPrefix: 'a' });",
    `const { t } = useTranslation('users'); return t(\`${WAY}:title\`);`,
    "const { i18n } = useTranslation('users'); return i18n.t('users:title');",
  ];
  for (const code of unread) expect(() => asked(code), code).toThrow(/^screen\.tsx:3 .*cannot be told$/);
});
