import { call } from '#app/api/call.server.ts';
import { WITHHOLDINGS as LIST } from '#app/lists/exported/withholdings.ts';
import { totalText } from '#app/lists/paging.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listWithholdings } from '#contract/withholdings.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { TAX_MODELS } from '#domain/tax/tax-model.ts';
import { localized } from '#domain/tenant/language.ts';

/** What was withheld from a project's holders in a year: the sums of each form, and its recipients. */
export async function loadWithholdings(visit: SignedInVisit, id = '') {
  const { t, url, format, lang } = visit;
  const asked = LIST.read(url.searchParams);
  const { year: chosen, ...rest } = asked;
  const answer = await call(visit, listWithholdings, {
    params: { id },
    query: { ...rest, ...(chosen ? { year: Number(chosen) } : {}) },
  });
  const { data, meta, issuance, year, years, sums } = answer;
  return {
    head: pageHead(visit, { title: t('withholdings:title') }),
    count: t('withholdings:count', { count: meta.total, total: totalText(visit, meta) }),
    issuancesHref: pathTo.manager.issuances,
    project: { label: localized(issuance.title, lang), href: pathTo.manager.issuance(issuance.id) },
    distributionsHref: pathTo.manager.benefits(issuance.id),
    about: t('withholdings:payer', {
      name: issuance.issuer,
      number: issuance.tax_number || t('withholdings:noNumber'),
    }),
    summary: {
      title: t('withholdings:sums', { year }),
      rows: sums.map(({ model, quarter, recipients, base, withheld }) => ({
        id: `${model} ${quarter}`,
        form: t('withholdings:formOf', { number: TAX_MODELS[model][quarter ? 'quarter' : 'year'] }),
        period: quarter ? t(`withholdings:quarters.${quarter}`) : t('withholdings:wholeYear'),
        what: t(`withholdings:whose.${model}`),
        recipients: format.tokens(recipients),
        base: format.money(base),
        withheld: format.money(withheld),
      })),
    },
    list: LIST.view(visit, asked, {
      path: pathTo.manager.withholdings(issuance.id),
      meta,
      options: { year: years.map((each) => ({ value: String(each), label: String(each) })) },
      exported: { name: 'withholdings', about: issuance.id },
    }),
    rows: data.map((row) => ({
      id: [row.person.id, row.kind, row.residence, row.rate].join(),
      name: row.person.name,
      href: pathTo.manager.user(row.person.id),
      number: row.person.tax_number || t('withholdings:noNumber'),
      residence: row.residence ?? t('withholdings:unknown'),
      kind: t(`earnings:kind.${row.kind}`),
      form: TAX_MODELS[row.model].year,
      rate: format.percent((row.rate / 100).toFixed(2)),
      base: format.money(row.base),
      withheld: format.money(row.withheld),
    })),
  };
}

export type WithholdingsData = Awaited<ReturnType<typeof loadWithholdings>>;
