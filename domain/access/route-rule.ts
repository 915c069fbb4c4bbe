import type { Access } from './access.ts';

/** The three page frames (specification, section 2). */
const LAYOUTS = ['default', 'dashboard', 'invest'] as const;
export type Layout = (typeof LAYOUTS)[number];

export interface RouteRule {
  /** Path template: `{name}` stands for one segment. */
  path: string;
  layout: Layout;
  access: Access;
  /** The investor's list also runs the check-projects rule (`domain/issuance/check-projects.ts`). */
  checkProjects?: true;
}

/** Pages of an area, by the ends of their addresses, in the frame of a dashboard. */
export const inArea = (access: 'user' | 'manager' | 'entrepreneur', tails: readonly string[]): RouteRule[] =>
  tails.map((tail) => ({ path: `/${access}/${tail}`, layout: 'dashboard', access }));

/** The screens that managers and entrepreneurs share. */
export const PROJECT_TAILS = [
  'issuances',
  'issuances/create',
  'issuances/{id}',
  'issuances/{id}/edit',
  'issuances/{id}/investors',
  'issuances/{id}/whitelist',
  'issuances/{id}/benefits',
  'issuances/{id}/benefits/{benefit_id}',
  'earnings',
  'earnings/{id}/token',
  'earnings/{id}/investor',
  'investments',
  'account',
] as const;
