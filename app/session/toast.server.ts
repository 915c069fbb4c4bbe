import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { sealedCookie } from './sealed-cookie.server.ts';
import type { Visit } from './visit.ts';

/** Ours: the page that shows it follows at once. */
const LEFT_SECONDS = 60;
/** Ours: two texts of it fit a sealed cookie in any alphabet; what is said to people is shorter. */
const MAX_CHARS = 400;
const cookie = sealedCookie('toast');

/** The act that takes back what was done: a form of one button, at an address of ours. */
const undo = z.object({ action: z.string().regex(/^\/(?!\/)/), fields: z.record(z.string(), z.string()) });

const message = z.object({
  message: z.string(),
  description: z.string().optional(),
  type: z.enum(['info', 'success', 'error', 'warning']),
  duration: z.number().optional(),
  undo: undo.optional(),
});
export type ToastMessage = z.output<typeof message>;

/** Whose browser: the cookie opens for this tenant alone. */
type Whose = Pick<Visit, 'request'> & { tenant: Pick<Visit['tenant'], 'name'> };

/** A redirect (302) whose next page shows a toast. `init.headers` are sent as well. */
export function redirectWithToast(
  whose: Whose,
  target: string,
  toast: ToastMessage,
  init: ResponseInit = {},
): Response {
  const headers = new Headers(init.headers);
  headers.append('Set-Cookie', leaveToast(whose, toast));
  return redirect(target, { ...init, headers });
}

/** The toast that an earlier answer left for this tenant, and the header that takes it away. What was changed or sealed elsewhere is none. */
export function takeToast({ request, tenant }: Whose): { toast: ToastMessage | null; headers: Headers } {
  const headers = new Headers();
  if (!cookie.isPresent(request)) return { toast: null, headers };
  headers.append('Set-Cookie', cookie.clear(request));
  const kept = message.safeParse(cookie.read(request, tenant.name));
  return { toast: kept.success ? kept.data : null, headers };
}

/** The `Set-Cookie` header that leaves a toast for the next page; what is too long for a cookie is cut. */
export function leaveToast({ request, tenant }: Whose, toast: ToastMessage): string {
  const { description } = toast;
  const short = { ...toast, message: cut(toast.message), ...(description ? { description: cut(description) } : {}) };
  return cookie.write(request, tenant.name, short, LEFT_SECONDS);
}

function cut(text: string): string {
  return text.length <= MAX_CHARS ? text : `${text.slice(0, MAX_CHARS - 1)}…`;
}
