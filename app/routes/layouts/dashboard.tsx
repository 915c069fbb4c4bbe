import { Outlet } from '@remix-run/react';
import { ErrorBody } from '#app/parts/error-page/error-body.tsx';
import { DashboardFrame } from '#app/parts/frame/dashboard-frame.tsx';
import { FreshPage } from '#app/parts/frame/fresh-page.tsx';

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

/** What fails in an area is told in its frame (specification, section 2). */
export function ErrorBoundary() {
  return (
    <DashboardFrame>
      <ErrorBody />
    </DashboardFrame>
  );
}
