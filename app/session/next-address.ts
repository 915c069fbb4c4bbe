import { safeRedirect } from '#domain/access/safe-redirect.ts';

/** Where a page's address says that somebody wants to go once they are signed in; null where it names nothing of ours. */
export function nextOf(url: URL): string | null {
  return safeRedirect(url.searchParams.get('next'), '') || null;
}

/** An address of ours that leads on to `next` once somebody is signed in. */
export function withNext(address: string, next: string | null): string {
  return next ? `${address}?${new URLSearchParams({ next })}` : address;
}
