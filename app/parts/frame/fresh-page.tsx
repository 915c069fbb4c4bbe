import { useLocation, useNavigation } from '@remix-run/react';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { CONTENT_ID } from '#app/ui/layout/skip-link.tsx';

/**
 * Everything on a page belongs to its address: what is drawn inside starts anew when the address changes, and when an action has led
 * somewhere, be it back to here. Fields, disclosures, filters and files of one record never stand on the next one's page.
 * A refused form stays as it is: nothing typed is lost. The new page's heading takes the focus.
 */
export function FreshPage({ children }: { children: ReactNode }) {
  const key = useLandingKey();
  const first = useRef(key);
  useEffect(() => {
    if (first.current === key) return;
    first.current = key;
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>(`#${CONTENT_ID} h1`);
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [key]);
  return <Fragment key={key}>{children}</Fragment>;
}

/** Another one for each address, and for each redirect of an action; the same one while a refused form is shown again. */
function useLandingKey(): string {
  const { pathname, search, key, state } = useLocation();
  const address = `${pathname}${search}`;
  const redirected = isRedirect(state) ? key : null;
  const [shown, setShown] = useState({ address, landing: 'first' });
  if (shown.address === address && (redirected === null || redirected === shown.landing)) return keyOf(shown);
  const landed = { address, landing: redirected ?? shown.landing };
  setShown(landed);
  return keyOf(landed);
}

const keyOf = ({ address, landing }: { address: string; landing: string }) => `${landing} ${address}`;

/** The router marks the address that an answer led to. */
function isRedirect(state: unknown): boolean {
  return typeof state === 'object' && state !== null && '_isRedirect' in state && state._isRedirect === true;
}

/** Tells the enhancement script that the framework has its answer, so that buttons are free again. */
export function RestSignal({ event }: { event: string }) {
  const { state } = useNavigation();
  const { key } = useLocation();
  // An answer that came at once changes the address' key alone.
  useEffect(() => {
    if (state === 'idle') dispatchEvent(new Event(event));
  }, [state, key, event]);
  return null;
}
