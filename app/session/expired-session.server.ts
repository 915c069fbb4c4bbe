import { call } from '#app/api/call.server.ts';
import { logout } from '#contract/auth.ts';
import { ended } from './ended-session.server.ts';
import type { Session } from './session.ts';
import type { ApiCaller, Visit } from './visit.ts';

/** The answer to an expired session: the API is told (its answer is ignored), the cookie goes, and the visitor to `target`. */
export async function endExpired(visit: Visit, held: Session, target: string): Promise<Response> {
  forgetToken({ ...visit, session: held });
  return ended(visit, held, target);
}

/** Tells the API to forget a session's token. Its answer, and its silence, are ignored (specification, section 4). */
export function forgetToken(caller: ApiCaller): void {
  call(caller, logout).catch(() => undefined);
}
