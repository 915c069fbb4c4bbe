import { Outlet } from '@remix-run/react';
import { ErrorBody } from '#app/features/errors/error-body.tsx';
import { ErrorPage } from '#app/features/errors/error-page.tsx';
import { InvestFrame } from '#app/features/frame/invest-frame.tsx';
import { useShell } from '#app/tenant/shell.ts';

/** Frame of a project and of the steps of an investment. */
export default function InvestRoute() {
  return (
    <InvestFrame>
      <Outlet />
    </InvestFrame>
  );
}

/** What fails on the way is told in the same frame; where not even the tenant is known, in the public one. */
export function ErrorBoundary() {
  if (!useShell()) return <ErrorPage />;
  return (
    <InvestFrame>
      <ErrorBody />
    </InvestFrame>
  );
}
