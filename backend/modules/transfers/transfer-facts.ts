import { heldNow } from '#backend/modules/distributions/held-now.ts';
import type { IssuanceRow } from '#backend/modules/investments/investments.repository.ts';
import type { Work } from '#backend/work.ts';
import { amountOf } from '#domain/money/price.ts';
import { dayIn } from '#domain/time/zone.ts';
import type { TransferFacts } from '#domain/transfer/transfer.ts';
import { freeHolding, tokenStands } from './holding.repository.ts';
import { listedParties } from './parties.repository.ts';

interface Asked {
  fromUserId: string;
  toUserId: string;
  tokens: number;
}

/** What decides about a transfer as things stand, the wallets of both sides, and what the tokens are worth. The issuance is locked where it has to stay true. */
export async function transferFacts(work: Work, issuance: IssuanceRow, { fromUserId, toUserId, tokens }: Asked) {
  const { tx, tenant, now } = work;
  const of = { tenantId: tenant.id, issuanceId: issuance.id, userId: fromUserId };
  const [holding, stands, listed, held] = await Promise.all([
    freeHolding(tx, of),
    tokenStands(tx, of, now),
    listedParties(tx, tenant.id, issuance.id, [fromUserId, toUserId]),
    heldNow(work, issuance.id, [
      { id: fromUserId, userId: fromUserId },
      { id: toUserId, userId: toUserId },
    ]),
  ]);
  const party = (userId: string) => ({
    userId,
    listed: listed.get(userId)?.listed ?? null,
    held: held.get(userId) ?? null,
  });
  const { price, onChain, recordTaken } = stands;
  // Tokens take their part of what has come back of them along.
  const returned = holding.held > 0 ? (stands.returnedCents * BigInt(tokens)) / BigInt(holding.held) : 0n;
  const worth = amountOf(tokens, price);
  const facts: TransferFacts = {
    status: issuance.status,
    matured: isOver(issuance.tokenExpiresOn, dayIn(now, tenant.customization.tenant.time_zone)),
    onChain,
    recordTaken,
    from: party(fromUserId),
    to: party(toUserId),
    tokens,
    free: holding.free,
    certified: holding.certified,
  };
  return {
    facts,
    holding,
    price,
    returnedCents: returned > 0n ? returned : 0n,
    worthCents: returned < worth ? worth - (returned > 0n ? returned : 0n) : 0n,
    fromWallet: listed.get(fromUserId)?.wallet ?? null,
    toWallet: listed.get(toUserId)?.wallet ?? null,
  };
}

const isOver = (last: string | null, today: string) => last !== null && last < today;
