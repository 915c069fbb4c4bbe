import { expect, test } from 'vitest';
import { formatFor } from '#app/i18n/format.ts';
import { i18nOf } from '#app/i18n/instances.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { customization } from '#contract/customization.ts';
import type { WaitingJson } from '#contract/inbox.ts';
import { waitingRow } from './waiting-row.server.ts';

const NOW = new Date('2026-11-24T10:00:00Z');

/** As much of a manager's visit as a row needs. */
function visitIn(lang: 'es' | 'en'): SignedInVisit {
  const t = i18nOf(lang, 'standard').i18n.getFixedT(lang);
  const format = formatFor(customization.parse({}), lang, NOW);
  return { t, lang, format, session: { user: { id: 'me' } } } as unknown as SignedInVisit;
}

const waiting = (over: Partial<WaitingJson>): WaitingJson => ({
  id: 'one',
  kind: 'sheet',
  page: 'project',
  person: null,
  title: null,
  note: null,
  project: { id: 'project', title: { es: 'Huerta solar', en: 'Solar orchard' } },
  amount: null,
  since: '2026-11-23T10:00:00Z',
  due_at: '2026-11-25T10:00:00Z',
  taken_by: null,
  taken_for_caller: false,
  looked_at_by: [],
  ...over,
});

test.each([
  ['phase', 'phase_close'],
  ['change', 'change'],
  ['sheet', 'sheet'],
] as const)(
  'a row about a project as a whole (%s) is named after it, where a phone shows it, and says it once',
  (kind, note) => {
    for (const [lang, title] of [
      ['es', 'Huerta solar'],
      ['en', 'Solar orchard'],
    ] as const) {
      const row = waitingRow(visitIn(lang), waiting({ kind, note }), NOW);
      expect([row.name, row.project]).toEqual([title, '']);
      expect(row.note).not.toBe('');
    }
  },
);

test('a row about somebody, or with a name of its own, keeps that name with its project beside it', () => {
  const es = visitIn('es');
  const asked = waitingRow(es, waiting({ kind: 'question', person: { id: 'p', name: 'Ana Ruiz' } }), NOW);
  expect([asked.name, asked.project]).toEqual(['Ana Ruiz', 'Huerta solar']);
  const paid = waitingRow(es, waiting({ kind: 'distribution', title: 'Cupón 3', note: 'pay' }), NOW);
  expect([paid.name, paid.project]).toEqual(['Cupón 3', 'Huerta solar']);
  const nobody = waitingRow(es, waiting({ kind: 'run', note: 'refund_all', project: null }), NOW);
  expect([nobody.name, nobody.note]).toEqual(['Devolución de una oferta', '']);
});

test('a row says who has it open, after what it says anyway', () => {
  const looked_at_by = [{ id: 'c', name: 'Marta Gil', since: '2026-11-24T09:58:00Z' }];
  expect(waitingRow(visitIn('es'), waiting({ note: 'sheet', looked_at_by }), NOW).note).toMatch(
    / · Marta Gil lo tiene abierto$/,
  );
  expect(waitingRow(visitIn('en'), waiting({ note: 'sheet', looked_at_by }), NOW).note).toMatch(
    / · Marta Gil has it open$/,
  );
});

test('a row that a colleague has taken who is away says so to whoever stands in, and is theirs', () => {
  const taken_by = { id: 'c', name: 'Marta Gil' };
  const standing = waitingRow(visitIn('es'), waiting({ note: 'sheet', taken_by, taken_for_caller: true }), NOW);
  expect([standing.taken, standing.isMine]).toEqual(['Suple a Marta Gil', true]);
  const other = waitingRow(visitIn('en'), waiting({ note: 'sheet', taken_by }), NOW);
  expect([other.taken, other.isMine]).toEqual(['Marta Gil', false]);
});
