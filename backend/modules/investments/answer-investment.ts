import { notFound } from '#backend/http/refusal.ts';
import { fundsClearAmong } from '#backend/modules/funds/funds-standing.ts';
import { checkedPeople } from '#backend/modules/identity/identity-standing.ts';
import type { Work } from '#backend/work.ts';
import { signs } from '#domain/investment/minting.ts';
import { firmOf } from './firm-money.repository.ts';
import { type JoinedInvestment, joinedInvestment, oneInvestment } from './investment-rows.repository.ts';
import { presentInvestment, presentManagedInvestment } from './present-investment.ts';

/** An investment with all that is shown of it, as it is now in this transaction. Throws Refusal 404 where there is none, or another's. */
export async function readInvestment({ tx, tenant }: Work, id: string, userId?: string): Promise<JoinedInvestment> {
  const row = await joinedInvestment(tx, oneInvestment(tenant.id, id, userId));
  if (!row) throw notFound();
  return row;
}

/** `{ data }` for its investor. */
export function investmentAnswer(work: Work, row: JoinedInvestment) {
  return { data: presentInvestment(row, work.now) };
}

/** `{ data }` for a manager or its issuer. */
export async function managedAnswer(work: Work, row: JoinedInvestment) {
  const { issuanceId } = row.investment;
  const [firm, checked, clear] = await Promise.all([
    firmOf(work.tx, work.tenant.id, [issuanceId], work.now),
    checkedPeople(work, [row.investor.id]),
    fundsClearAmong(work, [row.investor.id]),
  ]);
  return {
    data: presentManagedInvestment(row, {
      now: work.now,
      identityChecked: checked.has(row.investor.id),
      fundsClear: clear.has(row.investor.id),
      signs: tenantSigns(work),
      firmCents: firm.get(issuanceId) ?? 0n,
    }),
  };
}

/** Whether the tenant's investors sign a contract. */
export function tenantSigns({ tenant }: Pick<Work, 'tenant'>): boolean {
  return signs(tenant.customization.modules, tenant.customization.hide);
}
