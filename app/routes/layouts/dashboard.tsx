import { Outlet } from '@remix-run/react';
import { ErrorBody } from '#app/features/errors/error-body.tsx';
import { ErrorPage } from '#app/features/errors/error-page.tsx';
import { DashboardFrame } from '#app/features/frame/dashboard-frame.tsx';
import { FreshPage } from '#app/features/frame/fresh-page.tsx';
import { useShell } from '#app/tenant/shell.ts';

/** Frame of the three signed-in areas. */
export default function DashboardRoute() {
  return (
    <DashboardFrame>
      <FreshPage>
        <Outlet />
      </FreshPage>
    </DashboardFrame>
  );
}

/** What fails in an area is told beside its menu (specification, section 2); a stranger, who has no menu, is told in the public frame. */
export function ErrorBoundary() {
  if (!useShell()?.person) return <ErrorPage />;
  return (
    <DashboardFrame>
      <ErrorBody />
    </DashboardFrame>
  );
}
