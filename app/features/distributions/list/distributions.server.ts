import { redirect } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import type { Area } from '#app/features/distributions/list/area.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { listScreen } from '#app/lists/list-screen.server.ts';
import { statusChip } from '#app/parts/distribution/status-chip.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getManagedDebt } from '#contract/debts.ts';
import { listDistributions } from '#contract/distributions.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { kindsByFit } from '#domain/distribution/fitting-kinds.ts';
import { localized } from '#domain/tenant/language.ts';
import { dayIn } from '#domain/time/zone.ts';
import { proposeForm } from './propose.form.ts';
import { scheduleTab } from './schedule-tab.server.ts';
import { takenFrom } from './taken-from.server.ts';

const LIST = listPage({ texts: 'distributions', filters: {} });

/** Distributions of a project, newest first; at `?new=1` the form that proposes one, or with `&from=` changes it. */
export async function loadDistributions(visit: SignedInVisit, area: Area, id = '') {
  const { t, format, lang, url, now, customization } = visit;
  const { asked, query } = LIST.of(visit);
  const [answer, { data: debt }] = await Promise.all([
    call(visit, listDistributions, { params: { id }, query }),
    call(visit, getManagedDebt, { params: { id } }),
  ]);
  const path = pathTo[area].benefits(id);
  const isNew = url.searchParams.get('new') === '1';
  const mayPropose = answer.issuer_account && answer.holders > 0;
  if (isNew && !mayPropose) throw redirect(path);
  const taken = isNew ? await takenFrom(visit, id) : null;
  return {
    path,
    noAccount: answer.issuer_account
      ? null
      : {
          text: t('api_errors:distribution.no_issuer_account'),
          href: area === 'entrepreneur' ? pathTo.entrepreneur.account : null,
        },
    form: isNew
      ? {
          ...formOf(proposeForm(lang, customization.currency.symbol), visit),
          kinds: kindsByFit(answer.issuance.product_type).map((value) => ({
            value,
            label: t(`earnings:kind.${value}`),
          })),
          values: taken ?? { record_on: dayIn(now, customization.tenant.time_zone), replaces: undefined },
          currency: customization.currency,
        }
      : null,
    ...scheduleTab(visit, area, id, debt),
    ...listScreen(visit, LIST, {
      asked,
      answer,
      path,
      title: t(
        taken?.replaces ? 'distributions:change.title' : isNew ? 'distributions:propose.title' : 'distributions:title',
      ),
      crumbs: [
        { label: t('issuances:inside.back'), href: pathTo[area].issuances },
        { label: localized(answer.issuance.title, lang), href: pathTo[area].issuance(id) },
        ...(isNew ? [{ label: t('distributions:title'), href: path }] : []),
      ],
      count: isNew ? undefined : t('distributions:count', { count: answer.meta.total }),
      about: t('distributions:held', {
        tokens: format.tokens(answer.supply),
        symbol: answer.issuance.symbol,
        count: answer.holders,
      }),
      acts: [
        !isNew && area === 'manager' && { href: pathTo.manager.withholdings(id), label: t('withholdings:title') },
        !isNew &&
          mayPropose && { href: `${path}?new=1`, label: t('distributions:propose.act'), tone: 'primary' as const },
      ],
      empty: { icon: 'tokens', filtered: t('distributions:none'), none: t('distributions:none') },
      columns: {
        name: {
          says: (row) => row.name,
          header: t('distributions:field.name'),
          href: (row) => pathTo[area].benefit(id, row.id),
          at: ['cut'],
        },
        kind: {
          says: (row) => t(`earnings:kind.${row.kind}`),
          header: t('distributions:field.kind'),
          at: ['note', 'soft'],
        },
        status: { as: 'chip', says: (row) => statusChip(visit, row.status, area), at: ['chip'] },
        gross: { as: 'money', says: ({ sums }) => sums.gross, header: t('distributions:gross'), at: ['sum'] },
        withheld: { as: 'money', says: ({ sums }) => sums.withheld, header: t('distributions:withheld'), at: ['wide'] },
        net: { as: 'money', says: ({ sums }) => sums.net, header: t('distributions:net'), at: ['mid'] },
        paid: {
          says: ({ paid_holders: paid, holders: all }) =>
            t('distributions:paidOf', { paid: format.tokens(paid), all: format.tokens(all) }),
          at: ['end', 'mid'],
        },
        date: { as: 'date', says: (row) => row.record_on, header: t('distributions:field.record_on'), at: ['aside'] },
      },
    }),
  };
}

export type DistributionsData = Awaited<ReturnType<typeof loadDistributions>>;
