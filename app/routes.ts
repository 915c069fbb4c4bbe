import { index, layout, prefix, type RouteConfig, route } from '@remix-run/route-config';
import { entrepreneurRoutes } from './entrepreneur-routes.ts';
import { managerRoutes } from './manager-routes.ts';
import { nothingElse } from './nothing-else.ts';
import { userRoutes } from './user-routes.ts';

/**
 * Every address of the app; those of an area stand in its own file. Areas and layouts follow specification section 2; who may enter stands in
 * `domain/access/route-table.ts` and is asked by the first line of every loader and action.
 */
export default [
  layout('routes/layouts/default.tsx', [
    index('routes/public/home.tsx'),
    route('login', 'routes/public/login.tsx'),
    route('login/second-factor', 'routes/public/second-factor.tsx'),
    route('login-secret', 'routes/public/login-secret.tsx'),
    route('document', 'routes/public/document.tsx'),
    route('complaints', 'routes/public/complaints.tsx'),
    route('complaints/new', 'routes/public/complaint-new.tsx'),
    route('complaints/mine', 'routes/public/complaint-mine.tsx'),
    route('register', 'routes/public/register.tsx'),
    route('register/code', 'routes/public/register-code.tsx'),
    route('forgot-password', 'routes/public/forgot-password.tsx'),
    route('remember-password', 'routes/public/remember-password.tsx'),
    route('bank-account', 'routes/public/take-back-account.tsx'),
    route('project-mail', 'routes/public/project-mail.tsx'),
    route('unsubscribe', 'routes/public/unsubscribe.tsx'),
    route('default-rates', 'routes/public/default-rates.tsx'),
    route('legitimations', 'routes/public/legitimation-check.tsx'),
    route('how-it-works', 'routes/public/how-it-works.tsx'),
  ]),

  // A project's page alone, as a phone has it, for the frame in its preview: in the frame of no area.
  route('manager/issuances/:id/preview/phone', 'routes/manager/issuance-phone-preview.tsx'),
  route('entrepreneur/issuances/:id/preview/phone', 'routes/entrepreneur/issuance-phone-preview.tsx'),

  // Pages as a draft of the tenant's look would draw them, for a frame beside its editor.
  route('manager/customization/preview/mail', 'routes/resources/look-preview-mail.ts'),
  route('manager/customization/preview/tenant.css', 'routes/resources/look-preview-css.ts'),
  route('manager/customization/preview/:page', 'routes/resources/look-preview.tsx'),

  layout('routes/layouts/invest.tsx', [
    route('invest', 'routes/public/projects.tsx'),
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
    ...userRoutes,
    layout('routes/layouts/desk.tsx', [...managerRoutes, ...entrepreneurRoutes]),
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
    route('passkey', 'routes/resources/passkey.ts'),
    route('leave-profile', 'routes/resources/leave-profile.ts'),
    route('files/:id', 'routes/resources/file.ts'),
    route('files/:id/look', 'routes/resources/file-look.ts'),
    route('sample-paper', 'routes/resources/sample-paper.ts'),
    route('public-files/:id', 'routes/resources/public-file.ts'),
    route('pictures/:id', 'routes/resources/picture.ts'),
    route('look-pictures/:id', 'routes/resources/look-picture.ts'),
  ]),

  route('*', 'routes/public/not-found.tsx'),
] satisfies RouteConfig;
