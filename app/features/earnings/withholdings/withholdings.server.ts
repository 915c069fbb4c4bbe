import { call } from '#app/api/call.server.ts';
import { WITHHOLDINGS } from '#app/lists/exported/withholdings.ts';
import { listScreen } from '#app/lists/list-screen.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { listWithholdings } from '#contract/withholdings.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { TAX_MODELS } from '#domain/tax/tax-model.ts';
import { localized } from '#domain/tenant/language.ts';

/** What was withheld from a project's holders in a year: what its payer declares, and of whom. */
export async function loadWithholdings(visit: SignedInVisit, id = '') {
  const { t, format, lang } = visit;
  const { asked, query } = WITHHOLDINGS.of(visit);
  const answer = await call(visit, listWithholdings, {
    params: { id },
    query: { ...query, year: asked.year ? Number(asked.year) : undefined },
  });
  const { data, meta, issuance, year, years, sums } = answer;
  return {
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
    ...listScreen(visit, WITHHOLDINGS, {
      asked,
      answer: { data: data.map((row) => ({ ...row, id: rowId(row) })), meta },
      path: pathTo.manager.withholdings(issuance.id),
      options: { year: years.map((each) => ({ value: String(each), label: String(each) })) },
      exported: { about: issuance.id },
      crumbs: [
        { label: t('issuances:inside.back'), href: pathTo.manager.issuances },
        { label: localized(issuance.title, lang), href: pathTo.manager.issuance(issuance.id) },
        { label: t('distributions:title'), href: pathTo.manager.benefits(issuance.id) },
      ],
      about: t('withholdings:payer', {
        name: issuance.issuer,
        number: issuance.tax_number || t('withholdings:noNumber'),
      }),
      empty: { icon: 'tokens', filtered: t('withholdings:filtered'), none: t('withholdings:none') },
      columns: {
        name: {
          says: ({ person }) => person.name,
          header: t('withholdings:recipient'),
          href: ({ person }) => pathTo.manager.user(person.id),
        },
        number: {
          says: ({ person }) => person.tax_number || t('withholdings:noNumber'),
          header: t('withholdings:taxNumber'),
          at: ['mid'],
        },
        residence: {
          says: (row) => row.residence ?? t('withholdings:unknown'),
          header: t('withholdings:residence'),
          at: ['mid'],
        },
        kind: {
          says: (row) => t(`earnings:kind.${row.kind}`),
          header: t('earnings:kindHead'),
          at: ['note', 'soft'],
        },
        form: { says: (row) => TAX_MODELS[row.model].year, header: t('withholdings:form'), at: ['mid', 'end'] },
        rate: { as: 'percent', says: ({ rate }) => (rate / 100).toFixed(2), header: t('earnings:rate'), at: ['aside'] },
        base: { as: 'money', says: (row) => row.base, header: t('withholdings:base'), at: ['mid'] },
        withheld: { as: 'money', says: (row) => row.withheld, header: t('earnings:withheld'), at: ['sum'] },
      },
    }),
  };
}

export type WithholdingsData = Awaited<ReturnType<typeof loadWithholdings>>;

type WithheldRow = AnswerOf<typeof listWithholdings>['data'][number];

const rowId = ({ person, kind, residence, rate }: WithheldRow) => [person.id, kind, residence, rate].join();
