import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { appByBranch, branchFinder, routeTree } from '#server/route-branches.ts';

/** The table of the built app, and Remix's own matching over all of it: the other side of each comparison. */
let build: ServerBuild;
let routes: ServerBuild['routes'];
let branchOf: (pathname: string) => readonly string[] | null;
/** Addresses that the table itself writes, with something in each placeholder. */
let addresses: string[];

beforeAll(async () => {
  build = (await import(pathToFileURL(path.resolve('build/server/index.js')).href)) as ServerBuild;
  routes = build.routes;
  branchOf = branchFinder(routes);
  addresses = Object.values(routes)
    .filter((route) => route.index || route.path)
    .map((route) => `/${route.path ?? ''}`.replace(/:[\w-]+/g, 'a-1').replace('*', 'no/such'));
});

/** What is matched in the whole table, and in the branch alone. */
function bothWays(pathname: string) {
  const facts = (matches: ReturnType<typeof matchRoutes>) =>
    matches?.map(({ route, params, pathname: at }) => [route.id, params, at]);
  const ids = branchOf(pathname);
  const some = Object.fromEntries(Object.entries(routes).filter(([id]) => ids?.includes(id) ?? true));
  return [facts(matchRoutes(routeTree(routes), pathname)), facts(matchRoutes(routeTree(some), pathname))];
}

describe('the branch of an address', () => {
  // Remix says of each malformed address that it is one.
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => vi.restoreAllMocks());

  test('is what Remix matches in the whole table, for every route of it in every spelling', () => {
    expect(addresses.length).toBeGreaterThan(60);
    for (const address of addresses) {
      const long = address.replace('a-1', '0f8fad5b-d9cb-469f-a165-70867728950e');
      for (const one of [address, long, address.toUpperCase(), `${address}/`, `${address}/x`, `/${address}`]) {
        const [whole, branch] = bothWays(one);
        expect([one, branch]).toEqual([one, whole]);
      }
      expect(branchOf(address), address).not.toBeNull();
    }
    // Each leaf is reached by an address of its own, so that nothing was compared with nothing.
    const leaves = new Set(addresses.map((address) => branchOf(address)?.at(-1)));
    expect(leaves.size).toBe(addresses.length);
  });

  test('is the same for any address that strangers make of its words', () => {
    const words = [...new Set(addresses.flatMap((address) => address.split('/')))];
    const segment = fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...words) },
      fc.constantFrom('', '%2F', 'a%0Ab', '%E0%A4%A', '~', 'ñ', ':id', '*', '..a', 'x'.repeat(400)),
      fc.string({ maxLength: 6 }).map(encodeURIComponent),
    );
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 6 }), (parts) => {
        const [whole, branch] = bothWays(`/${parts.join('/')}`);
        expect(branch).toEqual(whole);
      }),
      { numRuns: 500 },
    );
  });

  test('the branch of a page’s data is that of the page', () => {
    for (const address of addresses.filter((one) => one !== '/'))
      expect([address, branchOf(`${address}.data`)]).toEqual([address, branchOf(address)]);
    expect(branchOf('/_root.data')).toEqual(branchOf('/'));
  });

  test('is asked of the whole table where the path holds odd signs', () => {
    for (const odd of ['/invest/a%0Ab', '/invest/ñ', '/login;x', `/${'a'.repeat(400)}`])
      expect(branchOf(odd)).toBeNull();
  });
});

describe('the scripts of another address', () => {
  const ask = (query: [string, string][]) =>
    appByBranch(build)(new Request(`http://localhost/__manifest?${new URLSearchParams(query)}`));

  test('are those that Remix itself names for it', async () => {
    const asked = '/manager/investments/0f8fad5b-d9cb-469f-a165-70867728950e';
    const answer = await ask([
      ['p', asked],
      ['version', build.assets.version],
    ]);
    expect(answer.headers.get('Cache-Control')).toContain('immutable');
    const ids = matchRoutes(routeTree(routes), asked)?.map(({ route }) => route.id ?? '') ?? [];
    expect(ids.length).toBeGreaterThan(2);
    expect(await answer.json()).toEqual(Object.fromEntries(ids.map((id) => [id, build.assets.routes[id]])));
  });

  test('are those of the page that says "not found" where nothing is, and nothing for an address that is none', async () => {
    const version: [string, string] = ['version', build.assets.version];
    expect(Object.keys(await (await ask([['p', '/there/is/nothing'], version])).json())).toContain('root');
    expect(await (await ask([['p', '/%E0%A4%A'], version])).json()).toEqual({});
  });

  test('are not looked for in another build, nor for more addresses than a page has', async () => {
    const old = await ask([
      ['p', '/login'],
      ['version', 'before'],
    ]);
    expect([old.status, old.headers.get('X-Remix-Reload-Document')]).toEqual([204, 'true']);
    const many = Array.from({ length: 9 }, (_, at): [string, string] => ['p', `/invest/a-${at}`]);
    expect((await ask(many)).status).toBe(400);
    expect((await ask([['p', `/${'x'.repeat(500)}`]])).status).toBe(400);
  });
});
