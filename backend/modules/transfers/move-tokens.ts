import { randomUUID } from 'node:crypto';
import { Refusal } from '#backend/http/refusal.ts';
import { holdingOf } from '#backend/ledger/accounts.ts';
import { postEntry } from '#backend/ledger/post-entry.ts';
import { lockIssuance } from '#backend/modules/investments/investments.repository.ts';
import { checksummed } from '#backend/modules/whitelist/checksum.ts';
import type { Work } from '#backend/work.ts';
import { type TokenHoldCause, type TransferKind, transferRefusal } from '#domain/transfer/transfer.ts';
import { releaseTokens } from './hold-tokens.ts';
import { toldOf } from './refused-field.ts';
import { transferFacts } from './transfer-facts.ts';
import { freshTransferReference, insertTransfer, type TransferRow, transferByKey } from './transfers.repository.ts';

interface Move {
  /** What asks for it, once: `draft:<id>`, `sale:<id>`. The same key again answers the same transfer and moves nothing. */
  key: string;
  kind: TransferKind;
  issuanceId: string;
  fromUserId: string;
  toUserId: string;
  /** Whole tokens. */
  tokens: number;
  /** The hold that has them until now: it ends with the move, in the same transaction. */
  held?: { cause: TokenHoldCause; ref: string };
  /** What was paid for all of them; without it they count at what they are worth today. Cents. */
  paidCents?: bigint;
  /** Where they go to, where the sender named one of the recipient's addresses. */
  toWallet?: string | null;
  /** Null: no person asked. */
  askedBy: string | null;
}

/**
 * Moves tokens from one holder to another: the only way there is. Under the issuance's lock it looks at the rules (`domain/transfer/transfer.ts`), posts
 * `tokens.transferred` (holding → holding), from which the register of every day follows, writes the transfer and the audit log. Money is the caller's, in the
 * same transaction and after this: the issuance is locked before any account. Mails are the caller's as well.
 * @throws Refusal 409 `transfer.<TransferRefusal>`, with `free` and `certified` where it is too many; 404 without the issuance
 */
export async function moveTokens(work: Work, move: Move): Promise<TransferRow> {
  const { tx, tenant, now } = work;
  const { key, kind, issuanceId, fromUserId, toUserId, tokens, askedBy } = move;
  const issuance = await lockIssuance(tx, issuanceId);
  const done = await transferByKey(tx, tenant.id, key);
  if (done) return done;
  if (move.held) await releaseTokens(work, move.held);
  const { facts, holding, returnedCents, worthCents, fromWallet, toWallet } = await transferFacts(work, issuance, move);
  const refused = transferRefusal(facts);
  if (refused) throw new Refusal(409, `transfer.${refused}`, { params: toldOf(holding) });

  const id = randomUUID();
  await postEntry(work, {
    kind: 'tokens.transferred',
    ref: id,
    postings: [
      { account: await holdingOf(work, fromUserId, issuanceId), amount: -BigInt(tokens) },
      { account: await holdingOf(work, toUserId, issuanceId), amount: BigInt(tokens) },
    ],
  });
  const to = move.toWallet ?? toWallet;
  const reference = await freshTransferReference(tx, tenant.id);
  await work.audit('token.transferred', {
    subject: { type: 'issuance', id: issuanceId },
    details: { reference, kind, tokens, from_user_id: fromUserId, to_user_id: toUserId },
  });
  return insertTransfer(tx, {
    tenantId: tenant.id,
    id,
    reference,
    kind,
    key,
    issuanceId,
    fromUserId,
    toUserId,
    fromWallet: fromWallet && checksummed(fromWallet),
    toWallet: to && checksummed(to),
    tokens,
    valueCents: move.paidCents ?? worthCents,
    returnedCents,
    askedBy,
    at: now,
  });
}
