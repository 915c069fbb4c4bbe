import type { AttemptRow } from '#backend/modules/payment-records/attempts.repository.ts';
import type { Work } from '#backend/work.ts';
import { LOCAL_CHAIN_ID } from './local-chain-id.ts';
import { quoteOf } from './quote.ts';

/** Where this machine's wallet pays an attempt; null where its chain is another. */
export function localWalletAddress(
  { tenant, deps }: Pick<Work, 'tenant' | 'deps'>,
  attempt: AttemptRow,
): string | null {
  const { apiOrigin, isOwnMachine } = deps.config;
  if (!isOwnMachine || !apiOrigin || quoteOf(attempt).chainId !== LOCAL_CHAIN_ID) return null;
  return `${apiOrigin}/local-wallet/${tenant.id}/${attempt.reference}`;
}
