import { INVEST_STEPS } from './invest-steps.ts';
import type { RouteRule } from './route-rule.ts';

/** Pages outside the areas: for everybody, for guests, and the steps of an investment. */
export const PUBLIC_ROUTES: readonly RouteRule[] = [
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
  // Ours: the way out that mails of news carry, for a person and for their mail program.
  { path: '/unsubscribe', layout: 'default', access: 'anyone' },
  // Ours: the default rates of the platform's loans, which the law has published.
  { path: '/default-rates', layout: 'default', access: 'anyone' },
  // Ours: whether a certificate of legitimation stands, for whoever has its paper (Ley 6/2023, article 14).
  { path: '/legitimations', layout: 'default', access: 'anyone' },
  // Ours: the projects that anyone may see, over the address of each; and how one invests.
  { path: '/invest', layout: 'invest', access: 'guest' },
  { path: '/how-it-works', layout: 'default', access: 'anyone' },
  // Ours: where a browser lands whose document is not there.
  { path: '/document', layout: 'default', access: 'anyone' },
  // Ours: how to complain (Regulation (EU) 2020/1503, article 7).
  { path: '/complaints', layout: 'default', access: 'anyone' },
  // Ours: its form for people without an account, and the mailed links to what they sent (Delegated Regulation (EU) 2022/2117).
  { path: '/complaints/new', layout: 'default', access: 'anyone' },
  { path: '/complaints/mine', layout: 'default', access: 'anyone' },
  { path: '/invest/{slug}', layout: 'invest', access: 'public-project' },
  ...INVEST_STEPS.map((step): RouteRule => ({ path: `/invest/{slug}/${step}`, layout: 'invest', access: 'invest' })),
];
