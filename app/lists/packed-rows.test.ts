import { expect, test } from 'vitest';
import { packRows, unpackRows } from './packed-rows.ts';

const FIELDS = ['id', 'name', 'note'] as const;
type Row = Record<(typeof FIELDS)[number], string>;

test('rows come out as they went in, empty cells included', () => {
  const rows = [
    { id: '1', name: 'Ñandú "S.L."', note: '' },
    { id: '2', name: '', note: '1.234,50 €' },
  ];
  expect(unpackRows<Row>(packRows(FIELDS, rows))).toEqual(rows);
});

test('an empty list is packed and unpacked as an empty list', () => {
  expect(unpackRows<Row>(packRows(FIELDS, []))).toEqual([]);
});

test('a tab or a line end inside a cell moves no other cell', () => {
  const [first, ...more] = unpackRows<Row>(packRows(FIELDS, [{ id: '1', name: 'a\tb\nc', note: 'd' }]));
  expect(first).toEqual({ id: '1', name: 'a b c', note: 'd' });
  expect(more).toEqual([]);
});
