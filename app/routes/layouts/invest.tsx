import { Outlet } from '@remix-run/react';
import { InvestFrame } from '#app/features/frame/invest-frame.tsx';

/** Frame of a project and of the steps of an investment. */
export default function InvestRoute() {
  return (
    <InvestFrame>
      <Outlet />
    </InvestFrame>
  );
}
