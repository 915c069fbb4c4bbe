import { serve } from '#backend/http/serve.ts';
import { listYearlyReport } from '#contract/supervision.ts';
import { offerIdentifier } from '#domain/information-sheet/lei.ts';
import { moneyText } from '#domain/money/money.ts';
import { dayIn } from '#domain/time/zone.ts';
import { firstYear, yearlyPage } from './yearly-report.repository.ts';

/** What is told the supervisor of a year: without one, of the last that is over, which is the one that is due. */
export const listYearlyReportRoute = serve(listYearlyReport, async ({ tx, tenant, now }, { query }) => {
  const { year: asksFor, ...place } = query;
  const { tenant: house, currency } = tenant.customization;
  const thisYear = Number(dayIn(now, house.time_zone).slice(0, 4));
  const year = asksFor ?? thisYear - 1;
  const { providerLei } = tenant.settings.informationSheet;
  const [{ rows, meta }, first] = await Promise.all([
    yearlyPage(tx, { tenantId: tenant.id, timeZone: house.time_zone, year, place }),
    firstYear(tx, tenant.id, house.time_zone),
  ]);
  const from = Math.min(first ?? thisYear, thisYear - 1);
  return {
    data: rows.map((row) => ({
      id: `${row.issuance_id} ${row.country}`,
      provider: providerLei,
      year,
      offer: providerLei && row.offer_number !== null ? offerIdentifier(providerLei, row.offer_number) : null,
      project: { id: row.issuance_id, title: row.title },
      owner: { name: row.owner, code: row.owner_code ?? '' },
      raised: moneyText(BigInt(row.raised)),
      currency: currency.code,
      product: row.product,
      country: row.country || null,
      sophisticated: { investors: row.sophisticated, amount: moneyText(BigInt(row.sophisticated_cents)) },
      others: { investors: row.others, amount: moneyText(BigInt(row.others_cents)) },
    })),
    meta,
    year,
    years: Array.from({ length: thisYear - from + 1 }, (_, at) => thisYear - at),
  };
});
