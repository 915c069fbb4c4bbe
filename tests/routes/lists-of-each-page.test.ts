import { afterAll, beforeAll, expect, test } from 'vitest';
import { APP_ROUTES } from '#tests/support/app-routes.ts';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { addInvestments } from '#tests/support/demo-copies.ts';
import { demoSamples } from '#tests/support/demo-samples.ts';
import { routeAddress } from '#tests/support/route-address.ts';

const AREAS = { investor: 'user', manager: 'manager', issuer: 'entrepreneur' } as const;

let dashboard: Dashboard;

beforeAll(async () => {
  dashboard = await startDashboard();
  await addInvestments(dashboard.database, 60);
});
afterAll(() => dashboard?.stop());

/** The page without its frame: the sidebar has a search of its own. */
const mainOf = (html: string) => html.slice(html.indexOf('<main'));

/** Rows of the page's first table that has a body, none for a page without one. */
const rowsOf = (html: string) => (/<tbody[\s\S]*?<\/tbody>/.exec(html)?.[0] ?? '').split('<tr').length - 1;

/** The filters of a list as a browser without script would send them, by their names. */
function controlsOf(html: string): Map<string, string> {
  const form = /<search[\s\S]*?<\/search>/.exec(mainOf(html))?.[0] ?? '';
  const controls = new Map<string, string>();
  for (const [tag = ''] of form.matchAll(/<input\b[^>]*>/g)) {
    const name = /\bname="([^"]*)"/.exec(tag)?.[1];
    if (name && !tag.includes('type="hidden"')) controls.set(name, /\bvalue="([^"]*)"/.exec(tag)?.[1] ?? '');
  }
  for (const [tag = '', name = ''] of form.matchAll(/<select\b[^>]*\bname="([^"]*)"[\s\S]*?<\/select>/g)) {
    const chosen = [...tag.matchAll(/<option\b[^>]*>/g)].find(([option]) => /\bselected\b/.test(option))?.[0] ?? '';
    controls.set(name, /\bvalue="([^"]*)"/.exec(chosen)?.[1] ?? '');
  }
  return controls;
}

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

test.each(Object.entries(AREAS))(
  'every list of the %s behind its end is its last page, and its filters are what its address says',
  async (person, area) => {
    const desk = dashboard.visitor('aurora', 'es');
    await desk.signIn(`${person}@aurora.test`);
    const samples = await demoSamples(dashboard.database);
    const pages = APP_ROUTES.filter(({ isPage, path }) => isPage && path.startsWith(`/${area}/`));
    const lists: string[] = [];
    for (const route of pages) {
      const path = routeAddress(route, samples);
      // Its samples are no list: they lead nowhere.
      if (path === '/manager/components') continue;
      const { status, text } = await desk.get(path);
      if (status !== 200 || !(mainOf(text).includes('<search') || text.includes('<tbody'))) continue;
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
    expect(lists.length, lists.join(' ')).toBeGreaterThanOrEqual({ user: 3, manager: 15, entrepreneur: 8 }[area]);
  },
);
