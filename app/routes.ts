import { index, layout, prefix, type RouteConfig, route } from '@remix-run/route-config';

/**
 * Every address of the app. Areas and layouts follow specification section 2; who may enter stands in `domain/access/route-table.ts`
 * and is asked by the first line of every loader and action.
 */
export default [
  layout('routes/layouts/default.tsx', [
    index('routes/public/home.tsx'),
    route('login', 'routes/public/login.tsx'),
    route('login-secret', 'routes/public/login-secret.tsx'),
  ]),

  route('logout', 'routes/public/logout.tsx'),

  ...prefix('resources', [
    route('tenant.css', 'routes/resources/tenant-css.ts'),
    route('texts/:file', 'routes/resources/texts.ts'),
    route('build', 'routes/resources/build.ts'),
    route('scheme', 'routes/resources/scheme.ts'),
    route('consent', 'routes/resources/consent.ts'),
    route('google', 'routes/resources/google.ts'),
    route('leave-profile', 'routes/resources/leave-profile.ts'),
    route('files/:id', 'routes/resources/file.ts'),
    route('public-files/:id', 'routes/resources/public-file.ts'),
  ]),

  route('*', 'routes/public/not-found.tsx'),
] satisfies RouteConfig;
