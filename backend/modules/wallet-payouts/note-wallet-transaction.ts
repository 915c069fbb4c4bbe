import { fieldRefusal, notFound, Refusal } from '#backend/http/refusal.ts';
import { serveAsking } from '#backend/http/serve.ts';
import { noteWalletTransaction } from '#contract/wallet-payouts.ts';
import { paidBy, paidByAll } from '#domain/payout/transfer-match.ts';
import { problem, type ValidatorKey } from '#domain/validation/problem.ts';
import { batchById, lockBatch, type TransferRow, transfersOf } from './batches.repository.ts';
import type { FoundTransaction, TransactionFault } from './payout-chain.ts';
import { setSeen, transfersByHash } from './transfers.repository.ts';

const FAULTS: Record<TransactionFault | 'pays_none', ValidatorKey> = {
  unknown: 'validator.error_transaction_unknown',
  failed: 'validator.error_transaction_failed',
  other_wallet: 'validator.error_transaction_other_wallet',
  too_old: 'validator.error_transaction_too_old',
  pays_none: 'validator.error_transaction_pays_none',
};

/**
 * Holds a transaction that a manager names against the chain and against what is open of the batch. Each transfer that it paid whole waits for its confirmations from here
 * on, as one that was found; the same transaction named again is what it was.
 */
export const noteWalletTransactionRoute = serveAsking(
  noteWalletTransaction,
  async (call, { params, body }) => {
    const { tx, tenant, deps } = call;
    const found = await batchById(tx, tenant.id, params.id);
    if (!found || found.batch.withdrawnAt) return null;
    const rows = await transfersOf(tx, tenant.id, params.id);
    const open = rows.filter(({ outcome }) => outcome === 'OPEN');
    if (open.length === 0) return null;
    const addresses = [...new Set(open.map(({ address }) => address.toLowerCase()))];
    return deps.providers.payoutChain.askTransaction(call, { hash: body.hash, payer: found.batch.payer, addresses });
  },
  async (call, { params, body }, said: FoundTransaction | TransactionFault | null) => {
    const { tx, tenant, user, now } = call;
    const refuse = (fault: keyof typeof FAULTS) => fieldRefusal({ hash: problem(FAULTS[fault]) });
    const batch = await lockBatch(tx, tenant.id, params.id);
    if (!batch) throw notFound();
    if (batch.withdrawnAt) throw new Refusal(409, 'payout.batch_withdrawn');
    if (typeof said === 'string') throw refuse(said);
    const known = await transfersByHash(tx, tenant.id, body.hash);
    const open = (await transfersOf(tx, tenant.id, batch.id)).filter(({ outcome }) => outcome === 'OPEN');
    const paid = said ? paidOf(said, open, known) : [];
    const before = known.filter(({ batchId }) => batchId === batch.id).length;
    if (paid.length === 0 && before === 0) throw refuse('pays_none');
    if (said && paid.length > 0) {
      await setSeen(tx, paid, {
        ...{ transaction: body.hash, blockNumber: said.block.number, blockHash: said.block.hash },
        ...{ isPlain: said.isPlain, notedBy: user.id, at: now },
      });
      await call.audit('payout.transaction_noted', {
        subject: { type: 'wallet_batch', id: batch.id },
        details: { batch: batch.name, hash: body.hash, transfers: paid.length },
      });
    }
    return { data: { found: paid.length + before } };
  },
);

/** What a transaction pays of what is open, beside the transfers that it is known to be. */
function paidOf(
  { isPlain, brought }: FoundTransaction,
  open: readonly TransferRow[],
  known: readonly TransferRow[],
): TransferRow[] {
  if (isPlain) {
    const [sent] = brought;
    const match = known.length === 0 && sent ? paidBy(open, { to: sent[0], wei: sent[1] }) : null;
    return match ? [match] : [];
  }
  const left = new Map(brought);
  for (const { address, wei } of known) {
    const key = address.toLowerCase();
    left.set(key, (left.get(key) ?? 0n) - wei);
  }
  return paidByAll(open, left).paid;
}
