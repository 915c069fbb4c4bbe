import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { addInvestments } from '#tests/support/demo-copies.ts';
import { controlsOf, FEWEST_LISTS, LIST_AREAS, listPages, rowsOf } from '#tests/support/list-pages.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';

let dashboard: Dashboard;

beforeAll(async () => {
  dashboard = await takeDashboard();
  await addInvestments(dashboard.database, 60);
});
afterAll(() => dashboard?.stop());

/** The last thing that each filter can be set to, and words that nobody wrote. */
function lastChoices(html: string): URLSearchParams {
  const wanted = new URLSearchParams();
  for (const name of controlsOf(html).keys()) {
    const select = new RegExp(`<select\\b[^>]*\\bname="${name}"[\\s\\S]*?</select>`).exec(html)?.[0];
    const values = [...(select ?? '').matchAll(/<option\b[^>]*\bvalue="([^"]*)"/g)].map(([, value = '']) => value);
    const value = select ? values.at(-1) : name === 'q' ? 'zz' : '';
    if (value) wanted.set(name, value);
  }
  return wanted;
}

test.each(Object.entries(LIST_AREAS))(
  'every list of the %s behind its end is its last page, and its filters are what its address says',
  async (person, area) => {
    const desk = dashboard.visitor('aurora', 'es');
    await desk.signIn(`${person}@aurora.test`);
    const lists: string[] = [];
    for (const { path, text } of await listPages(desk, area, dashboard.database)) {
      lists.push(path);
      const beyond = await desk.follow(await desk.get(`${path}?page=99`));
      expect([path, beyond.status, rowsOf(beyond.text) > 0]).toEqual([path, 200, rowsOf(text) > 0]);
      // Another list of the same page turns by keys of its own name.
      const turns = [...beyond.text.matchAll(/<a\b[^>]*rel="next"[^>]*>/g)].filter(([link]) => /[?;]after=/.test(link));
      expect([path, turns]).toEqual([path, []]);
      expect([path, ...controlsOf(text).values()].filter(Boolean)).toEqual([path]);
      const wanted = lastChoices(text);
      const chosen = controlsOf((await desk.get(`${path}?${wanted}`)).text);
      for (const [name, value] of chosen) expect([path, name, value]).toEqual([path, name, wanted.get(name) ?? '']);
    }
    expect(lists.length, lists.join(' ')).toBeGreaterThanOrEqual(FEWEST_LISTS[area]);
  },
);
