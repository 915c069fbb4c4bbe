import { expect, test } from 'vitest';
import { columnsFor, EXPORT_AREAS, EXPORTED_LIST_NAMES, exportedList, wordKeys } from './exported-lists.ts';

/** Columns of an issuer's file: a new list, or a new column, is looked at here before an issuer reads it. */
const PRIVATE = /e-?mail|wire|iban|wallet|bank|phone|document/i;

test.each(EXPORTED_LIST_NAMES)(
  'the list %s has columns to begin with, and none of a person’s private data for an issuer',
  (name) => {
    const { areas } = exportedList(name);
    for (const area of areas) {
      const columns = columnsFor(name, area);
      expect(columns.filter(([, { besides }]) => !besides).length).toBeGreaterThan(1);
      expect(columns.some(([, { personal }]) => !personal)).toBe(true);
    }
    if (areas.includes('entrepreneur'))
      expect(columnsFor(name, 'entrepreneur').filter(([key]) => PRIVATE.test(key))).toEqual([]);
  },
);

test.each(EXPORTED_LIST_NAMES)(
  'columns of the list %s that only managers read are personal, and words have names and values',
  (name) => {
    for (const [key, column] of columnsFor(name, 'manager')) {
      if (column.managersOnly) expect({ key, personal: column.personal }).toEqual({ key, personal: true });
      expect({ key, words: column.words !== undefined }).toEqual({ key, words: column.kind === 'word' });
    }
  },
);

test('the words that go along with a list are its title, its columns’ and the names of their codes, each once', () => {
  for (const area of EXPORT_AREAS) {
    const keys = wordKeys('investments', area);
    expect(keys).toContain('managed:title');
    expect(keys).toContain('statuses:investment.CHARGED');
    expect(keys.includes('exports:column.email')).toBe(area === 'manager');
    expect(new Set(keys).size).toBe(keys.length);
  }
});
