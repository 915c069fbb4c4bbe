import { etherPaidAccount, payoutsDueAccount } from '#backend/ledger/accounts.ts';
import { postEntry } from '#backend/ledger/post-entry.ts';
import type { Work } from '#backend/work.ts';
import { setPayouts, type TransferRow } from './batches.repository.ts';
import { tellSentToWallet } from './sent-mail.ts';
import { changeSeen } from './transfers.repository.ts';

/**
 * A transfer has its confirmations: its payout is closed for good, what was claimed is delivered, and as much of the money that was kept for its person is the tenant's,
 * who has paid in its own ether. Nothing happens where another run was faster.
 */
export async function closeTransfer(work: Work, transfer: TransferRow): Promise<void> {
  const { tx, tenant, now } = work;
  if (!(await changeSeen(tx, transfer, { outcome: 'SENT', endedAt: now }))) return;
  const { payoutId, amountCents, reference, transaction } = transfer;
  await setPayouts(tx, tenant.id, [payoutId], { state: 'SENT', sentAt: now }, { deliveredAt: now });
  const [due, paid] = [await payoutsDueAccount(work), await etherPaidAccount(work)];
  await postEntry(work, {
    kind: 'payout.on_chain',
    ref: payoutId,
    postings: [
      { account: due, amount: -amountCents },
      { account: paid, amount: amountCents },
    ],
  });
  await work.audit('payout.sent_on_chain', {
    subject: { type: 'wallet_batch', id: transfer.batchId },
    details: { transfer: reference, hash: transaction, cents: amountCents.toString() },
  });
  await tellSentToWallet(work, transfer);
}

/** The transaction of a transfer has left the chain, or was not carried out there: it waits for another. Its batch is not withdrawn any more. */
export async function reopenTransfer(work: Work, transfer: TransferRow): Promise<void> {
  const nothing = { transaction: null, blockNumber: null, blockHash: null, isPlain: true, notedBy: null, seenAt: null };
  if (!(await changeSeen(work.tx, transfer, { outcome: 'OPEN', ...nothing }))) return;
  await work.audit('payout.transfer_reopened', {
    subject: { type: 'wallet_batch', id: transfer.batchId },
    details: { transfer: transfer.reference, hash: transfer.transaction, block: transfer.blockNumber },
  });
}
