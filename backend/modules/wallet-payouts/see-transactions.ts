import { insertNotice } from '#backend/modules/payments/notices.repository.ts';
import type { Work } from '#backend/work.ts';
import { UNKNOWN_PAYOUT } from '#contract/quarantine.ts';
import { ethText } from '#domain/money/wei.ts';
import { paidBy } from '#domain/payout/transfer-match.ts';
import { markActed, payersOn } from './batches.repository.ts';
import { changeSeen, lockOpenAt, setSeen, transfersByHash, wasSentTo } from './transfers.repository.ts';

/** A plain transfer of ether as a block lists it. Addresses in small letters. */
interface SentEther {
  hash: string;
  payer: string;
  to: string;
  wei: bigint;
  block: { number: number; hash: string };
}

/** An address that a transaction with data has called, or that has called something with ether; in small letters, at the time of its block. */
interface CalledWith {
  address: string;
  at: Date;
}

/** How far the clock of a block may be behind ours. */
const CLOCKS_APART_MS = 120_000;

/**
 * Looks among what new blocks list for what the tenant's own wallet has sent. To the address of an open transfer and exactly its wei is that transfer; anything else to an
 * address that a batch was made for is told to managers: too little, too much, a second time. What the wallet sends elsewhere is its owner's business; where it called a contract,
 * what came of that stands in no list, and its batches are not withdrawn any more.
 */
export async function seeTransactions(
  work: Work,
  chainId: number,
  { sent, called }: { sent: readonly SentEther[]; called: readonly CalledWith[] },
): Promise<void> {
  if (sent.length === 0 && called.length === 0) return;
  const payers = await payersOn(work.tx, work.tenant.id, chainId);
  const newest = new Map(called.filter(({ address }) => payers.has(address)).map(({ address, at }) => [address, at]));
  for (const [payer, at] of [...newest].sort())
    await markActed(work.tx, work.tenant.id, { chainId, payer, at: new Date(at.getTime() + CLOCKS_APART_MS) });
  for (const each of sent) if (payers.has(each.payer)) await see(work, chainId, each);
}

async function see(work: Work, chainId: number, sent: SentEther): Promise<void> {
  const { tx, tenant, now } = work;
  const { hash, payer, to, wei, block } = sent;
  const known = await transfersByHash(tx, tenant.id, hash);
  const standing = { transaction: hash, blockNumber: block.number, blockHash: block.hash };
  // Read again, after its block had left the chain: it stands in this one now.
  for (const each of known) if (each.isPlain && each.blockHash !== block.hash) await changeSeen(tx, each, standing);
  if (known.length > 0) return;
  const sought = { chainId, payer, address: to };
  const match = paidBy(await lockOpenAt(tx, tenant.id, sought), { to, wei });
  if (match) {
    await setSeen(tx, [match], { ...standing, isPlain: true, notedBy: null, at: now });
    await work.audit('payout.transaction_seen', {
      subject: { type: 'wallet_batch', id: match.batchId },
      details: { transfer: match.reference, hash, block: block.number },
    });
  } else if (await wasSentTo(tx, tenant.id, sought)) await tellUnknown(work, sent);
}

/** Once for each transaction. */
async function tellUnknown(
  { tx, tenant, now, audit }: Work,
  { hash, payer, to, wei, block }: SentEther,
): Promise<void> {
  const isNew = await insertNotice(tx, {
    tenantId: tenant.id,
    provider: 'chain',
    eventId: `payout:${hash}`,
    result: 'paid',
    payload: { hash, payer, address: to, wei: wei.toString(), blockNumber: block.number, blockHash: block.hash },
    outcome: 'QUARANTINED',
    reason: UNKNOWN_PAYOUT,
    receivedAt: now,
  });
  if (isNew) await audit('payout.unknown_transfer', { details: { hash, address: to, ether: ethText(wei) } });
}
