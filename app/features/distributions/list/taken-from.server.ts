import { findDistribution } from '#app/features/distributions/sheet/find-distribution.server.ts';
import { typedNumber } from '#app/forms/typed-number.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { id as idText } from '#contract/envelope.ts';
import { mainAmount, type ProposeFields } from './propose.form.ts';

/** What the form begins with where `?from=` names a distribution of the same project: it is changed while its reader may withdraw it, and else proposed anew. */
export async function takenFrom(visit: SignedInVisit, issuanceId: string): Promise<ProposeFields | null> {
  const from = idText.safeParse(visit.url.searchParams.get('from')).data;
  if (!from) return null;
  const { id, name, kind, record_on, note, sums, may } = await findDistribution(visit, {
    id: issuanceId,
    benefit_id: from,
  });
  const typed = (amount: string) => typedNumber(amount, visit.lang);
  const main = mainAmount(kind);
  return {
    ...{ name, kind, record_on, note: note ?? '' },
    amount: typed(sums[main]),
    capital: main === 'capital' || sums.capital === '0.00' ? '' : typed(sums.capital),
    replaces: may.withdraw ? id : undefined,
  };
}
