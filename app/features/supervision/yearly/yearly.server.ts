import { call } from '#app/api/call.server.ts';
import { YEARLY_REPORT } from '#app/lists/exported/yearly-report.ts';
import { listScreen } from '#app/lists/list-screen.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listYearlyReport, type YearlyLineJson } from '#contract/supervision.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';

/** What is told the supervisor of a year: each project by country of who paid for it, and what its file would lack. */
export async function loadYearly(visit: SignedInVisit) {
  const { t, format, lang } = visit;
  const { asked, query } = YEARLY_REPORT.of(visit);
  const answer = await call(visit, listYearlyReport, {
    query: { ...query, year: asked.year ? Number(asked.year) : undefined },
  });
  const names = new Intl.DisplayNames([lang], { type: 'region' });
  const part = ({ investors, amount }: YearlyLineJson['others']) =>
    investors > 0 && t('yearly:part', { count: investors, amount: format.money(amount) });
  return {
    lacks: lacksOf(visit, answer.data),
    settingsHref: answer.data.some(({ provider }) => provider === '') ? pathTo.manager.settingsOf('company') : null,
    ...listScreen(visit, YEARLY_REPORT, {
      asked,
      answer,
      path: pathTo.manager.yearlyReport,
      options: { year: answer.years.map((each) => ({ value: String(each), label: String(each) })) },
      title: t('yearly:title', { year: answer.year }),
      crumbs: [{ label: t('registers:title'), href: pathTo.manager.registers }],
      about: t('yearly:about'),
      empty: { icon: 'document', filtered: t('yearly:none'), none: t('yearly:none') },
      columns: {
        project: {
          says: ({ project }) => localized(project.title, lang),
          href: ({ project }) => pathTo.manager.issuance(project.id),
          at: ['cut'],
        },
        offer: { says: (row) => row.offer, at: ['wide'] },
        country: {
          says: ({ country }) => (country ? (names.of(country) ?? country) : t('yearly:noCountry')),
          at: ['note'],
        },
        instrument: { says: (row) => t(`yearly:instrument.${row.product}`), at: ['wide'] },
        sophisticated: { says: (row) => part(row.sophisticated), at: ['end', 'mid'] },
        others: { says: (row) => part(row.others), at: ['end', 'aside'] },
        raised: { as: 'money', says: (row) => row.raised, at: ['sum'] },
      },
    }),
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
