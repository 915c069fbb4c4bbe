import { and, eq, isNull } from 'drizzle-orm';
import { type AccountKind, ledgerAccounts, UNGUARDED_KINDS } from '#backend/db/schema/ledger.ts';
import type { Work } from '#backend/work.ts';

/** An account that exists. */
export interface Account {
  id: string;
  /** Currency code, or `token:<issuance id>`. */
  asset: string;
}

type Context = Pick<Work, 'tx' | 'tenant' | 'now'>;

/** The asset of an issuance's tokens. */
export function tokenAsset(issuanceId: string): string {
  return `token:${issuanceId}`;
}

/** The world outside: money that came in or went out by bank. */
export const bankAccount = (work: Context) => accountOf(work, 'bank', currencyOf(work));
/** The platform's fees. */
export const feesAccount = (work: Context) => accountOf(work, 'fees', currencyOf(work));
/** Money on its way back to investors. */
export const refundsDueAccount = (work: Context) => accountOf(work, 'refunds_due', currencyOf(work));
/** Money that belongs to no live order. */
export const suspenseAccount = (work: Context) => accountOf(work, 'suspense', currencyOf(work));
/** What a provider gave back or withheld by itself and no refund covers yet: below zero by as much. */
export const providerClaims = (work: Context) => accountOf(work, 'provider_claims', currencyOf(work));
/** An investor's available balance; never below zero. */
export const investorCash = (work: Context, userId: string) =>
  accountOf(work, 'investor_cash', currencyOf(work), { userId });
/** Money that one investor has paid, or set aside, for one issuance and that is not yet the issuer's. One account each, so that orders never wait for each other. */
export const orderEscrow = (work: Context, userId: string, issuanceId: string) =>
  accountOf(work, 'issuance_escrow', currencyOf(work), { userId, issuanceId });
/** Money of one issuance that is its issuer's. */
export const issuerCash = (work: Context, issuanceId: string) =>
  accountOf(work, 'issuer_cash', currencyOf(work), { issuanceId });
/** An issuer's money for one distribution; never below zero. */
export const distributionFunds = (work: Context, issuanceId: string, distributionId: string) =>
  accountOf(work, 'distribution_funds', currencyOf(work), { issuanceId, distributionId });
/** What one person was paid of distributions and has not claimed yet. */
export const earningsDue = (work: Context, userId: string) =>
  accountOf(work, 'earnings_due', currencyOf(work), { userId });
/** What is on its way to people's banks. */
export const payoutsDueAccount = (work: Context) => accountOf(work, 'payouts_due', currencyOf(work));
/** What is kept back of earnings for the tax office. */
export const withholdingDueAccount = (work: Context) => accountOf(work, 'withholding_due', currencyOf(work));
/** What the tenant has paid people out of its own wallet, at what they claimed. */
export const etherPaidAccount = (work: Context) => accountOf(work, 'ether_paid', currencyOf(work));
/** Where an issuance's tokens come from: below zero by what was minted. */
export const treasury = (work: Context, issuanceId: string) =>
  accountOf(work, 'treasury', tokenAsset(issuanceId), { issuanceId });
/** Tokens of one issuance that one person owns; never below zero. */
export const holdingOf = (work: Context, userId: string, issuanceId: string) =>
  accountOf(work, 'holding', tokenAsset(issuanceId), { userId, issuanceId });

function currencyOf({ tenant }: Context): string {
  return tenant.customization.currency.code;
}

/** Whose, or of what, an account is. */
interface Owner {
  userId?: string | null;
  issuanceId?: string | null;
  distributionId?: string | null;
}

/** Finds an account, or opens it. Two that open the same one at once get the same one: the unique key decides. */
async function accountOf(
  { tx, tenant, now }: Context,
  kind: AccountKind,
  asset: string,
  { userId = null, issuanceId = null, distributionId = null }: Owner = {},
): Promise<Account> {
  const find = () =>
    tx
      .select({ id: ledgerAccounts.id, asset: ledgerAccounts.asset })
      .from(ledgerAccounts)
      .where(
        and(
          eq(ledgerAccounts.tenantId, tenant.id),
          eq(ledgerAccounts.kind, kind),
          eq(ledgerAccounts.asset, asset),
          userId ? eq(ledgerAccounts.userId, userId) : isNull(ledgerAccounts.userId),
          issuanceId ? eq(ledgerAccounts.issuanceId, issuanceId) : isNull(ledgerAccounts.issuanceId),
          distributionId ? eq(ledgerAccounts.distributionId, distributionId) : isNull(ledgerAccounts.distributionId),
        ),
      );
  const [found] = await find();
  if (found) return found;
  const guarded = !UNGUARDED_KINDS.some((unguarded) => unguarded === kind);
  const [made] = await tx
    .insert(ledgerAccounts)
    .values({ tenantId: tenant.id, kind, asset, userId, issuanceId, distributionId, guarded, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: ledgerAccounts.id, asset: ledgerAccounts.asset });
  const [opened] = made ? [made] : await find();
  if (!opened) throw new Error(`account ${kind} ${asset} could not be opened`);
  return opened;
}
