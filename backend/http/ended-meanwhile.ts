import { transact } from '#backend/db/transaction.ts';
import type { Deps } from '#backend/deps.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { callerOf, type SentTokens } from './caller.ts';
import { Refusal } from './refusal.ts';

/**
 * What a fault is to whoever sent the request. Where their session has ended since it was looked at (their account was deleted under their hands), the use
 * case stumbled over their absence, whichever row it missed: they are refused as a moment later. Else, or where nobody can look, the fault itself.
 */
export async function endedMeanwhile(
  deps: Deps,
  tenantId: string,
  tokens: SentTokens,
  endpoint: Endpoint,
  fault: unknown,
): Promise<unknown> {
  if (fault instanceof Refusal || endpoint.caller === 'anyone') return fault;
  try {
    await transact(deps.sidePool, tenantId, async (tx) => {
      await callerOf(tx, tenantId, tokens, endpoint, deps.clock.now());
      return { value: null, commit: false };
    });
    return fault;
  } catch (now) {
    if (!(now instanceof Refusal) || now.status !== 401) return fault;
    deps.log.warn({ err: fault, endpoint: endpoint.id }, 'the session ended while its request was worked on');
    return now;
  }
}
