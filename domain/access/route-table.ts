import { INVEST_STEPS } from './invest-steps.ts';
import { AREA_ROLES, type Role } from './roles.ts';

/** The three page frames (specification, section 2). */
const LAYOUTS = ['default', 'dashboard', 'invest'] as const;
type Layout = (typeof LAYOUTS)[number];

/**
 * Who a route is for. `guest`: only without a live session (a live one goes to its role's home); `public-project`: only
 * without a live session (a live one goes to the invest step); the rest name the roles of `rolesOf`.
 */
export const ACCESSES = ['anyone', 'guest', 'public-project', 'user', 'manager', 'entrepreneur', 'invest'] as const;
export type Access = (typeof ACCESSES)[number];

interface RouteRule {
  /** Path template: `{name}` stands for one segment. */
  path: string;
  layout: Layout;
  access: Access;
  /** The investor's list also runs the check-projects rule (`domain/issuance/check-projects.ts`). */
  checkProjects?: true;
}

const inArea = (access: 'user' | 'manager' | 'entrepreneur', tails: readonly string[]): RouteRule[] =>
  tails.map((tail) => ({ path: `/${access}/${tail}`, layout: 'dashboard', access }));

/** The screens that managers and entrepreneurs share. */
const PROJECT_TAILS = [
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

/** Every page of the product (specification, section 2) and sheets of ours, once. */
export const ROUTES: readonly RouteRule[] = [
  { path: '/', layout: 'default', access: 'anyone' },
  ...['/login', '/register', '/callback', '/forgot-password', '/remember-password'].map(
    (path): RouteRule => ({ path, layout: 'default', access: 'guest' }),
  ),
  // Pages of ours besides: the mailed code of a registration, the button of a secret link, and the way out.
  { path: '/register/code', layout: 'default', access: 'guest' },
  { path: '/login-secret', layout: 'default', access: 'anyone' },
  // Ours: the second half of a sign-in.
  { path: '/login/second-factor', layout: 'default', access: 'guest' },
  { path: '/logout', layout: 'default', access: 'anyone' },
  // Ours: the mailed links that undo a change of a bank account, and by which an address says whether it wants the questions about a project.
  { path: '/bank-account', layout: 'default', access: 'anyone' },
  { path: '/project-mail', layout: 'default', access: 'anyone' },
  // Ours: the default rates of the platform's loans, which the law has published.
  { path: '/default-rates', layout: 'default', access: 'anyone' },
  // Ours: the projects that anyone may see, over the address of each; and how one invests.
  { path: '/invest', layout: 'invest', access: 'guest' },
  { path: '/how-it-works', layout: 'default', access: 'anyone' },
  // Ours: where a browser lands whose document is not there.
  { path: '/document', layout: 'default', access: 'anyone' },
  { path: '/user/issuances', layout: 'dashboard', access: 'user', checkProjects: true },
  ...inArea('user', [
    'account',
    'bbva',
    'portfolio',
    'transfers',
    'investments',
    'notifications',
    'earnings',
    'earnings/{id}/token',
    'earnings/{id}/investor',
    'issuances/{id}',
  ]),
  // Ours: the second look before an order is revoked.
  ...inArea('user', ['investments/{id}/revoke']),
  // Ours: the own sophisticated status, also where no step of an investment asks for it.
  ...inArea('user', ['sophisticated']),
  // Ours: the bulletin board, which the specification names without an address: all ads and one's own, a new one, one of them, changing it.
  ...inArea('user', ['bulletin-board', 'bulletin-board/new', 'bulletin-board/{id}', 'bulletin-board/{id}/edit']),
  ...inArea('manager', ['bulletin-board', 'bulletin-board/{id}']),
  // Ours: the page that claims earnings.
  ...inArea('user', ['earnings/claim']),
  // Ours: taking money out of the balance.
  ...inArea('user', ['bbva/withdraw']),
  // Ours: the form of a transfer of tokens, and the page that confirms it.
  ...inArea('user', ['transfers/new', 'transfers/confirm']),
  // Ours: the receipt of an earning.
  ...inArea('user', ['earnings/{id}/receipt']),
  ...inArea('manager', ['earnings/{id}/receipt']),
  // Ours: yearly tax certificates, and one of them as a file.
  ...inArea('user', ['earnings/certificates', 'earnings/certificates/{id}/{format}']),
  ...inArea('manager', ['earnings/{id}/certificates', 'earnings/certificates/{id}/{format}']),
  // Ours: one's own data, one's company's, and one's own identity check.
  ...inArea('user', ['account/data', 'account/company', 'account/identity']),
  // Ours: one's papers by their days, and the contracts that one has signed.
  ...inArea('user', ['account/documents']),
  // Ours: one's own wallet and the proof of it, one's own referral code and who came with it, the knowledge test outside an order, for whom one invests.
  ...inArea('user', ['account/wallet', 'account/referral', 'account/knowledge-test', 'account/beneficiaries']),
  // Ours: giving the bank account and changing it, and one's own second factor.
  ...inArea('user', ['account/bank-account', 'account/second-factor']),
  ...inArea('entrepreneur', ['account/bank-account', 'account/second-factor']),
  ...inArea('manager', ['account/second-factor']),
  // Ours: the question before somebody's own account is deleted, and before a manager deletes another's; then what is kept of them.
  ...inArea('user', ['account/delete']),
  ...inArea('entrepreneur', ['account/delete']),
  ...inArea('manager', ['account/delete', 'users/{id}/delete']),
  ...inArea('manager', [...PROJECT_TAILS, 'inbox', 'users', 'components', 'customization', 'notifications']),
  // Ours: the looks that a tenant has had, and how it works.
  ...inArea('manager', ['customization/versions', 'settings']),
  // Ours: what a draft of the look would draw, in the frame of no area; a mail of it, and its stylesheet.
  { path: '/manager/customization/preview/{page}', layout: 'invest', access: 'manager' },
  { path: '/manager/customization/preview/mail', layout: 'invest', access: 'manager' },
  { path: '/manager/customization/preview/tenant.css', layout: 'invest', access: 'manager' },
  // Ours: a search through everything that the area's lists hold.
  ...inArea('manager', ['search']),
  ...inArea('entrepreneur', ['search']),
  // Ours: the sheets of a person, their roles, their documents, their waiting identity check and an investment, and the second look before minting.
  ...inArea('manager', ['users/{id}', 'users/{id}/documents', 'users/{id}/identity-check', 'users/{id}/roles']),
  ...inArea('manager', ['investments/{id}', 'investments/mint']),
  // Ours: a long act while it runs, and what came of it.
  ...inArea('manager', ['runs/{id}']),
  // Ours: requests for sophisticated status, and one of them.
  ...inArea('manager', ['users/sophisticated', 'users/sophisticated/{id}']),
  // Ours: bank statements, one movement of the account, and what payment providers told that does not fit.
  ...inArea('manager', [
    'statements',
    'statements/import',
    'statements/{id}',
    'payment-notices',
    'payment-notices/{id}',
  ]),
  // Ours: what waits for people's banks, the second look before a file of transfers, one file, and its document.
  ...inArea('manager', ['payouts', 'payouts/prepare', 'payouts/{id}', 'payouts/{id}/document']),
  // Ours: the second look before a change of phase, before an offer is suspended or goes on, before a failed campaign is given back, and before tokens are allotted.
  ...inArea('manager', ['issuances/{id}/phase', 'issuances/{id}/suspension', 'issuances/{id}/refund-all']),
  ...inArea('manager', ['issuances/{id}/allotment']),
  // Ours: the register of a token's holders as a document, what went from one of them to another, and what was withheld from them.
  ...inArea('manager', ['issuances/{id}/register', 'issuances/{id}/transfers', 'issuances/{id}/withholdings']),
  ...inArea('entrepreneur', ['issuances/{id}/register']),
  // Ours: the waiting list of an offer that is sold out, and one's own place on it.
  ...inArea('manager', ['issuances/{id}/waiting-list']),
  ...inArea('user', ['issuances/{id}/waiting-list']),
  ...inArea('entrepreneur', PROJECT_TAILS),
  // Ours: the second look before a project is deleted.
  ...inArea('manager', ['issuances/{id}/delete']),
  ...inArea('entrepreneur', ['issuances/{id}/delete']),
  // Ours: the tokens (the specification names their screens and no address) and the sheet of one.
  ...inArea('manager', ['tokens', 'tokens/{id}', 'tokens/{id}/acts']),
  ...inArea('entrepreneur', ['tokens', 'tokens/{id}']),
  // Ours: a project as the public will read it, for who writes it.
  ...inArea('manager', ['issuances/{id}/preview']),
  ...inArea('entrepreneur', ['issuances/{id}/preview']),
  // Ours: the same page alone, in the frame of a phone.
  { path: '/manager/issuances/{id}/preview/phone', layout: 'invest', access: 'manager' },
  { path: '/entrepreneur/issuances/{id}/preview/phone', layout: 'invest', access: 'entrepreneur' },
  // Ours: the key investment information sheet, written, handed in and decided.
  ...inArea('manager', ['issuances/{id}/information-sheet']),
  ...inArea('entrepreneur', ['issuances/{id}/information-sheet']),
  // Ours: a change of an offer that people stand behind, prepared and decided.
  ...inArea('manager', ['issuances/{id}/change']),
  ...inArea('entrepreneur', ['issuances/{id}/change']),
  // Ours: news of a project and the questions about it.
  ...inArea('manager', ['issuances/{id}/updates']),
  ...inArea('entrepreneur', ['issuances/{id}/updates']),
  ...inArea('entrepreneur', ['investments/{id}']),
  // Ours: messages of an issuer; those of the others are the specification's.
  ...inArea('entrepreneur', ['notifications']),
  // Ours: how to complain (Regulation (EU) 2020/1503, article 7); one's own complaints, a new one, one of them; all of them, for who decides.
  { path: '/complaints', layout: 'default', access: 'anyone' },
  ...inArea('user', ['complaints', 'complaints/new', 'complaints/{id}']),
  ...inArea('entrepreneur', ['complaints', 'complaints/new', 'complaints/{id}']),
  ...inArea('manager', ['complaints', 'complaints/{id}']),
  // Ours: lists of sanctions and of people in public office, and who was found on them.
  ...inArea('manager', ['screening', 'screening/lists', 'screening/{id}']),
  // Ours: the audit log.
  ...inArea('manager', ['audit']),
  // Ours: files of lists: asked for, ready, and the bytes of one.
  ...inArea('manager', ['exports', 'exports/prepare/{list}', 'exports/{id}/file']),
  ...inArea('entrepreneur', ['exports', 'exports/prepare/{list}', 'exports/{id}/file']),
  ...inArea('user', ['exports', 'exports/prepare/{list}', 'exports/{id}/file']),
  { path: '/invest/{slug}', layout: 'invest', access: 'public-project' },
  ...INVEST_STEPS.map((step): RouteRule => ({ path: `/invest/{slug}/${step}`, layout: 'invest', access: 'invest' })),
];

const NO_ROLES: readonly Role[] = [];

/** The roles that an access asks for; empty where none is asked. Investing is for investors: the roles of the user area. */
export function rolesOf(access: Access): readonly Role[] {
  switch (access) {
    case 'user':
    case 'invest':
      return AREA_ROLES.user;
    case 'manager':
      return AREA_ROLES.manager;
    case 'entrepreneur':
      return AREA_ROLES.entrepreneur;
    case 'anyone':
    case 'guest':
    case 'public-project':
      return NO_ROLES;
    default: {
      const unknown: never = access;
      throw new Error(`unknown guard ${String(unknown)}`);
    }
  }
}

/** Whether an access asks for a live session (401 or sign-in page without one). */
export function needsSession(access: Access): boolean {
  return rolesOf(access).length > 0;
}

/** Whether a visitor may see a page: `roles` of the live session, `null` without one. Throws on an unknown guard (specification, section 6). */
export function mayEnter(access: Access, roles: readonly Role[] | null): boolean {
  const asked = rolesOf(access);
  if (access === 'anyone') return true;
  if (asked.length === 0) return roles === null;
  return roles?.some((role) => asked.includes(role)) ?? false;
}

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
