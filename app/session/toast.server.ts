import { createCookieSessionStorage } from '@remix-run/node';
import { createToastUtilsWithCustomSession, type ToastMessage } from 'remix-toast';
import { appConfig } from '#app/config.server.ts';
import { cookieValue } from './sealed-cookie.server.ts';

const COOKIE = 'toast';

const storage = createCookieSessionStorage({
  cookie: {
    name: COOKIE,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: 60,
    secure: appConfig.env !== 'local' && appConfig.env !== 'test',
    secrets: appConfig.sessionSecrets,
  },
});
const toasts = createToastUtilsWithCustomSession(storage);

export type { ToastMessage };

/** A redirect (302) whose next page shows a toast. `throw` needs it awaited. */
export const redirectWithToast = toasts.redirectWithToast;

/** The toast that an earlier answer left, and the header that takes it away. Reads nothing where no toast cookie came: reading sets a cookie. */
export async function takeToast(request: Request): Promise<{ toast: ToastMessage | null; headers: Headers }> {
  if (cookieValue(request, COOKIE) === null) return { toast: null, headers: new Headers() };
  const { toast, headers } = await toasts.getToast(request);
  return { toast: toast ?? null, headers };
}

/** The `Set-Cookie` header that leaves a toast for the next page. */
export async function leaveToast(request: Request, toast: ToastMessage): Promise<string> {
  const session = await storage.getSession(request.headers.get('Cookie'));
  session.flash('flash', { toast });
  return storage.commitSession(session);
}
