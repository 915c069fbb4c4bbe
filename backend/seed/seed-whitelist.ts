import { randomBytes } from 'node:crypto';
import { whitelistEntries } from '#backend/db/schema/whitelist.ts';
import { checksummed } from '#backend/modules/whitelist/checksum.ts';
import type { SeededOrder } from './seed-orders.ts';
import type { SeedWork } from './seed-work.ts';

/** So many projects have a list, and on each so many people who may hold its token. */
const PROJECTS = 6;
const APPROVED = 9;
/** Proposed by the issuer, and not decided. */
const PROPOSED = 2;
const DAYS = { listed: -30, proposed: -2, revoked: -9 } as const;
/** As a manager would write it. */
const REASON = 'Wallet perdida: ha comunicado otra';

/**
 * Lists of who may hold a token: of those who have paid for it most are approved, two are proposed by the issuer, and one, who holds some, was let in and taken off again; an address
 * that is nobody's we know stands there twice, approved and proposed. Tests make their own.
 */
export async function seedWhitelist(
  work: SeedWork,
  orders: readonly SeededOrder[],
  { managerId, issuerId, investorId }: { managerId: string; issuerId: string; investorId: string },
): Promise<void> {
  if (work.scale === 'test') return;
  const projects = new Map<string, SeededOrder[]>();
  for (const order of orders) {
    if (order.person.id === investorId || !['CHARGED', 'SIGNED', 'MINTED', 'CLOSED'].includes(order.status)) continue;
    projects.set(order.issuanceId, [...(projects.get(order.issuanceId) ?? []), order]);
  }
  for (const [issuanceId, paid] of [...projects].slice(0, PROJECTS)) {
    const people = [...new Map(paid.map((order) => [order.person.id, order])).values()];
    const revoked = people.find(({ status }) => status === 'MINTED' || status === 'CLOSED');
    const others = people.filter((order) => order !== revoked).map(({ person }) => person.id);
    const proposed = others.slice(APPROVED, APPROVED + PROPOSED);
    const { tenant, dates } = work;
    const at = (day: number) => dates.at(day);
    const by = { decidedBy: managerId };
    const entry = (createdBy: string, day: number) => ({
      tenantId: tenant.id,
      issuanceId,
      createdBy,
      createdAt: at(day),
      movedAt: at(day),
    });
    const approved = {
      ...entry(managerId, DAYS.listed),
      state: 'APPROVED' as const,
      ...by,
      decidedAt: at(DAYS.listed),
    };
    const waiting = { ...entry(issuerId, DAYS.proposed), state: 'PENDING' as const };
    await work.tx
      .insert(whitelistEntries)
      .values([
        ...others.slice(0, APPROVED).map((userId) => ({ ...approved, userId })),
        ...proposed.map((userId) => ({ ...waiting, userId })),
        ...[approved, waiting].map((one) => ({ ...one, address: checksummed(`0x${randomBytes(20).toString('hex')}`) })),
        ...(revoked
          ? [
              {
                ...entry(managerId, DAYS.listed),
                ...{ userId: revoked.person.id, state: 'REVOKED' as const, reason: REASON, ...by },
                ...{ decidedAt: at(DAYS.revoked), movedAt: at(DAYS.revoked) },
              },
            ]
          : []),
      ])
      .onConflictDoNothing();
  }
}
