import { call } from '#app/api/call.server.ts';
import { formAct, toldAt } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { listTaxYears, noteResidenceCertificate, takeBackResidenceCertificate } from '#contract/tax-certificates.ts';
import { dayIn } from '#domain/time/zone.ts';
import { residenceForm, takeBackForm } from './residence.form.ts';

type Residence = AnswerOf<typeof listTaxYears>['data']['residence'];

const SPAIN = 'ES';
const todayOf = ({ now, customization }: SignedInVisit) => dayIn(now, customization.tenant.time_zone);
const nameOf = ({ lang }: SignedInVisit, country: string) =>
  new Intl.DisplayNames([lang], { type: 'region' }).of(country) ?? country;

/** Where somebody pays their taxes and whether that is certified; null for who lives in Spain, or nobody knows where. */
export function residenceView(visit: SignedInVisit, area: 'user' | 'manager', { country, certificate }: Residence) {
  if (country === null || country === SPAIN) return null;
  const { t, format } = visit;
  const stands = certificate === null ? 'none' : certificate.valid ? 'valid' : 'expired';
  return {
    facts: [
      {
        label: t('earnings:residence.country'),
        value: nameOf(visit, country),
      },
      {
        label: t('earnings:residence.certificate'),
        value: t(`earnings:residence.${stands}`, {
          issued: certificate ? format.date(certificate.issued_on) : '',
          until: certificate ? format.date(certificate.valid_until) : '',
        }),
      },
    ],
    text: t(`earnings:residence.text.${area}`),
    form: area === 'manager' ? formOf(residenceForm(todayOf(visit)), visit) : null,
    takeBack:
      area === 'manager' && certificate ? { issuedOn: certificate.issued_on, form: formOf(takeBackForm, visit) } : null,
  };
}
export type ResidenceView = NonNullable<ReturnType<typeof residenceView>>;

/** A manager has the paper in hand: its day is written down. */
export function notingResidence(visit: SignedInVisit, person: string, to: string) {
  const { t, format } = visit;
  return formAct({
    schema: residenceForm(todayOf(visit)),
    ask: async ({ issued_on }) => {
      const { data } = await call(visit, listTaxYears, { query: { person } });
      const { country } = data.residence;
      return {
        question: {
          title: t('earnings:residence.ask', { name: data.person.name }),
          text: t('earnings:residence.askText'),
          button: t('earnings:residence.note'),
        },
        facts: [
          { label: t('earnings:residence.country'), value: country ? nameOf(visit, country) : '' },
          { label: t('earnings:residence.issuedOn'), value: format.date(issued_on) },
        ],
        backHref: to,
      };
    },
    send: (fields, idempotencyKey) =>
      call(visit, noteResidenceCertificate, { body: { person, ...fields }, idempotencyKey }),
    onward: ({ data }) => ({ to, toast: t('earnings:residence.done', { until: format.date(data.valid_until) }) }),
  });
}

/** It was written down by mistake: taken back, after a question. */
export function takingBackResidence(visit: SignedInVisit, person: string, to: string) {
  const { t, format } = visit;
  return formAct({
    schema: takeBackForm,
    ask: async ({ issued_on, reason }) => {
      const { data } = await call(visit, listTaxYears, { query: { person } });
      return {
        question: {
          title: t('earnings:residence.takeBack.ask', { name: data.person.name }),
          text: t('earnings:residence.takeBack.askText'),
          button: t('earnings:residence.takeBack.button'),
        },
        facts: [
          { label: t('earnings:residence.issuedOn'), value: format.date(issued_on) },
          { label: t('earnings:residence.takeBack.label'), value: reason },
        ],
        backHref: to,
      };
    },
    send: (fields, idempotencyKey) =>
      call(visit, takeBackResidenceCertificate, { body: { person, ...fields }, idempotencyKey }),
    onward: () => ({ to, toast: t('earnings:residence.takeBack.done') }),
    refused: toldAt(visit, to),
  });
}
