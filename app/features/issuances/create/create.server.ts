import { call } from '#app/api/call.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { createProject, listIssuers } from '#contract/projects.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { SECTORS } from '#domain/issuance/sector.ts';
import { PRODUCT_TYPES } from '#domain/issuance/status.ts';
import { createForm } from './create.form.ts';

type Area = 'manager' | 'entrepreneur';

/** The few fields with which a project begins; a manager names its issuer. */
export async function loadCreate(visit: SignedInVisit, area: Area) {
  const { t, customization } = visit;
  const issuers = area === 'manager' ? (await call(visit, listIssuers, {})).data : [];
  return {
    head: pageHead(visit, { title: t('projects:create.title') }),
    crumbs: [
      { label: t('issuances:inside.back'), href: pathTo[area].issuances },
      { label: t('projects:create.title') },
    ],
    backHref: pathTo[area].issuances,
    products: PRODUCT_TYPES.map((value) => ({
      value,
      label: t(`statuses:product.${value}`),
      hint: t(`projects:create.product.${value}`),
    })),
    sectors: SECTORS.map((value) => ({ value, label: t(`sectors:${value}`) })),
    issuers: area === 'manager' ? issuers.map(({ id, name }) => ({ value: id, label: name })) : null,
    money: { unit: customization.currency.symbol, unitPosition: customization.currency.symbol_position },
    form: formOf(formFor(visit, area), visit),
  };
}

export type CreateData = Awaited<ReturnType<typeof loadCreate>>;

/** Makes the draft, and leads on to its editor. */
export async function changeCreate(visit: SignedInVisit, area: Area, form: SubmittedForm) {
  return answerForm(visit, form, {
    '': formAct({
      schema: formFor(visit, area),
      send: ({ title_es, title_en, ...body }, idempotencyKey) =>
        call(visit, createProject, { body: { ...body, title: { es: title_es, en: title_en } }, idempotencyKey }),
      onward: ({ data }) => ({ to: pathTo[area].edit(data.id), toast: visit.t('projects:create.done') }),
      fields: { title: 'title_es', 'title.es': 'title_es', 'title.en': 'title_en' },
    }),
  });
}

function formFor({ lang, customization }: SignedInVisit, area: Area) {
  return createForm({ lang, isEuro: customization.currency.code === 'EUR', namesIssuer: area === 'manager' });
}
