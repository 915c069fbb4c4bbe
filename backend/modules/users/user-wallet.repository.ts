import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { issuanceHolders } from '#backend/db/schema/holders.ts';
import { investments } from '#backend/db/schema/investments.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import { wallets } from '#backend/db/schema/users.ts';
import { whitelistEntries } from '#backend/db/schema/whitelist.ts';
import type { Tx } from '#backend/db/transaction.ts';

const PROJECT = { id: issuances.id, title: issuances.title, symbol: issuances.tokenSymbol };
const MOST_ORDERS = 50;

/** The addresses that a person has named. */
export function namedWallets(tx: Tx, tenantId: string, userId: string) {
  return tx
    .select({ address: wallets.address, provedAt: wallets.provedAt })
    .from(wallets)
    .where(and(eq(wallets.tenantId, tenantId), eq(wallets.userId, userId)))
    .orderBy(wallets.createdAt);
}

/** Whitelists that a person stands on, by address or without one. */
export function listsOf(tx: Tx, tenantId: string, userId: string) {
  return tx
    .select({ project: PROJECT, address: whitelistEntries.address, state: whitelistEntries.state })
    .from(whitelistEntries)
    .innerJoin(
      issuances,
      and(eq(issuances.tenantId, whitelistEntries.tenantId), eq(issuances.id, whitelistEntries.issuanceId)),
    )
    .where(and(eq(whitelistEntries.tenantId, tenantId), eq(whitelistEntries.userId, userId)))
    .orderBy(desc(whitelistEntries.createdAt), whitelistEntries.id);
}

/** Tokens that a person holds now. */
export function holdingsOf(tx: Tx, tenantId: string, userId: string) {
  return tx
    .select({
      project: PROJECT,
      tokens: issuanceHolders.tokens,
      since: issuanceHolders.since,
      movedAt: issuanceHolders.movedAt,
    })
    .from(issuanceHolders)
    .innerJoin(
      issuances,
      and(eq(issuances.tenantId, issuanceHolders.tenantId), eq(issuances.id, issuanceHolders.issuanceId)),
    )
    .where(
      and(eq(issuanceHolders.tenantId, tenantId), eq(issuanceHolders.userId, userId), gt(issuanceHolders.tokens, 0)),
    )
    .orderBy(desc(issuanceHolders.tokens), issuances.id);
}

/** Orders of a person that are not cancelled, the newest first. */
export function standingOrders(tx: Tx, tenantId: string, userId: string) {
  return tx
    .select({
      id: investments.id,
      reference: investments.reference,
      project: PROJECT,
      status: investments.status,
      tokens: investments.tokens,
      amountCents: investments.amountCents,
    })
    .from(investments)
    .innerJoin(issuances, and(eq(issuances.tenantId, investments.tenantId), eq(issuances.id, investments.issuanceId)))
    .where(and(eq(investments.tenantId, tenantId), eq(investments.userId, userId), ne(investments.status, 'CANCELED')))
    .orderBy(desc(investments.createdAt), desc(investments.id))
    .limit(MOST_ORDERS);
}
