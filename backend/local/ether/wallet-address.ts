import type { AttemptRow } from '#backend/modules/attempts/attempts.repository.ts';
import { quoteOf } from '#backend/providers/ether/quote.ts';
import type { Work } from '#backend/work.ts';
import { LOCAL_CHAIN_ID } from './chain-id.ts';

/** Where this machine's wallet pays an attempt; null where its chain is another. */
export function localWalletAddress(
  { tenant, deps }: Pick<Work, 'tenant' | 'deps'>,
  attempt: AttemptRow,
): string | null {
  const { apiOrigin, isOwnMachine } = deps.config;
  if (!isOwnMachine || !apiOrigin || quoteOf(attempt).chainId !== LOCAL_CHAIN_ID) return null;
  return `${apiOrigin}/local-wallet/${tenant.id}/${attempt.reference}`;
}
