import { serve } from '#backend/http/serve.ts';
import { holdingsOf } from '#backend/ledger/balances.ts';
import { debtsOf } from '#backend/modules/debts/debt-of.ts';
import { presentDebt } from '#backend/modules/debts/present-debt.ts';
import { residenceOfPerson } from '#backend/modules/distributions/residence-of-person.repository.ts';
import { missingOf } from '#backend/modules/distributions/transfer-of.ts';
import { ratesNow } from '#backend/modules/distributions/work-out.ts';
import { type ExpectedPayment, getExpectedIncome } from '#contract/portfolio-papers.ts';
import { approvedPart } from '#domain/earning/approved-part.ts';
import { ownPart } from '#domain/earning/own-part.ts';
import { withhold } from '#domain/earning/share-out.ts';
import { centsOf, moneyText, sumOf } from '#domain/money/money.ts';
import { addMonths, dayIn } from '#domain/time/zone.ts';
import { approvedParts } from './expected-income.repository.ts';
import { issuancesOf } from './portfolio.repository.ts';

/** What is to come to the caller. A payment that is shared out already stands with its fixed sum, and not a second time by its schedule. */
export const getExpectedIncomeRoute = serve(getExpectedIncome, async (call) => {
  const { tx, tenant, user, now } = call;
  const dayOf = (at: Date) => dayIn(at, tenant.customization.tenant.time_zone);
  const today = dayOf(now);
  const [held, approved, residence] = await Promise.all([
    holdingsOf(call, user.id),
    approvedParts(tx, tenant.id, user.id),
    residenceOfPerson(tx, tenant.id, user.id, today),
  ]);
  const rate = ratesNow(call, 'INTEREST')(residence).basisPoints;
  const shared = new Set(approved.map(({ distributionId }) => distributionId));
  const known = [...new Set([...held, ...approved].map(({ issuanceId }) => issuanceId))];
  const [named, debts] = await Promise.all([
    issuancesOf(tx, tenant.id, known),
    debtsOf(
      call,
      held.map(({ issuanceId }) => issuanceId),
    ),
  ]);
  const offers = new Map(named.map(({ id, title, symbol }) => [id, { id, title, symbol }]));
  const payments: ExpectedPayment[] = approved.flatMap((part) => {
    const issuance = offers.get(part.issuanceId);
    if (!issuance) return [];
    return {
      ...approvedPart(
        {
          instalmentOn: part.instalmentOn,
          approvedOn: dayOf(part.approvedAt ?? now),
          fundedOn: part.fundedAt && dayOf(part.fundedAt),
          missingCents: missingOf(part.funding),
        },
        today,
      ),
      issuance,
      income: moneyText(part.incomeCents + part.gainCents),
      capital: moneyText(part.returnCents),
      withheld: moneyText(part.withheldCents),
      net: moneyText(part.netCents),
    };
  });
  for (const { issuanceId, tokens } of held) {
    const issuance = offers.get(issuanceId);
    const debt = debts.get(issuanceId);
    if (!issuance || !debt || debt.supply === 0) continue;
    for (const line of presentDebt(call, debt).instalments) {
      if (line.state === 'PAID' || (line.distribution_id && shared.has(line.distribution_id))) continue;
      const part = ownPart(
        { incomeCents: centsOf(line.interest), returnCents: centsOf(line.principal) },
        { tokens, supply: debt.supply },
      );
      const { withheldCents, netCents } = withhold({ ...part, gainCents: 0n }, rate);
      payments.push({
        state: line.state === 'LATE' ? 'LATE' : 'EXPECTED',
        on: line.on,
        since: line.state === 'LATE' ? line.on : null,
        issuance,
        income: moneyText(part.incomeCents),
        capital: moneyText(part.returnCents),
        withheld: moneyText(withheldCents),
        net: moneyText(netCents),
      });
    }
  }
  // What has no day of its own stands at the day that is said of it, and else can come on any from today on.
  const placeOf = ({ state, on, since }: ExpectedPayment) => `${state === 'LATE' ? 0 : 1}${on ?? since ?? today}`;
  payments.sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : placeOf(a) > placeOf(b) ? 1 : 0));
  const soon = payments.filter(({ on, state }) => state !== 'LATE' && (on ?? today) <= addMonths(today, 12));
  return {
    data: {
      payments,
      year: {
        income_net: moneyText(sumOf(soon.map(({ net, capital }) => centsOf(net) - centsOf(capital)))),
        capital: moneyText(sumOf(soon.map(({ capital }) => centsOf(capital)))),
      },
    },
  };
});
