import { redirect } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import { lookersAt } from '#app/parts/looking/lookers.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getOfferChange } from '#contract/offer-changes.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';
import { approveForm, returnForm, withdrawForm } from './change.form.ts';
import { editOf } from './change-edit.server.ts';
import { changeView, type OfferChange } from './change-view.ts';

export type Area = 'manager' | 'entrepreneur';

/** A change of an offer: its form, or the one that waits with what it does to whom; and those before it. Where nothing of that is there, the project's sheet. */
export async function loadChange(visit: SignedInVisit, area: Area, id: string | undefined) {
  const { data } = await call(visit, getOfferChange, { params: { id: id ?? '' } });
  const { may_change: may, waiting, past } = data;
  const { t } = visit;
  if (!may.terms && !may.sheet && !waiting && past.length === 0) throw redirect(pathTo[area].issuance(data.id));
  const title = localized(data.title, visit.lang);
  return {
    lookers: area === 'manager' ? await lookersAt(visit, 'change', data.id) : [],
    head: pageHead(visit, { title: `${title}: ${t('issuances:change.title')}` }),
    crumbs: [
      { label: t('issuances:inside.back'), href: pathTo[area].issuances },
      { label: title, href: pathTo[area].issuance(data.id) },
      { label: t('issuances:change.title') },
    ],
    sheet:
      data.sheet_missing === null || !may.sheet
        ? null
        : {
            href: pathTo[area].informationSheet(data.id),
            missing: data.sheet_missing > 0 ? t('issuances:change.sheetMissing', { count: data.sheet_missing }) : '',
          },
    edit: may.terms || may.sheet ? editOf(visit, data) : null,
    fixed: may.terms,
    meets: meetsOf(visit, data),
    waiting: waiting && {
      ...changeView(visit, waiting),
      number: String(waiting.number),
      /** It is material by what it changes. */
      always: waiting.always_material.map((term) => t(`issuances:change.term.${term}`)).join(', '),
      approve: waiting.may_decide ? formOf(approveForm, visit) : null,
      giveBack: waiting.may_decide ? formOf(returnForm, visit) : null,
      withdraw: area === 'entrepreneur' || !waiting.may_decide ? formOf(withdrawForm, visit) : null,
    },
    past: past.map((change) => changeView(visit, change)),
  };
}

export type ChangeData = Awaited<ReturnType<typeof loadChange>>;

/** Whom a material change meets now, and what that is to them. */
export function meetsOf({ t, format }: SignedInVisit, { meets }: OfferChange) {
  return [
    {
      label: t('issuances:change.meets.orders'),
      value: t('issuances:change.meets.ordersText', { count: meets.orders }),
    },
    {
      label: t('issuances:change.meets.interests'),
      value: t('issuances:change.meets.interestsText', { count: meets.interests }),
    },
    {
      label: t('issuances:change.meets.period'),
      value: t('issuances:change.meets.periodText', { until: format.deadline(meets.until) }),
    },
  ];
}
