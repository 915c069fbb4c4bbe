import type { Call } from '#backend/http/call.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { giveBack, spend } from '#backend/limits/budget.ts';
import { SIGN_IN } from '#backend/modules/passkeys/challenge.ts';
import { requestOptions } from '#backend/modules/passkeys/options.ts';
import { passkeysHere } from '#backend/modules/passkeys/passkeys-here.ts';
import { askPasskey, signInPasskey } from '#contract/passkeys.ts';
import { PASSKEY_ADDRESS, PASSKEY_ASKED } from './auth-budgets.ts';
import { openProvenSession } from './open-session.ts';
import { provePasskey } from './prove-passkey.ts';
import { livingTicket } from './sign-in-factor.ts';

/** What the browser is asked: any passkey of this host, or one of the person whose sign-in waits. */
export const askPasskeyRoute = serve(askPasskey, async (call, { body }) => {
  await spendHere(call, PASSKEY_ASKED);
  if (!body.ticket) return { data: { options: await requestOptions(call, SIGN_IN) } };
  const { id: boundTo, userId } = await livingTicket(call, body.ticket);
  const among = await passkeysHere(call, userId);
  return { data: { options: await requestOptions(call, { purpose: 'factor', userId, boundTo }, among) } };
});

/** Signs in by a passkey alone: its person has opened it by what they are or know. */
export const signInPasskeyRoute = serve(signInPasskey, async (call, { body }) => {
  await spendHere(call, PASSKEY_ADDRESS);
  const userId = await provePasskey(call, body.credential, SIGN_IN);
  if (!userId) throw new Refusal(422, 'passkey.refused', { keep: true });
  if (call.address) await giveBack(call, PASSKEY_ADDRESS, call.address);
  return { data: await openProvenSession(call, userId, { way: 'passkey' }, body.device) };
});

/** Nobody guesses a signature: this keeps one address from filling the tables. */
async function spendHere(call: Call, budget: typeof PASSKEY_ASKED): Promise<void> {
  if (call.address) await spend(call, budget, call.address);
}
