import { and, eq, sql } from 'drizzle-orm';
import { chainHolders, chainTokens } from '#backend/db/schema/chain-tokens.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import type { Tx } from '#backend/db/transaction.ts';

export type ChainTokenRow = typeof chainTokens.$inferSelect;
type ChainHolderRow = typeof chainHolders.$inferSelect;

/** The tokens that a tenant has had made, with what they are called. */
export function chainTokensOf(tx: Tx, tenantId: string, chainId: number) {
  return tx
    .select({ token: chainTokens, name: issuances.tokenName, symbol: issuances.tokenSymbol })
    .from(chainTokens)
    .innerJoin(issuances, and(eq(issuances.tenantId, chainTokens.tenantId), eq(issuances.id, chainTokens.issuanceId)))
    .where(and(eq(chainTokens.tenantId, tenantId), eq(chainTokens.chainId, chainId)));
}

export async function chainTokenOf(tx: Tx, tenantId: string, issuanceId: string): Promise<ChainTokenRow | null> {
  const [row] = await tx
    .select()
    .from(chainTokens)
    .where(and(eq(chainTokens.tenantId, tenantId), eq(chainTokens.issuanceId, issuanceId)));
  return row ?? null;
}

/** What a token is called. */
export async function tokenNames(tx: Tx, tenantId: string, issuanceId: string) {
  const [row] = await tx
    .select({ name: issuances.tokenName, symbol: issuances.tokenSymbol })
    .from(issuances)
    .where(and(eq(issuances.tenantId, tenantId), eq(issuances.id, issuanceId)));
  return row ?? null;
}

/** Whether this is the first time that somebody asks for the token. */
export async function insertChainToken(tx: Tx, asked: typeof chainTokens.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(chainTokens)
    .values(asked)
    .onConflictDoNothing()
    .returning({ id: chainTokens.issuanceId });
  return made.length > 0;
}

export async function changeChainToken(
  tx: Tx,
  tenantId: string,
  issuanceId: string,
  change: Partial<Omit<ChainTokenRow, 'tenantId' | 'issuanceId'>>,
): Promise<void> {
  await tx
    .update(chainTokens)
    .set(change)
    .where(and(eq(chainTokens.tenantId, tenantId), eq(chainTokens.issuanceId, issuanceId)));
}

/** Keeps how an address stands; whose it is stays where it is known. */
export async function keepHolder(tx: Tx, row: typeof chainHolders.$inferInsert): Promise<void> {
  const { listed, frozen, tokens, seenAt, userId, identity } = row;
  await tx
    .insert(chainHolders)
    .values(row)
    .onConflictDoUpdate({
      target: [chainHolders.tenantId, chainHolders.issuanceId, chainHolders.address],
      set: {
        ...{ listed, frozen, tokens, seenAt },
        userId: sql`coalesce(${userId ?? null}::uuid, ${chainHolders.userId})`,
        identity: sql`coalesce(${identity ?? null}, ${chainHolders.identity})`,
      },
    });
}

/** How an address of a token was last seen; null where it was never. */
export async function chainHolderOf(
  tx: Tx,
  tenantId: string,
  issuanceId: string,
  address: string | undefined,
): Promise<ChainHolderRow | null> {
  if (!address) return null;
  const [row] = await tx
    .select()
    .from(chainHolders)
    .where(
      and(
        eq(chainHolders.tenantId, tenantId),
        eq(chainHolders.issuanceId, issuanceId),
        eq(chainHolders.address, address),
      ),
    );
  return row ?? null;
}

export function chainHoldersOf(tx: Tx, tenantId: string, issuanceId: string): Promise<ChainHolderRow[]> {
  return tx
    .select()
    .from(chainHolders)
    .where(and(eq(chainHolders.tenantId, tenantId), eq(chainHolders.issuanceId, issuanceId)))
    .orderBy(chainHolders.address);
}

interface Unminted extends Record<string, unknown> {
  id: string;
  issuance_id: string;
  user_id: string;
  tokens: string;
  address: string;
}

/** Orders whose tokens the ledger has made and the chain was not asked for, whose holder has an address in the token's registry: the last one that was seen there. */
export async function ordersToMintOnChain(
  tx: Tx,
  tenantId: string,
  chainId: number,
  most: number,
): Promise<Unminted[]> {
  const { rows } = await tx.execute<Unminted>(sql`
    select v.id, v.issuance_id, v.user_id, v.tokens::text, h.address
    from chain_tokens t
    join investments v on v.tenant_id = t.tenant_id and v.issuance_id = t.issuance_id and v.minted_at is not null
    join lateral (select c.address from chain_holders c where c.tenant_id = t.tenant_id and c.issuance_id = t.issuance_id and c.user_id = v.user_id
      and c.listed order by c.seen_at desc, c.address limit 1) h on true
    where t.tenant_id = ${tenantId} and t.chain_id = ${chainId} and t.address is not null
      and not exists (select from chain_acts a where a.tenant_id = v.tenant_id and a.investment_id = v.id)
    order by v.minted_at, v.id limit ${most}`);
  return rows;
}

interface Stand extends Record<string, unknown> {
  user_id: string | null;
  register: string;
  chain: string;
  pending: string;
}

/**
 * The register beside the chain, by person: tokens of the ledger, tokens at all addresses of the person, and those of the ledger whose transaction stands in
 * no block yet. Addresses of nobody are one row.
 */
export async function standOf(tx: Tx, tenantId: string, issuanceId: string): Promise<Stand[]> {
  const { rows } = await tx.execute<Stand>(sql`
    with register as (
      select h.user_id, h.tokens from issuance_holders h where h.tenant_id = ${tenantId} and h.issuance_id = ${issuanceId} and h.tokens > 0
    ), chain as (
      select c.user_id, sum(c.tokens) as tokens from chain_holders c where c.tenant_id = ${tenantId} and c.issuance_id = ${issuanceId} group by c.user_id
    ), pending as (
      select v.user_id, sum(v.tokens) as tokens from investments v
      left join chain_acts a on a.tenant_id = v.tenant_id and a.investment_id = v.id
      where v.tenant_id = ${tenantId} and v.issuance_id in (${issuanceId}) and v.minted_at is not null and (a.state is null or a.state not in ('MINED', 'CONFIRMED'))
      group by v.user_id
    )
    select coalesce(r.user_id, c.user_id) as user_id, coalesce(r.tokens, 0)::text as register, coalesce(c.tokens, 0)::text as chain,
      coalesce(p.tokens, 0)::text as pending
    from register r full join chain c on c.user_id = r.user_id left join pending p on p.user_id = coalesce(r.user_id, c.user_id)
    where r.tokens > 0 or c.tokens > 0
    order by (coalesce(r.tokens, 0) <> coalesce(c.tokens, 0) + coalesce(p.tokens, 0)) desc, coalesce(r.tokens, 0) desc, 1`);
  return rows;
}
