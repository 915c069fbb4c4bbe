import { Outlet } from '@remix-run/react';

/** Frame of the three signed-in areas. */
export default function DashboardFrame() {
  return <Outlet />;
}
