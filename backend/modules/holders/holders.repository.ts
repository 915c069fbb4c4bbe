import { and, asc, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import { countUpTo } from '#backend/db/counted.ts';
import { type ListOrder, type Place, pageByKey } from '#backend/db/page-by-key.ts';
import { issuanceHolders } from '#backend/db/schema/holders.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';

const MOST_FIRST: ListOrder = {
  keys: [
    { of: issuanceHolders.tokens, kind: 'number' },
    { of: issuanceHolders.userId, kind: 'id' },
  ],
  descending: true,
};
const OLDEST_FIRST: ListOrder = {
  keys: [
    { of: issuanceHolders.since, kind: 'moment' },
    { of: issuanceHolders.userId, kind: 'id' },
  ],
};

/** What an issuance's token was worth at a moment: its last price until then, else the one of the offer. */
export const priceAt = (at: Date): SQL<string> =>
  sql<string>`coalesce((select p.price from issuance_prices p where p.tenant_id = ${issuances.tenantId} and p.issuance_id = ${issuances.id}
    and p.at <= ${at} order by p.at desc limit 1), ${issuances.price})`;

/** An issuance's token with its price at a moment; null where the filter finds none. */
export async function tokenOf(tx: Tx, where: SQL | undefined, at: Date) {
  const price = priceAt(at);
  const [row] = await tx
    .select({
      id: issuances.id,
      title: issuances.title,
      status: issuances.status,
      symbol: issuances.tokenSymbol,
      tokenName: issuances.tokenName,
      issuer: issuances.issuerName,
      taxNumber: issuances.issuerTaxNumber,
      price: sql<string>`(${price})::text`,
    })
    .from(issuances)
    .where(where);
  return row ?? null;
}

interface HeldAt {
  tenantId: string;
  issuanceId: string;
  /** The end of a day that has been; null: now. */
  at: Date | null;
}

interface HoldersAsked extends HeldAt {
  asked: Place;
  scope: readonly unknown[];
}

/** One page of holders. At a day that has been each row takes back what came and went since; nobody's whole history is added up. */
export function holdersPage(tx: Tx, { tenantId, issuanceId, at, asked, scope }: HoldersAsked) {
  const tokens = at ? tokensAt(at) : sql<string>`${issuanceHolders.tokens}`;
  const where = whoHeld({ tenantId, issuanceId, at });
  const select = (key: SQL<string[]>) => heldBy(tx, tokens, key);
  return pageByKey({
    asked,
    order: at ? OLDEST_FIRST : MOST_FIRST,
    scope,
    rows: ({ key, where: beside, orderBy, limit }) =>
      select(key)
        .where(and(where, beside))
        .orderBy(...orderBy)
        .limit(limit),
    count: () => countUpTo(tx, tx.select({ id: issuanceHolders.userId }).from(issuanceHolders).where(where)),
  });
}

/** All who held then, most tokens first, up to a limit: a register is read whole. */
export function registerRows(tx: Tx, held: HeldAt, limit: number) {
  const tokens = held.at ? tokensAt(held.at) : sql<string>`${issuanceHolders.tokens}`;
  return heldBy(tx, tokens, sql`'{}'::text[]`)
    .where(whoHeld(held))
    .orderBy(sql`${tokens} desc`, asc(issuanceHolders.since), asc(issuanceHolders.userId))
    .limit(limit);
}

/** What the largest hold now, most first: so many entries of one index. */
export async function largestNow(tx: Tx, { tenantId, issuanceId }: Omit<HeldAt, 'at'>, limit: number) {
  const rows = await tx
    .select({ tokens: issuanceHolders.tokens })
    .from(issuanceHolders)
    .where(and(ofIssuance(tenantId, issuanceId), gt(issuanceHolders.tokens, 0)))
    .orderBy(desc(issuanceHolders.tokens))
    .limit(limit);
  return rows.map(({ tokens }) => tokens);
}

/** What the largest held at a moment that has been, most first, with all that was held and by how many. */
export async function heldThen(tx: Tx, held: HeldAt & { at: Date }, limit: number) {
  const rows = await tx
    .select({
      tokens: sql<string>`(${tokensAt(held.at)})::text`,
      holders: sql<string>`(count(*) over ())::text`,
      supply: sql<string>`(sum(${tokensAt(held.at)}) over ())::text`,
    })
    .from(issuanceHolders)
    .where(whoHeld(held))
    .orderBy(sql`${tokensAt(held.at)} desc`)
    .limit(limit);
  return {
    supply: Number(rows[0]?.supply ?? 0),
    holders: Number(rows[0]?.holders ?? 0),
    largest: rows.map(({ tokens }) => Number(tokens)),
  };
}

const heldBy = (tx: Tx, tokens: SQL<string>, key: SQL<string[]>) =>
  tx
    .select({
      key,
      id: users.id,
      email: users.email,
      name: sql<string>`trim(coalesce(${userProfiles.firstName}, '') || ' ' || coalesce(${userProfiles.lastName}, ''))`,
      legalName: sql<string | null>`(
        select nullif(trim(c.organisation_name), '') from company_profiles c
        where c.tenant_id = ${users.tenantId} and c.user_id = ${users.id} and ${userProfiles.legalType} = 'LEGAL_ENTITY')`,
      wallet: sql<string | null>`(
        select w.address from wallets w where w.tenant_id = ${users.tenantId} and w.user_id = ${users.id} order by w.created_at desc limit 1)`,
      tokens: sql<string>`(${tokens})::text`,
      since: issuanceHolders.since,
      movedAt: issuanceHolders.movedAt,
    })
    .from(issuanceHolders)
    .innerJoin(users, and(eq(users.tenantId, issuanceHolders.tenantId), eq(users.id, issuanceHolders.userId)))
    .leftJoin(
      userProfiles,
      and(eq(userProfiles.tenantId, issuanceHolders.tenantId), eq(userProfiles.userId, issuanceHolders.userId)),
    );

const whoHeld = ({ tenantId, issuanceId, at }: HeldAt) =>
  and(
    ofIssuance(tenantId, issuanceId),
    at ? and(lte(issuanceHolders.since, at), sql`${tokensAt(at)} > 0`) : gt(issuanceHolders.tokens, 0),
  );

const ofIssuance = (tenantId: string, issuanceId: string) =>
  and(eq(issuanceHolders.tenantId, tenantId), eq(issuanceHolders.issuanceId, issuanceId));

const tokensAt = (at: Date): SQL<string> => {
  // Nested: where this is the statement's only table its columns would lose its name.
  const since = sql`select sum(p.amount) from ledger_postings p
    join ledger_entries e on e.tenant_id = p.tenant_id and e.id = p.entry_id
    where p.tenant_id = issuance_holders.tenant_id and p.account_id = issuance_holders.account_id and e.created_at > ${at}`;
  // Of most nothing has moved since: nobody looks for it.
  return sql<string>`(case when issuance_holders.moved_at <= ${at} then issuance_holders.tokens
    else issuance_holders.tokens - coalesce((${since}), 0) end)`;
};
