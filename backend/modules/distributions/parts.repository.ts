import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { countUpTo } from '#backend/db/counted.ts';
import { type ListOrder, type Place, pageByKey } from '#backend/db/page-by-key.ts';
import { bankAccounts } from '#backend/db/schema/bank-accounts.ts';
import { earnings } from '#backend/db/schema/earnings.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { PARTY } from '#backend/modules/profiles/display-name.repository.ts';
import type { EarningStatus } from '#domain/earning/status.ts';

const BY_TOKENS = [
  { of: earnings.tokens, kind: 'number' },
  { of: earnings.userId, kind: 'id' },
] as const;
const BY_NET = [
  { of: earnings.netCents, kind: 'number' },
  { of: earnings.userId, kind: 'id' },
] as const;

/** What cannot be paid first, then most tokens first, where nothing else is asked. */
const ORDERS = {
  default: { keys: [{ of: earnings.held, kind: 'number' }, ...BY_TOKENS], descending: true },
  tokens: { keys: BY_TOKENS },
  '-tokens': { keys: BY_TOKENS, descending: true },
  net: { keys: BY_NET },
  '-net': { keys: BY_NET, descending: true },
} as const satisfies Record<string, ListOrder>;

interface PartsAsked extends Place {
  status?: EarningStatus;
  sort?: Exclude<keyof typeof ORDERS, 'default'>;
}

/** One page of a distribution's parts with the names of whose they are. */
export function partsPage(tx: Tx, tenantId: string, distributionId: string, asked: PartsAsked) {
  const { status, sort = 'default' } = asked;
  const where = and(
    eq(earnings.tenantId, tenantId),
    eq(earnings.distributionId, distributionId),
    status ? eq(earnings.status, status) : undefined,
  );
  const select = (key: SQL<string[]>) =>
    tx
      .select({
        key,
        earning: getTableColumns(earnings),
        legalName: PARTY.name,
        representative: PARTY.representative,
        email: users.email,
        ibanEnd: sql<string | null>`right(${bankAccounts.iban}, 4)`,
        usableFrom: bankAccounts.usableFrom,
      })
      .from(earnings)
      .innerJoin(users, and(eq(users.tenantId, earnings.tenantId), eq(users.id, earnings.userId)))
      .innerJoin(userProfiles, and(eq(userProfiles.tenantId, users.tenantId), eq(userProfiles.userId, users.id)))
      .leftJoin(
        bankAccounts,
        and(
          eq(bankAccounts.tenantId, users.tenantId),
          eq(bankAccounts.userId, users.id),
          isNull(bankAccounts.replacedAt),
        ),
      );
  return pageByKey({
    asked,
    order: ORDERS[sort],
    scope: [tenantId, 'parts', distributionId, status ?? null, sort],
    rows: ({ key, where: beside, orderBy, limit }) =>
      select(key)
        .where(and(where, beside))
        .orderBy(...orderBy)
        .limit(limit),
    count: () => countUpTo(tx, tx.select({ id: earnings.id }).from(earnings).where(where)),
  });
}
