import { call } from '#app/api/call.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { addAlert, changeAlert, listAlerts, removeAlert } from '#contract/alerts.ts';
import { listIssuances } from '#contract/issuances.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { ALERT_FREQUENCIES } from '#domain/alert/alert.ts';
import { PRODUCT_TYPES } from '#domain/issuance/status.ts';
import { moneyText } from '#domain/money/money.ts';
import { alertForm, frequencyForm, removeForm } from './alert.form.ts';

const formFor = ({ lang, customization }: SignedInVisit) => alertForm({ lang, symbol: customization.currency.symbol });

/** One's alerts of new projects, and the form of another. */
export async function loadAlerts(visit: SignedInVisit) {
  const { t, format, customization } = visit;
  const [{ data }, { sectors }] = await Promise.all([
    call(visit, listAlerts),
    call(visit, listIssuances, { query: { per_page: 1 } }),
  ]);
  const title = t('messages:alerts.title');
  return {
    head: pageHead(visit, { title }),
    crumbs: [{ label: t('messages:title'), href: pathTo.user.notifications }, { label: title }],
    money: { unit: customization.currency.symbol, unitPosition: customization.currency.symbol_position },
    form: data.may_add ? formOf(formFor(visit), visit) : null,
    sectors: sectors.map((value) => ({ value, label: t(`sectors:${value}`) })),
    products: PRODUCT_TYPES.map((value) => ({ value, label: t(`statuses:product.${value}`) })),
    frequencies: ALERT_FREQUENCIES.map((value) => ({ value, label: t(`messages:alerts.frequency.${value}`) })),
    alerts: data.alerts.map((alert) => ({
      id: alert.id,
      title:
        [
          alert.product_type && t(`statuses:product.${alert.product_type}`),
          alert.sector && t(`sectors:${alert.sector}`),
          alert.ticket_max && t('messages:alerts.upTo', { amount: format.money(alert.ticket_max) }),
        ]
          .filter(Boolean)
          .join(' · ') || t('messages:alerts.any'),
      frequency: alert.frequency,
      since: t('messages:alerts.since', { date: format.date(alert.created_at) }),
      change: formOf(frequencyForm),
      remove: formOf(removeForm),
    })),
  };
}
export type AlertsData = Awaited<ReturnType<typeof loadAlerts>>;

/** Keeps an alert, changes how often one mails, or removes one. */
export function changeAlerts(visit: SignedInVisit, form: SubmittedForm) {
  const { t } = visit;
  const here = pathTo.user.alerts;
  const done = (toast: string) => ({ to: here, toast });
  return answerForm(visit, form, {
    add: formAct({
      schema: formFor(visit),
      send: ({ sector, product_type, ticket_max, frequency }, idempotencyKey) =>
        call(visit, addAlert, {
          body: {
            sector: sector ?? null,
            product_type: product_type ?? null,
            ticket_max: ticket_max === null ? null : moneyText(ticket_max),
            frequency,
          },
          idempotencyKey,
        }),
      onward: () => done(t('messages:alerts.kept')),
    }),
    change: formAct({
      schema: frequencyForm,
      send: ({ alert, frequency }) => call(visit, changeAlert, { params: { id: alert }, body: { frequency } }),
      onward: () => done(t('messages:alerts.kept')),
      settled: here,
    }),
    remove: formAct({
      schema: removeForm,
      send: ({ alert }) => call(visit, removeAlert, { params: { id: alert } }),
      onward: () => done(t('messages:alerts.removed')),
      settled: here,
    }),
  });
}
