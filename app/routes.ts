import { index, layout, prefix, type RouteConfig, route } from '@remix-run/route-config';

/**
 * Every address of the app. Areas and layouts follow specification section 2; who may enter stands in `domain/access/route-table.ts`
 * and is asked by the first line of every loader and action.
 */
/** An address inside an area or a project that is no page: its 404 stands in their frame. */
const nothingElse = (where: string) => route('*', 'routes/public/not-found.tsx', { id: `${where}-not-found` });

export default [
  layout('routes/layouts/default.tsx', [
    index('routes/public/home.tsx'),
    route('login', 'routes/public/login.tsx'),
    route('login-secret', 'routes/public/login-secret.tsx'),
    route('document', 'routes/public/document.tsx'),
    route('register', 'routes/public/register.tsx'),
    route('register/code', 'routes/public/register-code.tsx'),
    route('forgot-password', 'routes/public/forgot-password.tsx'),
    route('remember-password', 'routes/public/remember-password.tsx'),
  ]),

  layout('routes/layouts/invest.tsx', [
    route('invest/:slug', 'routes/invest/project.tsx'),
    ...prefix('invest/:slug', [
      route('identification', 'routes/invest/identification.tsx'),
      route('type-of-investor', 'routes/invest/type-of-investor.tsx'),
      route('account-information', 'routes/invest/account-information.tsx'),
      route('aditional-information', 'routes/invest/aditional-information.tsx'),
      route('initial-test', 'routes/invest/initial-test.tsx'),
      route('simulation-loss-bearing-capacity', 'routes/invest/simulation-loss-bearing-capacity.tsx'),
      route('invest', 'routes/invest/invest.tsx'),
      route('declare-interest', 'routes/invest/declare-interest.tsx'),
      route('contribution-breakdown', 'routes/invest/contribution-breakdown.tsx'),
      route('method-payment', 'routes/invest/method-payment.tsx'),
      route('payment-bankwire', 'routes/invest/payment-bankwire.tsx'),
      route('payment-creditcard', 'routes/invest/payment-creditcard.tsx'),
      route('payment-success', 'routes/invest/payment-success.tsx'),
      route('payment-error', 'routes/invest/payment-error.tsx'),
      route('sign', 'routes/invest/sign.tsx'),
      route('congratulations', 'routes/invest/congratulations.tsx'),
      nothingElse('invest'),
    ]),
  ]),

  layout('routes/layouts/dashboard.tsx', [
    ...prefix('user', [
      route('account', 'routes/user/account.tsx'),
      route('issuances', 'routes/user/issuances.tsx'),
      route('issuances/:id', 'routes/user/issuance.tsx'),
      route('investments', 'routes/user/investments.tsx'),
      route('investments/:id/revoke', 'routes/user/revoke.tsx'),
      route('portfolio', 'routes/user/portfolio.tsx'),
      route('sophisticated', 'routes/user/sophisticated.tsx'),
      nothingElse('user'),
    ]),
    ...prefix('manager', [
      route('issuances', 'routes/manager/issuances.tsx'),
      route('issuances/create', 'routes/manager/issuance-create.tsx'),
      route('issuances/:id', 'routes/manager/issuance.tsx'),
      route('issuances/:id/investors', 'routes/manager/issuance-investors.tsx'),
      route('issuances/:id/edit', 'routes/manager/issuance-edit.tsx'),
      route('issuances/:id/preview', 'routes/manager/issuance-preview.tsx'),
      route('issuances/:id/phase', 'routes/manager/issuance-phase.tsx'),
      route('issuances/:id/allotment', 'routes/manager/issuance-allotment.tsx'),
      route('issuances/:id/refund-all', 'routes/manager/issuance-refund-all.tsx'),
      route('issuances/:id/suspension', 'routes/manager/issuance-suspension.tsx'),
      route('tokens', 'routes/manager/tokens.tsx'),
      route('tokens/:id', 'routes/manager/token.tsx'),
      route('investments', 'routes/manager/investments.tsx'),
      route('investments/mint', 'routes/manager/mint.tsx'),
      route('runs/:id', 'routes/manager/run.tsx'),
      route('investments/:id', 'routes/manager/investment.tsx'),
      route('statements', 'routes/manager/statements.tsx'),
      route('statements/import', 'routes/manager/import-statement.tsx'),
      route('statements/:id', 'routes/manager/statements-row.tsx'),
      route('payment-notices', 'routes/manager/payment-notices.tsx'),
      route('payment-notices/:id', 'routes/manager/payment-notice.tsx'),
      route('users', 'routes/manager/users.tsx'),
      route('users/sophisticated', 'routes/manager/sophisticated-requests.tsx'),
      route('users/sophisticated/:id', 'routes/manager/sophisticated-request.tsx'),
      route('users/:id', 'routes/manager/user.tsx'),
      route('users/:id/documents', 'routes/manager/user-documents.tsx'),
      route('users/:id/identity-check', 'routes/manager/identity-check.tsx'),
      route('components', 'routes/manager/components.tsx'),
      nothingElse('manager'),
    ]),
    ...prefix('entrepreneur', [
      route('issuances', 'routes/entrepreneur/issuances.tsx'),
      route('issuances/create', 'routes/entrepreneur/issuance-create.tsx'),
      route('issuances/:id', 'routes/entrepreneur/issuance.tsx'),
      route('issuances/:id/investors', 'routes/entrepreneur/issuance-investors.tsx'),
      route('issuances/:id/edit', 'routes/entrepreneur/issuance-edit.tsx'),
      route('issuances/:id/preview', 'routes/entrepreneur/issuance-preview.tsx'),
      route('tokens', 'routes/entrepreneur/tokens.tsx'),
      route('tokens/:id', 'routes/entrepreneur/token.tsx'),
      route('investments', 'routes/entrepreneur/investments.tsx'),
      route('investments/:id', 'routes/entrepreneur/investment.tsx'),
      nothingElse('entrepreneur'),
    ]),
  ]),

  route('callback', 'routes/public/callback.tsx'),
  route('sitemap.xml', 'routes/resources/sitemap.ts'),
  route('robots.txt', 'routes/resources/robots.ts'),
  route('logout', 'routes/public/logout.tsx'),

  ...prefix('resources', [
    route('tenant.css', 'routes/resources/tenant-css.ts'),
    route('texts/:file', 'routes/resources/texts.ts'),
    route('build', 'routes/resources/build.ts'),
    route('scheme', 'routes/resources/scheme.ts'),
    route('consent', 'routes/resources/consent.ts'),
    route('views', 'routes/resources/views.ts'),
    route('google', 'routes/resources/google.ts'),
    route('leave-profile', 'routes/resources/leave-profile.ts'),
    route('files/:id', 'routes/resources/file.ts'),
    route('files/:id/look', 'routes/resources/file-look.ts'),
    route('sample-paper', 'routes/resources/sample-paper.ts'),
    route('public-files/:id', 'routes/resources/public-file.ts'),
    route('pictures/:id', 'routes/resources/picture.ts'),
  ]),

  route('*', 'routes/public/not-found.tsx'),
] satisfies RouteConfig;
