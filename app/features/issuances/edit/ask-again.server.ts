import { call } from '#app/api/call.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { askAddressesAgain } from '#contract/projects.ts';

/** The button that asks the addresses for questions whose time is over once more; it saves what was typed, too. */
export const ASK_AGAIN = 'ask_again';

/** Asks them, and says how many were. */
export async function askedAgain(visit: SignedInVisit, params: { id: string }): Promise<string> {
  const { data } = await call(visit, askAddressesAgain, { params });
  return visit.t('projects:addresses.askedAgain', { count: data.asked });
}
