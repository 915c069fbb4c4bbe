import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { answerForm, formAct, toldAt } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { reason } from '#contract/fields.ts';
import { getLegitimation, returnLegitimation } from '#contract/legitimations.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';
import { standingChip } from './standing-chip.server.ts';

/** Whose page it is: the holder's, or the managers'. */
type Area = 'user' | 'manager';
type Certificate = AnswerOf<typeof getLegitimation>['data'];

const noteForm = z.object({ note: reason });
const giveBackForm = z.object({});

/** One certificate: what it says, its paper, and giving it back. */
export async function loadLegitimation(visit: SignedInVisit, area: Area, id: string | undefined) {
  const { data } = await call(visit, getLegitimation, { params: { id: id ?? '' } });
  const { t, format, lang, session } = visit;
  const number = t('legitimations:numbered', { number: format.tokens(data.number) });
  const mayReturn = data.may_return && !session.backdoor;
  return {
    area,
    head: pageHead(visit, { title: t('legitimations:sheetTitle', { number: format.tokens(data.number) }) }),
    listHref: pathTo[area].legitimations,
    listLabel: t(area === 'user' ? 'legitimations:own' : 'legitimations:title'),
    number,
    chip: standingChip(visit, data.standing),
    paperHref: pathTo[area].legitimationPaper(data.id),
    keeps: keptText(visit, data),
    holder: { name: data.holder.name, href: area === 'manager' ? pathTo.manager.user(data.holder.id) : '' },
    facts: factsOf(visit, area, data),
    checkHref: pathTo.checkLegitimation,
    projectHref:
      area === 'manager' ? pathTo.manager.issuance(data.issuance.id) : pathTo.user.issuance(data.issuance.id),
    project: localized(data.issuance.title, lang),
    returnForm: mayReturn ? formOf(area === 'manager' ? noteForm : giveBackForm, visit) : null,
    why: !mayReturn && data.standing === 'STANDS' && area === 'user' ? t('api_errors:legitimation.relied_on') : '',
  };
}

export type LegitimationData = Awaited<ReturnType<typeof loadLegitimation>>;

/** What it keeps, and until when; empty once it is over. */
function keptText({ t, format }: SignedInVisit, { standing, tokens, issuance, valid_until }: Certificate): string {
  if (standing !== 'STANDS') return '';
  const amount = `${format.tokens(tokens)} ${issuance.symbol}`;
  return t('legitimations:keeps', { amount, count: tokens, date: format.date(valid_until) });
}

function factsOf({ t, format }: SignedInVisit, area: Area, data: Certificate) {
  const fact = (name: string, value: string) => ({ label: t(`legitimations:fact.${name}`), value });
  return [
    fact('tokens', `${format.tokens(data.tokens)} ${data.issuance.symbol}`),
    fact('issuer', [data.issuer.name, data.issuer.number].filter(Boolean).join(' · ')),
    ...(data.reference ? [fact('reference', data.reference)] : []),
    fact('keeper', data.keeper),
    fact('purpose', `${t(`legitimations:purpose.${data.purpose}`)}: ${data.detail}`),
    fact('issued', format.dateTime(data.issued_at)),
    fact('until', format.date(data.valid_until)),
    ...(data.ended_at
      ? [fact(data.standing, [format.dateTime(data.ended_at), data.ended_by].filter(Boolean).join(' · '))]
      : []),
    ...(data.ending_note && area === 'manager' ? [fact('note', data.ending_note)] : []),
    { label: t('legitimations:check.shown'), value: data.check_code },
    ...(data.by_manager ? [fact('asked', askedText({ t }, data))] : []),
  ];
}

/** Who asked for it in the holder's place: by name to the team, the house to anybody else. */
const askedText = ({ t }: Pick<SignedInVisit, 't'>, { asked_by: name }: Certificate) =>
  name ? t('legitimations:askedBy', { name }) : t('legitimations:byManager');

/** One button: the holder's asks once, a manager's says how it came back. */
export function changeLegitimation(visit: SignedInVisit, area: Area, id: string | undefined, form: SubmittedForm) {
  const params = { id: id ?? '' };
  const here = pathTo[area].legitimation(params.id);
  const { t } = visit;
  const refused = toldAt(visit, here);
  const after = { onward: () => ({ to: here, toast: t('legitimations:returned') }) };
  const known = ({ code }: { code: string }) => code.startsWith('legitimation.');
  return answerForm(visit, form, {
    return:
      area === 'manager'
        ? formAct({
            schema: noteForm,
            send: (body, idempotencyKey) => call(visit, returnLegitimation, { params, body, idempotencyKey }),
            refused: (failure) => (known(failure) ? refused(failure) : null),
            ...after,
          })
        : formAct({
            schema: giveBackForm,
            ask: async () => {
              const { data } = await call(visit, getLegitimation, { params });
              return {
                question: {
                  title: t('legitimations:return.ask'),
                  text: t('legitimations:return.askText'),
                  button: t('legitimations:return.button'),
                },
                facts: [
                  { label: t('legitimations:fact.holder'), value: data.holder.name },
                  ...factsOf(visit, area, data).slice(0, 1),
                ],
                backHref: here,
              };
            },
            send: (_, idempotencyKey) => call(visit, returnLegitimation, { params, body: {}, idempotencyKey }),
            refused: (failure) => (known(failure) ? refused(failure) : null),
            ...after,
          }),
  });
}
