import { redirect } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import type { Area } from '#app/features/distributions/list/area.ts';
import { statusChip } from '#app/features/distributions/list/status-chip.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getManagedDebt } from '#contract/debts.ts';
import { listDistributions } from '#contract/distributions.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { DISTRIBUTION_KINDS } from '#domain/earning/kinds.ts';
import { localized } from '#domain/tenant/language.ts';
import { dayIn } from '#domain/time/zone.ts';
import { proposeForm } from './propose.form.ts';
import { scheduleTab } from './schedule-tab.server.ts';

const LIST = listPage({ texts: 'distributions', filters: {} });

/** Distributions of a project, newest first; at `?new=1` the form that proposes one. */
export async function loadDistributions(visit: SignedInVisit, area: Area, id = '') {
  const { t, format, lang, url, now, customization } = visit;
  const asked = LIST.read(url.searchParams);
  const [answer, { data: debt }] = await Promise.all([
    call(visit, listDistributions, { params: { id }, query: asked }),
    call(visit, getManagedDebt, { params: { id } }),
  ]);
  const path = pathTo[area].benefits(id);
  const isNew = url.searchParams.get('new') === '1';
  const mayPropose = answer.issuer_account && answer.holders > 0;
  if (isNew && !mayPropose) throw redirect(path);
  return {
    head: pageHead(visit, { title: t(isNew ? 'distributions:propose.title' : 'distributions:title') }),
    listHref: pathTo[area].issuances,
    backHref: pathTo[area].issuance(id),
    path,
    project: localized(answer.issuance.title, lang),
    about: t('distributions:held', {
      tokens: format.tokens(answer.supply),
      symbol: answer.issuance.symbol,
      count: answer.holders,
    }),
    count: t('distributions:count', { count: answer.meta.total }),
    withholdingsHref: area === 'manager' ? pathTo.manager.withholdings(id) : null,
    newHref: mayPropose ? `${path}?new=1` : null,
    noAccount: answer.issuer_account
      ? null
      : {
          text: t('api_errors:distribution.no_issuer_account'),
          href: area === 'entrepreneur' ? pathTo.entrepreneur.account : null,
        },
    form: isNew
      ? {
          ...formOf(proposeForm(lang, customization.currency.symbol), visit),
          kinds: DISTRIBUTION_KINDS.map((value) => ({ value, label: t(`distributions:kind.${value}`) })),
          today: dayIn(now, customization.tenant.time_zone),
          currency: customization.currency,
        }
      : null,
    ...scheduleTab(visit, area, id, debt),
    list: LIST.view(visit, asked, { path, meta: answer.meta }),
    rows: answer.data.map((one) => ({
      id: one.id,
      href: pathTo[area].benefit(id, one.id),
      name: one.name,
      kind: t(`distributions:kind.${one.kind}`),
      gross: format.money(one.sums.gross),
      withheld: format.money(one.sums.withheld),
      net: format.money(one.sums.net),
      paid: t('distributions:paidOf', {
        paid: format.tokens(one.paid_holders),
        all: format.tokens(one.holders),
      }),
      status: statusChip(visit, one.status, area),
      date: format.date(one.record_on),
    })),
  };
}

export type DistributionsData = Awaited<ReturnType<typeof loadDistributions>>;
