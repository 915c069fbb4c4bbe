import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { recipientsOf } from '#backend/modules/profiles/recipients.repository.ts';
import { listWithholdings } from '#contract/withholdings.ts';
import { moneyText } from '#domain/money/money.ts';
import { modelLines, taxModelOf } from '#domain/tax/tax-model.ts';
import { dayIn } from '#domain/time/zone.ts';
import { payerOf, sumsOfYear, withholdingsPage } from './withholdings.repository.ts';

const yearOf = (at: Date, timeZone: string) => Number(dayIn(at, timeZone).slice(0, 4));

/** What was withheld from a project's holders in a year, for the managers of its tenant. */
export const listWithholdingsRoute = serve(listWithholdings, async ({ tx, tenant, now }, { params, query }) => {
  const { year: asksFor, quarter, model, ...asked } = query;
  const timeZone = tenant.customization.tenant.time_zone;
  const thisYear = yearOf(now, timeZone);
  const year = asksFor ?? thisYear;
  const paid = { tenantId: tenant.id, issuanceId: params.id, timeZone, year };
  const [issuance, { rows, meta }, sums] = await Promise.all([
    payerOf(tx, tenant.id, params.id),
    withholdingsPage(tx, { ...paid, quarter, model, asked }),
    sumsOfYear(tx, paid),
  ]);
  if (!issuance) throw notFound();
  const people = await recipientsOf(
    tx,
    tenant.id,
    rows.map(({ userId }) => userId),
  );
  const first = issuance.since ? yearOf(issuance.since, timeZone) : thisYear;
  return {
    data: rows.map((row) => {
      const person = people.get(row.userId);
      return {
        person: {
          id: row.userId,
          name: person?.name ?? '',
          tax_number: person?.taxNumber ?? '',
          postal_code: person?.postalCode ?? '',
        },
        residence: row.residence || null,
        legal_type: row.legalType,
        model: taxModelOf({ kind: row.kind, residence: row.residence || null }),
        kind: row.kind,
        rate: row.rate,
        payments: row.payments,
        base: moneyText(BigInt(row.baseCents)),
        withheld: moneyText(BigInt(row.withheldCents)),
      };
    }),
    meta,
    issuance: { id: issuance.id, title: issuance.title, issuer: issuance.issuer, tax_number: issuance.taxNumber },
    year,
    years: Array.from({ length: thisYear - first + 1 }, (_, at) => thisYear - at),
    sums: modelLines(sums).map((sum) => ({
      model: sum.model,
      quarter: sum.quarter,
      recipients: sum.recipients,
      base: moneyText(sum.baseCents),
      withheld: moneyText(sum.withheldCents),
    })),
  };
});
