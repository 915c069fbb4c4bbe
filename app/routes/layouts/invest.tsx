import { Outlet } from '@remix-run/react';
import { ErrorBody } from '#app/parts/error-page/error-body.tsx';
import { InvestFrame } from '#app/parts/frame/invest-frame.tsx';

/** Frame of a project and of the steps of an investment. */
export default function InvestRoute() {
  return (
    <InvestFrame>
      <Outlet />
    </InvestFrame>
  );
}

/** What fails on the way is told in the same frame. */
export function ErrorBoundary() {
  return (
    <InvestFrame>
      <ErrorBody />
    </InvestFrame>
  );
}
