import { describe, expect, test } from 'vitest';
import { pathTo } from '#domain/access/addresses.ts';
import { ROUTES, ruleOf } from '#domain/access/route-table.ts';
import { sourceFiles } from './source-files.ts';

/** Where addresses are declared: the builders, the table that they are held against, the routes themselves and their guards' patterns. */
const DECLARES =
  /^(?:domain\/access\/(?:(?:(?:user|manager|entrepreneur)-)?addresses|logout-address|invest-steps|(?:public|user|manager|entrepreneur)-routes|route-table)\.ts|app\/routes\.ts|app\/routes\/.*)$/;
/** What an address of a page begins with. */
const FIRST = [...new Set(ROUTES.map(({ path }) => path.split('/')[1] ?? ''))].filter(Boolean);
const WRITTEN = new RegExp(`(['"\`])\\/(?:${FIRST.join('|')})(?:[/?#][^'"\`\\s]*)?\\1`);

function builders(node: object, name = 'pathTo'): [string, string][] {
  return Object.entries(node).flatMap(([key, value]): [string, string][] => {
    const here = `${name}.${key}`;
    if (typeof value === 'string') return [[here, value]];
    if (typeof value === 'function') return [[here, value('a/b ñ')]];
    return builders(value, here);
  });
}

describe('addresses', () => {
  test.each([...builders(pathTo), ['pathTo.invest with a step', pathTo.invest('a/b', 'sign')]])(
    '%s leads to a page of the route table',
    (_, address) => {
      const [path = ''] = address.split('?');
      expect(ruleOf(path)?.path.split('/')).toHaveLength(path.split('/').length);
    },
  );

  test('addresses of pages are written by their builders alone', () => {
    const written = sourceFiles(/^(?:app|backend|domain|server)\/.*\.tsx?$/)
      .filter(({ path }) => !DECLARES.test(path) && !/\.test\.|^backend\/seed\//.test(path))
      .flatMap(({ path, text }) =>
        text.split('\n').flatMap((line, at) => (WRITTEN.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
      );
    expect(written).toEqual([]);
  });

  test('addresses of files are written by their builders alone', () => {
    const files = /\/resources\/(?:public-)?files\b/;
    const writers = sourceFiles(/^(?:app|backend|domain|server)\/.*\.tsx?$/)
      .filter(({ path, text }) => !/\.test\./.test(path) && files.test(text))
      .map(({ path }) => path);
    expect(writers).toEqual(['domain/access/file-address.ts']);
  });
});
