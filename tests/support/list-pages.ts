import { APP_ROUTES } from './app-routes.ts';
import type { TestDatabase } from './database.ts';
import { demoSamples } from './demo-samples.ts';
import { routeAddress } from './route-address.ts';
import type { Visitor } from './visitor.ts';

/** The areas in which lists stand, by the demo log-in that reads them. */
export const LIST_AREAS = { investor: 'user', manager: 'manager', issuer: 'entrepreneur' } as const;
type ListArea = (typeof LIST_AREAS)[keyof typeof LIST_AREAS];
/** So many lists are found in each at least. */
export const FEWEST_LISTS: Record<ListArea, number> = { user: 3, manager: 15, entrepreneur: 8 };

/** Every page of an area that has a list: of the table of routes, so that none is forgotten. */
export async function listPages(
  desk: Visitor,
  area: ListArea,
  database: TestDatabase,
): Promise<{ path: string; text: string }[]> {
  const samples = await demoSamples(database);
  const found: { path: string; text: string }[] = [];
  for (const route of APP_ROUTES) {
    if (!route.isPage || !route.path.startsWith(`/${area}/`)) continue;
    const path = routeAddress(route, samples);
    // Its samples are no list: they lead nowhere.
    if (path === '/manager/components') continue;
    const { status, text } = await desk.get(path);
    if (status === 200 && (mainOf(text).includes('<search') || text.includes('<tbody'))) found.push({ path, text });
  }
  return found;
}

/** The page without its frame: the sidebar has a search of its own. */
const mainOf = (html: string) => html.slice(html.indexOf('<main'));

/** Rows of the page's first table that has a body, none for a page without one. */
export const rowsOf = (html: string) => (/<tbody[\s\S]*?<\/tbody>/.exec(html)?.[0] ?? '').split('<tr').length - 1;

/** The filters of a list as a browser without script would send them, by their names. */
export function controlsOf(html: string): Map<string, string> {
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
