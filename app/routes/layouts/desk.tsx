import { Outlet } from '@remix-run/react';
import { addTexts } from '#app/i18n/browser-texts.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const handle = { deskTexts: true } satisfies RouteHandle;

// The browser reads this before it draws the first page of the desk, be it of a document or after a form that led here, and waits for its words.
if (!import.meta.env.SSR && !(await addTexts(1))) {
  throw new Error('the texts of the desk did not come');
}

/** Around the pages of managers and issuers, in the frame that all areas have. */
export default function DeskRoute() {
  return <Outlet />;
}
