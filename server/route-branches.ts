import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { matchRoutes, type RouteObject } from 'react-router';
import type { App } from './door.ts';
import { ROUTE_MANIFEST_PATH, routeManifest } from './route-manifest.ts';

/** Addresses whose branch may be remembered by their shape: nothing encoded, so that a segment is what it looks like. */
const PLAIN = /^\/[\w\-./~]{0,300}$/;
/** Parts of a route's path that a shape says all of: a literal, a whole placeholder, the rest. */
const SEGMENT = /^(?:[\w-][\w\-.]*|:[\w-]+|\*)$/;
/** Ours: shapes of addresses that exist are some hundred; strangers' addresses are matched anew beyond this. */
const MOST_SHAPES = 2_000;

type Routes = ServerBuild['routes'];

/**
 * The built app. Remix flattens, ranks and compiles the whole table of routes three times a request; here the branch of an address (its
 * route, its layouts and the root) is found once for each shape of address, by Remix's own matching, and the request is answered by a handler that
 * knows no other route.
 */
export function appByBranch(build: ServerBuild): App {
  const branchOf = branchFinder(build.routes);
  const whole = createRequestHandler(build, 'production');
  const handlers = new Map<string, App>();
  return (request) => {
    const url = new URL(request.url);
    if (url.pathname === ROUTE_MANIFEST_PATH) return Promise.resolve(routeManifest(url, build.assets, branchOf));
    const ids = branchOf(url.pathname);
    const leaf = ids?.at(-1);
    if (!ids || leaf === undefined) return whole(request);
    const known = handlers.get(leaf);
    if (known) return known(request);
    const made = createRequestHandler(branchBuild(build, ids), 'production');
    handlers.set(leaf, made);
    return made(request);
  };
}

/** What finds the routes of a path, root first; null where the whole table has to be asked (a path with odd signs, or that matches nothing). */
export function branchFinder(routes: Routes): (pathname: string) => readonly string[] | null {
  const tree = routeTree(routes);
  const segments = Object.values(routes).flatMap(({ path }) => (path ?? '').split('/').filter(Boolean));
  const literals = new Set(segments.filter((one) => !/^[:*]/.test(one)).map((one) => one.toLowerCase()));
  const isSimple =
    segments.every((one) => SEGMENT.test(one)) && Object.values(routes).every((one) => !one.caseSensitive);
  const known = new Map<string, readonly string[] | null>();
  return (pathname) => {
    if (!isSimple || !PLAIN.test(pathname)) return null;
    // As Remix reads the address of a page's data.
    const path = pathname.endsWith('.data') ? pathname.slice(0, -'.data'.length).replace(/^\/_root$/, '/') : pathname;
    const shape = path
      .split('/')
      .map((one) => (one === '' || literals.has(one.toLowerCase()) ? one.toLowerCase() : ':'))
      .join('/');
    const before = known.get(shape);
    if (before !== undefined) return before;
    const found = matchRoutes(tree, path)?.map(({ route }) => route.id ?? '') ?? null;
    if (known.size < MOST_SHAPES) known.set(shape, found);
    return found;
  };
}

/** The table as Remix's matching takes it, children in the order of the build. */
export function routeTree(routes: Routes, parentId = ''): RouteObject[] {
  return Object.values(routes)
    .filter((route) => (route.parentId ?? '') === parentId)
    .map(({ id, path, index, caseSensitive }) =>
      index ? { id, path, index, caseSensitive } : { id, path, caseSensitive, children: routeTree(routes, id) },
    );
}

/** The build with the routes of one branch alone: its pages name no other script, and ask for one when a form leads there. */
function branchBuild(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const only = <T>(all: Record<string, T>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id))) as Record<string, T>;
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } };
}
