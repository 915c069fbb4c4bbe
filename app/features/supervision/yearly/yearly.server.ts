import { call } from '#app/api/call.server.ts';
import { YEARLY_REPORT as LIST } from '#app/lists/exported/yearly-report.ts';
import { totalText } from '#app/lists/paging.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listYearlyReport, type YearlyLineJson } from '#contract/supervision.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';

/** What is told the supervisor of a year: each project by country of who paid for it, and what its file would lack. */
export async function loadYearly(visit: SignedInVisit) {
  const { t, url } = visit;
  const asked = LIST.read(url.searchParams);
  const { year: chosen, ...place } = asked;
  const answer = await call(visit, listYearlyReport, {
    query: { ...place, ...(chosen ? { year: Number(chosen) } : {}) },
  });
  const { data, meta, year, years } = answer;
  return {
    head: pageHead(visit, { title: t('yearly:title', { year }) }),
    count: t('yearly:count', { count: meta.total, total: totalText(visit, meta) }),
    registersHref: pathTo.manager.registers,
    lacks: lacksOf(visit, data),
    settingsHref: data.some(({ provider }) => provider === '') ? pathTo.manager.settingsOf('company') : null,
    list: LIST.view(visit, asked, {
      path: pathTo.manager.yearlyReport,
      meta,
      options: { year: years.map((each) => ({ value: String(each), label: String(each) })) },
      exported: { name: 'yearly-report' },
    }),
    rows: data.map((row) => rowOf(visit, row)),
  };
}

export type YearlyData = Awaited<ReturnType<typeof loadYearly>>;

/** What the rows of this page have no value for, though the report asks for one. */
function lacksOf({ t }: SignedInVisit, rows: readonly YearlyLineJson[]): string[] {
  const paid = rows.filter(({ raised }) => raised !== '0.00');
  return [
    rows.some(({ provider }) => provider === '') && t('yearly:lacks.provider'),
    rows.some(({ offer, provider }) => offer === null && provider !== '') && t('yearly:lacks.offer'),
    rows.some(({ owner }) => owner.code === '') && t('yearly:lacks.owner'),
    paid.some(({ country }) => country === null) && t('yearly:lacks.country'),
  ].filter((text): text is string => typeof text === 'string');
}

function rowOf({ t, format, lang }: SignedInVisit, row: YearlyLineJson) {
  const names = new Intl.DisplayNames([lang], { type: 'region' });
  const part = ({ investors, amount }: YearlyLineJson['others']) =>
    investors === 0 ? '' : t('yearly:part', { count: investors, amount: format.money(amount) });
  return {
    id: row.id,
    project: localized(row.project.title, lang),
    href: pathTo.manager.issuance(row.project.id),
    offer: row.offer ?? '',
    country: row.country ? (names.of(row.country) ?? row.country) : t('yearly:noCountry'),
    instrument: t(`yearly:instrument.${row.product}`),
    sophisticated: part(row.sophisticated),
    others: part(row.others),
    raised: format.money(row.raised),
  };
}
