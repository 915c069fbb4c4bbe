import { serve } from '#backend/http/serve.ts';
import { listTaxYears } from '#contract/tax-certificates.ts';
import { moneyText } from '#domain/money/money.ts';
import { paidYears, versionsOf } from './certificates.repository.ts';
import { aboutWhom, calendarOf } from './whose.ts';

/** The years in which something was paid, and the last paper of each. */
export const listTaxYearsRoute = serve(listTaxYears, async (call, { query }) => {
  const { tx, tenant } = call;
  const person = await aboutWhom(call, query.person);
  const { timeZone, year: current } = calendarOf(call);
  const [years, papers] = await Promise.all([
    paidYears(tx, { tenantId: tenant.id, userId: person.id, timeZone }),
    versionsOf(tx, tenant.id, person.id),
  ]);
  const money = (cents: string) => moneyText(BigInt(cents));
  return {
    data: {
      person: { id: person.id, name: person.name },
      years: years.map(({ year, gross, withheld, net }) => {
        const last = papers.find((paper) => paper.year === year);
        return {
          ...{ year, gross: money(gross), withheld: money(withheld), net: money(net), open: year === current },
          issued: last
            ? {
                id: last.id,
                version: last.version,
                at: last.issuedAt.toISOString(),
                provisional: last.provisional,
              }
            : null,
        };
      }),
    },
  };
});
