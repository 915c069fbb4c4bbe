import { ENTREPRENEUR_ROUTES } from './entrepreneur-routes.ts';
import { MANAGER_ROUTES } from './manager-routes.ts';
import { PUBLIC_ROUTES } from './public-routes.ts';
import type { Layout, RouteRule } from './route-rule.ts';
import { USER_ROUTES } from './user-routes.ts';

/** Every page of the product (specification, section 2) and sheets of ours, once; those of an area stand in its own file. */
export const ROUTES: readonly RouteRule[] = [
  ...PUBLIC_ROUTES,
  ...USER_ROUTES,
  ...MANAGER_ROUTES,
  ...ENTREPRENEUR_ROUTES,
];

/** The frame of any address, known or not, by its first segments or its last ones (specification, section 2). */
export function layoutOf(path: string): Layout {
  // What is only looked at has the frame of the public page.
  if (path.endsWith('/preview/phone') || path.startsWith('/manager/customization/preview/')) return 'invest';
  if (/^\/(manager|user|entrepreneur)\//.test(path)) return 'dashboard';
  return path.startsWith('/invest') ? 'invest' : 'default';
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const literalFirst = (a: RouteRule, b: RouteRule) => holes(a.path) - holes(b.path);
const holes = (path: string) => path.split('{').length;
const MATCHERS = [...ROUTES].sort(literalFirst).map((rule) => ({
  rule,
  pattern: new RegExp(
    `^${rule.path
      .split(/\{\w+\}/)
      .map(escaped)
      .join('[^/]+')}$`,
  ),
}));

/** The rule of an address (path only, no query), or null. A literal segment wins over a placeholder: `create` is no id. */
export function ruleOf(path: string): RouteRule | null {
  return MATCHERS.find(({ pattern }) => pattern.test(path))?.rule ?? null;
}
