import type { SignedInCall } from '#backend/http/call.ts';
import { fieldRefusal, notFound, Refusal } from '#backend/http/refusal.ts';
import { AMOUNTS_OF_KIND, amountProblems, type DistributionAmounts } from '#domain/distribution/amounts.ts';
import type { DistributionKind } from '#domain/earning/kinds.ts';
import { centsOf } from '#domain/money/money.ts';
import { problem } from '#domain/validation/problem.ts';
import { type IssuanceOf, managedIssuance } from './issuance-of.repository.ts';
import { hasBankAccount } from './issuer-account.ts';

interface Typed {
  kind: DistributionKind;
  income: string;
  gain: string;
  capital: string;
}

const FIELDS = { incomeCents: 'income', gainCents: 'gain', returnCents: 'capital' } as const;

/**
 * The issuance and the amounts of what is proposed for it.
 * @throws Refusal 404 for another's; 409 `distribution.no_issuer_account` where the issuer has no bank account; 422 on the amounts
 */
export async function proposedFor(
  call: SignedInCall,
  issuanceId: string,
  typed: Typed,
): Promise<{ issuance: IssuanceOf; amounts: DistributionAmounts }> {
  const issuance = await managedIssuance(call, issuanceId);
  if (!issuance) throw notFound();
  if (!(await hasBankAccount(call, issuance.issuerUserId))) throw new Refusal(409, 'distribution.no_issuer_account');
  return { issuance, amounts: amountsOf(typed) };
}

function amountsOf({ kind, income, gain, capital }: Typed): DistributionAmounts {
  const amounts = { incomeCents: centsOf(income), gainCents: centsOf(gain), returnCents: centsOf(capital) };
  const [main] = AMOUNTS_OF_KIND[kind];
  const problems = Object.entries(FIELDS).flatMap(([amount, field]) => {
    const cents = amounts[amount as keyof typeof FIELDS];
    const least = amount === main ? '0.01' : '0.00';
    return cents < 0n ? [[field, problem('validator.error_number_min', { min: least })] as const] : [];
  });
  const ofKind = amountProblems(kind, amounts).map(
    ({ amount, problem: what }) =>
      [
        FIELDS[amount],
        what === 'missing'
          ? problem('validator.error_number_min', { min: '0.01' })
          : problem('validator.error_amount_not_of_kind'),
      ] as const,
  );
  const all = [...ofKind, ...problems];
  if (all.length > 0) throw fieldRefusal(Object.fromEntries(all));
  return amounts;
}
