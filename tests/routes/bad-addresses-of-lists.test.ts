import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { addInvestments } from '#tests/support/demo-copies.ts';
import { FEWEST_LISTS, LIST_AREAS, listPages, rowsOf } from '#tests/support/list-pages.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';

const OTHER = 'ladrillo';
const BEHIND = 'a page behind the end';

let dashboard: Dashboard;
/** A cursor that another tenant's list gave to its manager. */
let foreign: string;

beforeAll(async () => {
  dashboard = await takeDashboard();
  for (const tenant of ['aurora', OTHER]) await addInvestments(dashboard.database, 60, tenant);
  const elsewhere = dashboard.visitor(OTHER, 'es');
  await elsewhere.signIn(`manager@${OTHER}.test`);
  const { text } = await elsewhere.get('/manager/investments');
  foreign = /[?;]after=([\w-]+)/.exec(text)?.[1] ?? '';
});
afterAll(() => dashboard?.stop());

/** What no list takes, by what it is: the list is then as it is without it. */
const ignored = (): Record<string, string> => ({
  [BEHIND]: 'page=99',
  // A query that none of our pages can have made is not read.
  'ten thousand letters': `q=${'z'.repeat(10_000)}`,
  'a cursor that somebody made up': 'after=garbage',
  'a cursor before that': 'before=garbage',
  'a cursor of another tenant': `after=${foreign}`,
  'a cursor of another tenant, backwards': `before=${foreign}`,
  'an order by what is no column': 'sort=-password_hash',
  'a day before there were days': 'from=0000-01-01&to=0000-01-01&date=0000-01-01&at=0000-01-01',
});
/** What is said at its field instead of being left out. */
const SAID: Readonly<Record<string, string>> = {
  '/user/portfolio/statement a day before there were days': 'the days of a paper are not guessed',
};

/** Rows of the page's last table: what waits stands above a list, and only where its address asks for nothing. */
const listed = (html: string) => rowsOf(html.slice(html.lastIndexOf('<tbody')));

test.each(Object.entries(LIST_AREAS))(
  'every list of the %s answers an address that is none of its own as if that part were not there, and finds nothing by signs',
  async (person, area) => {
    expect(foreign).not.toBe('');
    const desk = dashboard.visitor('aurora', 'es');
    await desk.signIn(`${person}@aurora.test`);
    const lists = await listPages(desk, area, dashboard.database);
    expect(lists.length).toBeGreaterThanOrEqual(FEWEST_LISTS[area]);
    const seen: unknown[] = [];
    for (const { path } of lists) {
      const get = async (query: string) => desk.follow(await desk.get(`${path}?${query}`));
      const { text } = await get('');
      const nobody = listed((await get('q=qxzqxz')).text);
      const asked = [
        ...Object.entries(ignored()).map(([what, query]) => [what, query, listed(text)] as const),
        ['signs of a pattern', 'q=%25_%5C', nobody] as const,
      ];
      for (const [what, query, wanted] of asked) {
        const answer = await get(query);
        const rows = listed(answer.text);
        const isAsWanted = what === BEHIND ? rows > 0 === wanted > 0 : rows === wanted;
        if ((answer.status !== 200 || !isAsWanted) && !(`${path} ${what}` in SAID))
          seen.push([path, what, answer.status, rows, wanted]);
      }
    }
    expect(seen).toEqual([]);
  },
);
