import { serve } from '#backend/http/serve.ts';
import { listTaxYears } from '#contract/tax-certificates.ts';
import { moneyText } from '#domain/money/money.ts';
import { proves } from '#domain/tax/residence-certificate.ts';
import { dayIn } from '#domain/time/zone.ts';
import { paidYears, versionsOf } from './certificates.repository.ts';
import { lastResidenceCertificate } from './residence.repository.ts';
import { aboutWhom, calendarOf } from './whose.ts';

/** The years in which something was paid, and the last paper of each. */
export const listTaxYearsRoute = serve(listTaxYears, async (call, { query }) => {
  const { tx, tenant } = call;
  const person = await aboutWhom(call, query.person);
  const { timeZone, year: current } = calendarOf(call);
  const today = dayIn(call.now, timeZone);
  const country = person.country || null;
  const [years, papers, certificate] = await Promise.all([
    paidYears(tx, { tenantId: tenant.id, userId: person.id, timeZone }),
    versionsOf(tx, tenant.id, person.id),
    country && lastResidenceCertificate(tx, tenant.id, person.id, country),
  ]);
  const money = (cents: string) => moneyText(BigInt(cents));
  return {
    data: {
      person: { id: person.id, name: person.name },
      residence: {
        country,
        certificate: certificate
          ? {
              issued_on: certificate.issuedOn,
              valid_until: certificate.validUntil,
              valid: proves(certificate, country, today),
            }
          : null,
      },
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
