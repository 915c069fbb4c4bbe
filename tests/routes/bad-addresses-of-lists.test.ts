import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { addInvestments } from '#tests/support/demo-copies.ts';
import { controlsOf, FEWEST_LISTS, LIST_AREAS, listPages, rowsOf } from '#tests/support/list-pages.ts';

const OTHER = 'ladrillo';

let dashboard: Dashboard;
/** A cursor that another tenant's list gave to its manager. */
let foreign: string;

beforeAll(async () => {
  dashboard = await startDashboard();
  for (const tenant of ['aurora', OTHER]) await addInvestments(dashboard.database, 60, tenant);
  const elsewhere = dashboard.visitor(OTHER, 'es');
  await elsewhere.signIn(`manager@${OTHER}.test`);
  const { text } = await elsewhere.get('/manager/investments');
  foreign = /[?;]after=([\w-]+)/.exec(text)?.[1] ?? '';
});
afterAll(() => dashboard?.stop());

/** What no list takes, by what it is: the list is then as it is without it. */
const ignored = (): Record<string, string> => ({
  'a page behind the end': 'page=99',
  'a cursor that somebody made up': 'after=garbage',
  'a cursor before that': 'before=garbage',
  'a cursor of another tenant': `after=${foreign}`,
  'a cursor of another tenant, backwards': `before=${foreign}`,
  'an order by what is no column': 'sort=-password_hash',
  'a day before there were days': 'from=0000-01-01&to=0000-01-01&date=0000-01-01&at=0000-01-01',
});
/** What nobody wrote, and what stands for anything where a pattern is made of it. */
const SEARCHED = { 'ten thousand letters': 'z'.repeat(10_000), 'signs of a pattern': '%_\\' };

test.each(Object.entries(LIST_AREAS))(
  'every list of the %s answers an address that is none of its own as if that part were not there, and finds nothing by signs',
  async (person, area) => {
    expect(foreign).not.toBe('');
    const desk = dashboard.visitor('aurora', 'es');
    await desk.signIn(`${person}@aurora.test`);
    const lists = await listPages(desk, area, dashboard.database);
    expect(lists.length).toBeGreaterThanOrEqual(FEWEST_LISTS[area]);
    const seen: unknown[] = [];
    for (const { path, text } of lists) {
      for (const [what, query] of Object.entries(ignored())) {
        const answer = await desk.follow(await desk.get(`${path}?${query}`));
        const rows = what === 'a page behind the end' ? rowsOf(answer.text) > 0 : rowsOf(answer.text);
        const wanted = what === 'a page behind the end' ? rowsOf(text) > 0 : rowsOf(text);
        if (answer.status !== 200 || rows !== wanted) seen.push([path, what, answer.status, rows, wanted]);
      }
      const hasSearch = controlsOf(text).has('q');
      for (const [what, q] of Object.entries(SEARCHED)) {
        const answer = await desk.follow(await desk.get(`${path}?${new URLSearchParams({ q })}`));
        // A table of a page that has other tables besides is not the searched one: what is found is counted where it is the only one.
        const rows = hasSearch && text.split('<tbody').length === 2 ? rowsOf(answer.text) : 0;
        if (answer.status !== 200 || rows > 0) seen.push([path, what, answer.status, rows]);
      }
    }
    expect(seen).toEqual([]);
  },
);
