import { Outlet, useLocation } from '@remix-run/react';
import { DefaultFrame } from '#app/parts/frame/default-frame.tsx';

/** Frame of the public and sign-in pages. */
export default function DefaultRoute() {
  return (
    <DefaultFrame pathname={useLocation().pathname}>
      <Outlet />
    </DefaultFrame>
  );
}
