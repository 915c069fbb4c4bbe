import { wallets } from '#backend/db/schema/users.ts';
import { whitelistEntries } from '#backend/db/schema/whitelist.ts';
import { tokenStands } from '#backend/modules/transfers/holding.repository.ts';
import { moveTokens } from '#backend/modules/transfers/move-tokens.ts';
import { checksummed } from '#backend/modules/whitelist/checksum.ts';
import type { SeededOrder } from '#backend/seed/seed-orders.ts';
import type { SeededPerson } from '#backend/seed/seed-people.ts';
import type { SeedWork } from '#backend/seed/seed-work.ts';
import { pastWork } from './past-work.ts';

/** How many tokens go each way: what the demo's investor holds stays as its orders say. */
const TOKENS = 2;

const DAYS = { listed: -40, came: -6, went: -3 } as const;

/**
 * Three holders of a closed project with wallets on its whitelist: one has sent the demo's investor tokens, who has sent as many on to another. The investor can
 * send more to both.
 */
export async function seedTransfers(
  work: SeedWork,
  orders: readonly SeededOrder[],
  { investor, managerId }: { investor: SeededPerson; managerId: string },
): Promise<void> {
  const { tx, tenant, dates } = work;
  const made = orders.filter(({ status, isOver }) => isOver && (status === 'CLOSED' || status === 'MINTED'));
  const own = await firstFree(
    work,
    made.filter(({ person, tokens }) => person.id === investor.id && tokens >= TOKENS),
  );
  if (!own) return;
  const [giver, taker] = made.filter(
    ({ issuanceId, person, tokens }) =>
      issuanceId === own.issuanceId && person.id !== investor.id && !person.company && tokens > TOKENS,
  );
  if (!giver || !taker) return;
  const at = dates.at(DAYS.listed);
  for (const { person } of [own, giver, taker]) {
    const address = checksummed(`0x${person.id.replaceAll('-', '').padEnd(40, '5')}`);
    const { issuanceId } = own;
    await tx.insert(wallets).values({ tenantId: tenant.id, userId: person.id, address, createdAt: at });
    await tx.insert(whitelistEntries).values({
      ...{ tenantId: tenant.id, issuanceId, userId: person.id, address, state: 'APPROVED' as const },
      ...{ createdBy: managerId, createdAt: at, decidedBy: managerId, decidedAt: at, movedAt: at },
    });
  }
  const steps = [
    { from: giver.person, to: investor, day: DAYS.came },
    { from: investor, to: taker.person, day: DAYS.went },
  ];
  for (const { from, to, day } of steps) {
    await moveTokens(pastWork(work, dates.at(day), from.id), {
      key: `demo:${from.id}:${to.id}`,
      kind: 'TRANSFER',
      issuanceId: own.issuanceId,
      fromUserId: from.id,
      toUserId: to.id,
      tokens: TOKENS,
      askedBy: from.id,
    });
  }
}

/** The first of these orders whose register no distribution has taken since: what is written now is older than that. */
async function firstFree({ tx, tenant, dates }: SeedWork, orders: readonly SeededOrder[]): Promise<SeededOrder | null> {
  for (const order of orders) {
    const of = { tenantId: tenant.id, issuanceId: order.issuanceId, userId: order.person.id };
    const { recordTaken, onChain } = await tokenStands(tx, of, dates.at(DAYS.came));
    if (!recordTaken && !onChain) return order;
  }
  return null;
}
