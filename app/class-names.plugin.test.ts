import { expect, test } from 'vitest';
import { shortClassNames } from './class-names.plugin.ts';

test('a short name of a class is never the end of an element’s name, which a selector would take for the class', () => {
  const nameOf = shortClassNames();
  const names = Array.from({ length: 40 }, (_, at) =>
    nameOf({ filePath: 'app/ui/table/list-rows.css.ts', hash: `style-${at}` }),
  );
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/[0-9A-Z]/);
  expect(names.filter((name) => /^[a-z]+$/.test(name))).toEqual([]);
});
