import { Outlet } from '@remix-run/react';
import { DashboardFrame } from '#app/features/frame/dashboard-frame.tsx';
import { FreshPage } from '#app/features/frame/fresh-page.tsx';

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
