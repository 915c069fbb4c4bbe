import { call } from '#app/api/call.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { Visit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { checkLegitimation } from '#contract/legitimations.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';
import { checkForm } from './check.form.ts';

/** The form for whoever has a certificate of legitimation on paper. */
export function loadCheck(visit: Visit) {
  const title = visit.t('legitimations:check.title');
  return {
    head: pageHead(visit, {
      title,
      description: visit.t('legitimations:check.about'),
      canonical: pathTo.checkLegitimation,
    }),
    form: formOf(checkForm(visit.lang)),
  };
}
export type CheckData = ReturnType<typeof loadCheck>;

type Certificate = NonNullable<AnswerOf<typeof checkLegitimation>['data']['certificate']>;

/** Says how it stands, on the same page: a code stands in no address. */
export function changeCheck(visit: Visit, form: SubmittedForm) {
  return answerForm(visit, form, {
    '': formAct({
      schema: checkForm(visit.lang),
      send: ({ number, printed_code }) => call(visit, checkLegitimation, { body: { number, code: printed_code } }),
      fields: { code: 'printed_code' },
      onward: ({ data: { certificate } }) => ({
        said: visit.t(`legitimations:check.${certificate?.standing ?? 'none'}`),
        shown: { standing: certificate?.standing ?? null, facts: certificate ? factsOf(visit, certificate) : [] },
      }),
    }),
  });
}

function factsOf({ t, format, lang }: Visit, data: Certificate) {
  const fact = (name: string, value: string) => ({ label: t(`legitimations:fact.${name}`), value });
  return [
    { label: t('legitimations:check.number'), value: format.tokens(data.number) },
    fact('holder', data.holder),
    fact('tokens', `${format.tokens(data.tokens)} ${data.symbol}`),
    fact('project', localized(data.project, lang)),
    fact('issuer', data.issuer),
    fact('keeper', data.keeper),
    fact('issued', format.dateTime(data.issued_at)),
    fact('until', format.date(data.valid_until)),
    ...(data.ended_at ? [fact(data.standing, format.dateTime(data.ended_at))] : []),
  ];
}
