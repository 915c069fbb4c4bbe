import { Refusal } from '#backend/http/refusal.ts';
import { lockIssuance } from '#backend/modules/investments/investments.repository.ts';
import type { Work } from '#backend/work.ts';
import { type TokenHoldCause, tooMany } from '#domain/transfer/transfer.ts';
import { freeHolding } from './holding.repository.ts';
import { toldOf } from './refused-field.ts';
import { endHold, insertHold } from './transfers.repository.ts';

interface Kept {
  issuanceId: string;
  userId: string;
  /** Whole tokens, one at least. */
  tokens: number;
  cause: TokenHoldCause;
  /** The ad's id, the sale's, the certificate's: one hold of each is open at a time. */
  ref: string;
}

/**
 * Keeps tokens of a holder from going anywhere else, under the issuance's lock. Where a hold changes it is ended and made anew in one transaction.
 * @throws Refusal 409 `transfer.not_whole`, `transfer.certified`, `transfer.too_many`: more than they can give away
 */
export async function holdTokens(work: Work, { issuanceId, userId, tokens, cause, ref }: Kept): Promise<void> {
  const { tx, tenant, now } = work;
  await lockIssuance(tx, issuanceId);
  if (!Number.isSafeInteger(tokens) || tokens < 1) throw new Refusal(409, 'transfer.not_whole');
  const holding = await freeHolding(tx, { tenantId: tenant.id, issuanceId, userId });
  const refused = tooMany(tokens, holding);
  if (refused) throw new Refusal(409, `transfer.${refused}`, { params: toldOf(holding) });
  await insertHold(tx, { tenantId: tenant.id, issuanceId, userId, tokens, cause, ref, createdAt: now });
}

/** Gives tokens that were kept back to their holder's free ones; nothing where none are kept. Answers how many they were. */
export async function releaseTokens(
  { tx, tenant, now }: Pick<Work, 'tx' | 'tenant' | 'now'>,
  { cause, ref }: Pick<Kept, 'cause' | 'ref'>,
): Promise<number> {
  const ended = await endHold(tx, { tenantId: tenant.id, cause, ref, at: now });
  return ended?.tokens ?? 0;
}
