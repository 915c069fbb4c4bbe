import { checkedPeople } from '#backend/modules/identity/identity-standing.ts';
import type { Work } from '#backend/work.ts';
import { MOST_WALLET_TRANSFERS } from '#domain/payout/wallet-transfer.ts';
import { dayIn } from '#domain/time/zone.ts';
import { nextBatch, type Standing } from './next-batch.ts';
import { type WaitingWallet, waitingWallets } from './waiting-wallets.repository.ts';

/** One more than a batch takes: so it is known that others wait behind it. */
const AT_ONCE = MOST_WALLET_TRANSFERS + 1;

/** What is read of these people, to know who can be paid. */
export async function standingOf(
  work: Work,
  people: readonly Pick<WaitingWallet, 'userId' | 'address'>[],
): Promise<Standing> {
  const { tx, tenant, now, deps } = work;
  const addresses = people.flatMap(({ address }) => address?.toLowerCase() ?? []);
  const [checked, deposits] = await Promise.all([
    checkedPeople(
      work,
      people.map(({ userId }) => userId),
    ),
    deps.providers.payoutChain.ownAmong(tx, addresses),
  ]);
  const own = new Set([...deposits, tenant.settings.payoutWallet.toLowerCase()]);
  return { now, today: dayIn(now, tenant.customization.tenant.time_zone), checked, own };
}

/** The oldest payouts that wait, after one of them: `lock` keeps them. */
export function waitingOnes(
  { tx, tenant }: Work,
  { lock, after }: { lock: boolean; after: string | null },
): Promise<WaitingWallet[]> {
  return waitingWallets(tx, tenant.id, { most: AT_ONCE, after, lock });
}

/**
 * What the next batch would hold. Whoever cannot be paid keeps nobody waiting who stands behind them. `lock` keeps what it holds.
 * @param first the first ones, where they were read already
 */
export async function gatherBatch(
  work: Work,
  { lock, first }: { lock: boolean; first?: WaitingWallet[] },
): Promise<ReturnType<typeof nextBatch>> {
  const waiting: WaitingWallet[] = [];
  let found = first ?? (await waitingOnes(work, { lock, after: null }));
  for (;;) {
    waiting.push(...found);
    const next = nextBatch(waiting, await standingOf(work, waiting));
    if (found.length < AT_ONCE || next.more) return next;
    found = await waitingOnes(work, { lock, after: found.at(-1)?.id ?? null });
  }
}
