import type { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { answerForm as answerPage, formAct } from '#app/forms/form-action.server.ts';
import { momentOf, nowOrLater } from '#app/forms/now-or-later.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { answerQuestion, changeUpdate, publishUpdate, withdrawUpdate, writeUpdate } from '#contract/announcements.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { markupToHtml } from '#domain/text/markup-to-html.ts';
import { isRecordId } from '#domain/validation/record-id.ts';
import type { Area } from './update-states.ts';
import { answerForm, newsForm, planBackForm, withdrawForm } from './updates.form.ts';

/** What a page of news does: writes, corrects, publishes, withdraws, answers. Which one it is stands in the address. */
export async function changeUpdates(visit: SignedInVisit, area: Area, id: string | undefined, form: SubmittedForm) {
  const { t, url, customization } = visit;
  const params = { id: id && isRecordId(id) ? id : '' };
  const path = pathTo[area].updates(params.id);
  const named = (name: string) => {
    const value = url.searchParams.get(name) ?? '';
    return { id: isRecordId(value) ? value : '' };
  };
  const ofUpdate = named('update');
  const page = `${path}?update=${ofUpdate.id}`;
  const answers = (publish: boolean) =>
    formAct({
      schema: answerForm,
      send: ({ answer_es: es, answer_en: en }) =>
        call(visit, answerQuestion, { params: named('question'), body: { answer: { es, en }, publish } }),
      onward: () => ({ to: path, toast: t(publish ? 'updates:answer.done' : 'updates:answer.kept') }),
      settled: path,
      fields: { 'answer.es': 'answer_es', 'answer.en': 'answer_en' },
    });
  return answerPage(visit, form, {
    write: formAct({
      schema: newsForm.omit({ reason: true }),
      send: (news, idempotencyKey) => call(visit, writeUpdate, { params, body: bodyOf(news), idempotencyKey }),
      onward: ({ data }) => ({ to: `${path}?update=${data.id}`, toast: t('updates:write.kept') }),
      fields: NAMES,
    }),
    change: formAct({
      schema: newsForm,
      send: ({ reason, ...news }) =>
        call(visit, changeUpdate, { params: ofUpdate, body: { ...bodyOf(news), reason: reason || undefined } }),
      onward: () => ({ to: page, toast: t('updates:write.kept') }),
      settled: page,
      fields: NAMES,
    }),
    publish: formAct({
      schema: nowOrLater,
      send: (moment) =>
        call(visit, publishUpdate, { params: ofUpdate, body: momentOf(moment, customization.tenant.time_zone) }),
      onward: ({ data }) => ({
        to: page,
        toast: t(data.state === 'PLANNED' ? 'updates:publish.planned' : 'updates:publish.done'),
      }),
      settled: page,
      fields: { at: 'on' },
    }),
    withdraw: formAct({
      schema: withdrawForm,
      send: (body) => call(visit, withdrawUpdate, { params: ofUpdate, body }),
      onward: () => ({ to: page, toast: t('updates:withdraw.done') }),
      settled: page,
    }),
    drop: formAct({
      schema: planBackForm,
      send: () => call(visit, withdrawUpdate, { params: ofUpdate, body: { reason: t('updates:withdraw.planBack') } }),
      onward: () => ({ to: page, toast: t('updates:withdraw.planBack') }),
      settled: page,
    }),
    keep: answers(false),
    answer: answers(true),
  });
}

const NAMES = { 'title.es': 'title_es', 'title.en': 'title_en', 'body.es': 'body_es', 'body.en': 'body_en' };

/** People write as in the editor; what is kept is HTML. */
function bodyOf(news: Omit<z.output<typeof newsForm>, 'reason'>) {
  return {
    title: { es: news.title_es, en: news.title_en },
    body: { es: markupToHtml(news.body_es), en: markupToHtml(news.body_en) },
  };
}
