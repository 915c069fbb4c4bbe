import { distributionFunds, withholdingDueAccount } from '#backend/ledger/accounts.ts';
import { type Posting, postEntry } from '#backend/ledger/post-entry.ts';
import type { Work } from '#backend/work.ts';
import { sumOf } from '#domain/money/money.ts';
import type { DistributionRow } from './distributions.repository.ts';
import { accountsOf, type PartToPay, setPaid } from './pay.repository.ts';

/**
 * Pays parts that are locked and pending: one entry from the issuer's money to what each holder can claim and what is withheld. Where the tenant pays no
 * returns out (module `payment_profit`), what they get goes to their balance at once.
 */
export async function payParts(work: Work, row: DistributionRow, parts: readonly PartToPay[]): Promise<void> {
  const [first] = parts;
  if (!first) return;
  const people = parts.filter(({ netCents }) => netCents > 0n);
  const accounts = await accountsOf(
    work,
    accountPaidTo(work),
    people.map(({ userId }) => userId),
  );
  const gross = sumOf(parts.map(({ grossCents }) => grossCents));
  const withheld = sumOf(parts.map(({ withheldCents }) => withheldCents));
  if (gross > 0n)
    await postEntry(work, {
      kind: 'earnings.paid',
      // Of parts paid together the first one's: no part is paid twice, so no entry is.
      ref: first.id,
      memo: row.id,
      postings: [
        { account: await distributionFunds(work, row.issuanceId, row.id), amount: -gross },
        ...(withheld > 0n ? [{ account: await withholdingDueAccount(work), amount: withheld }] : []),
        ...people.map(({ userId, netCents }) => postingTo(accounts.get(userId), netCents)),
      ],
    });
  await setPaid(
    work.tx,
    row,
    parts.map(({ id }) => id),
    work.now,
    accountPaidTo(work) === 'investor_cash',
  );
}

/** Which of a holder's accounts is paid to. */
export function accountPaidTo({ tenant }: Pick<Work, 'tenant'>): 'earnings_due' | 'investor_cash' {
  const { modules, extras } = tenant.customization;
  return !modules.payment_profit && extras.payWithBalance ? 'investor_cash' : 'earnings_due';
}

function postingTo(account: Posting['account'] | undefined, amount: bigint): Posting {
  if (!account) throw new Error('an account was not opened');
  return { account, amount };
}
