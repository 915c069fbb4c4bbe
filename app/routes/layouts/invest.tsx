import { Outlet } from '@remix-run/react';

/** Frame of the project page and of the steps of an investment. */
export default function InvestFrame() {
  return <Outlet />;
}
