import type { IdentityConnection } from '#backend/providers/sumsub/identity-settings.ts';
import { signedHeaders } from '#backend/providers/sumsub/provider-call.ts';
import { isWholeKey, resultOfStatus, TRIAL_PATIENCE_MS, type TrialResult } from '#domain/tenant/provider-trial.ts';

/** The kinds of checks that the contract has. */
const PATH = '/resources/applicants/-/levels';

/** Asks for the kinds of checks, which names nobody. */
export async function askIdentity(
  connection: Pick<IdentityConnection, 'api' | 'appToken' | 'secretKey'>,
): Promise<TrialResult> {
  if (!isWholeKey(connection.appToken) || !isWholeKey(connection.secretKey)) return 'MALFORMED';
  const answer = await fetch(`${connection.api}${PATH}`, {
    headers: signedHeaders(connection, { method: 'GET', path: PATH, body: new Uint8Array() }),
    signal: AbortSignal.timeout(TRIAL_PATIENCE_MS),
    redirect: 'error',
  }).catch(() => null);
  if (!answer) return 'SILENT';
  const told = resultOfStatus(answer.status);
  if (told !== 'ANSWERED') return told;
  const said: unknown = await answer.json().catch(() => null);
  return typeof said === 'object' && said !== null ? 'ANSWERED' : 'OTHER';
}
