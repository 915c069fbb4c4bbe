import { Outlet } from '@remix-run/react';

/** Frame of the public and sign-in pages. */
export default function DefaultFrame() {
  return <Outlet />;
}
