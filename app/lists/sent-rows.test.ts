import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFor } from '#app/i18n/format.ts';
import { i18nOf } from '#app/i18n/instances.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { DEFAULT_CUSTOMIZATION } from '#app/tenant/customization.server.ts';
import { listPage } from './list-page.server.ts';
import { listTable } from './list-table.server.ts';
import { sentColumns, sentRows } from './sent-rows.ts';

const LIST = listPage({ texts: 'users', filters: {} });
const visit = {
  t: i18nOf('en', 'standard').i18n.getFixedT('en'),
  format: formatFor(DEFAULT_CUSTOMIZATION, 'en', new Date()),
  request: new Request('http://aurora.localhost'),
  url: new URL('http://aurora.localhost/list'),
  session: { user: { id: 'me' } },
} as unknown as SignedInVisit;
const EMPTY = { icon: 'users', filtered: '', none: '' } as const;

interface Row {
  id: string;
  name: string;
  note: string;
  waits: boolean;
}

/** A list's rows, as a screen reads them. */
function sent(data: readonly Row[]) {
  const meta = { per_page: 50, total: data.length, more: false, first: 1, last: 1, previous: null, next: null };
  const table = listTable(visit, LIST, {
    asked: {},
    answer: { data, meta },
    path: '/list',
    empty: EMPTY,
    isMine: (row) => row.waits,
    columns: {
      name: { says: (row) => row.name, href: (row) => `/people/${row.id}?queue=a`, note: (row) => row.note },
      kyc: { as: 'chip', says: (row) => (row.waits ? { label: row.note, tone: 'caution' } : null) },
    },
  });
  return sentRows({ columns: sentColumns(table.columns), rows: table.rows });
}

const rows = fc.uniqueArray(fc.record({ id: fc.uuid(), name: fc.string(), note: fc.string(), waits: fc.boolean() }), {
  selector: ({ id }) => id,
  maxLength: 8,
});
const plain = (text: string) => text.replace(/[\t\n]/g, ' ');

describe('the rows of a list on their way to a screen', () => {
  it('arrive as they were, whatever stands in a cell; tabs and line ends are blanks', () => {
    fc.assert(
      fc.property(rows, (data) => {
        const read = sent(data);
        expect(read.map(({ id }) => id)).toEqual(data.map(({ id }) => id));
        for (const [at, { id, name, note, waits }] of data.entries()) {
          const cells: Record<string, string[]> = read[at]?.cells ?? {};
          expect(cells.name?.[0]).toBe(plain(name));
          if (name !== '')
            expect([cells.name?.[1], cells.name?.[2] ?? '']).toEqual([`/people/${id}?queue=a`, plain(note)]);
          expect(cells.kyc?.[0]).toBe(waits ? plain(note) : '');
          expect(cells.mine?.[0]).toBe(waits ? '1' : '');
        }
      }),
    );
  });

  it('tell once what all rows share but for their id', () => {
    const data = [1, 2, 3].map((at) => ({ id: `id-${at}`, name: `Ana ${at}`, note: '', waits: false }));
    const meta = { per_page: 50, total: 3, more: false, first: 1, last: 3, previous: null, next: null };
    const { rows: text } = listTable(visit, LIST, {
      asked: {},
      answer: { data, meta },
      path: '/list',
      empty: EMPTY,
      columns: { name: { says: (row) => row.name, href: (row) => `/people/${row.id}` } },
    });
    expect(text).toBe('id-1\tAna 1\nid-2\tAna 2\nid-3\tAna 3');
  });

  it('tell of a bare count that its name stands before it where its head is not seen', () => {
    const meta = { per_page: 50, total: 1, more: false, first: 1, last: 1, previous: null, next: null };
    const { columns } = listTable(visit, LIST, {
      asked: {},
      answer: { data: [{ id: 'a', name: 'Ana', told: 46 }], meta },
      path: '/list',
      empty: EMPTY,
      columns: {
        name: { says: (row) => row.name },
        told: { as: 'tokens', says: (row) => row.told, header: 'Told', at: ['sum'] },
      },
    });
    expect(sentColumns(columns).map(({ key, header, at }) => [key, header, at])).toEqual([
      ['name', expect.any(String), ''],
      ['told', 'Told', 'end named sum'],
    ]);
  });
});
