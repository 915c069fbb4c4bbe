import { call } from '#app/api/call.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import { lookersAt } from '#app/parts/looking/lookers.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listAnnouncements } from '#contract/announcements.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';
import { isRecordId } from '#domain/validation/record-id.ts';
import { loadUpdate } from './update.server.ts';
import { type Area, STATE_TONES } from './update-states.ts';
import { answerForm, newsForm } from './updates.form.ts';

/** News and questions of a project; `?update=` one piece of news, or a new one; `?question=` the answer to one. */
export async function loadUpdates(visit: SignedInVisit, area: Area, id: string | undefined) {
  const params = { id: id && isRecordId(id) ? id : '' };
  const { t, format, lang, url } = visit;
  const asked = url.searchParams.get('update') ?? '';
  if (asked !== 'new' && isRecordId(asked)) return loadUpdate(visit, area, asked);
  const { data } = await call(visit, listAnnouncements, { params });
  const path = pathTo[area].updates(params.id);
  const questionId = url.searchParams.get('question');
  const question = data.questions.find((one) => one.id === questionId && one.answered_at === null);
  const project = localized(data.issuance.title, lang);
  const frame = {
    path,
    listHref: pathTo[area].issuances,
    backHref: pathTo[area].issuance(params.id),
    project,
  };
  if (asked === 'new')
    return {
      ...frame,
      head: pageHead(visit, { title: t('updates:write.title') }),
      kind: 'new' as const,
      form: formOf(newsForm, visit),
    };
  if (question)
    return {
      ...frame,
      head: pageHead(visit, { title: t('updates:answer.title') }),
      kind: 'question' as const,
      lookers: area === 'manager' ? await lookersAt(visit, 'question', params.id) : [],
      id: question.id,
      question: localized(question.question, lang),
      asked: t('updates:asked', { age: format.relativeDays(question.asked_at) }),
      draft: { answer_es: question.draft?.es ?? '', answer_en: question.draft?.en ?? '' },
      form: formOf(answerForm),
    };
  return {
    ...frame,
    head: pageHead(visit, { title: t('updates:title') }),
    kind: 'list' as const,
    audience: t('updates:audience', { count: data.audience }),
    open: data.open_questions,
    questions: data.questions.map((one) => ({
      id: one.id,
      text: localized(one.question, lang),
      age: one.answered_at
        ? t('updates:answeredAt', { date: format.date(one.answered_at) })
        : t('updates:asked', { age: format.relativeDays(one.asked_at) }),
      answer: one.answer && localized(one.answer, lang),
      href: one.answered_at ? null : `${path}?question=${one.id}`,
      act: one.draft ? t('updates:answer.goOn') : t('updates:answer.act'),
    })),
    updates: data.updates.map((one) => ({
      id: one.id,
      href: `${path}?update=${one.id}`,
      title: localized(one.title, lang),
      state: { label: t(`updates:state.${one.state}`), tone: STATE_TONES[one.state] },
      date: one.publish_at ? format.deadline(one.publish_at) : format.recent(one.at),
      told: one.state === 'PUBLISHED' || one.state === 'WITHDRAWN' ? format.tokens(one.told) : '',
      by: one.by ?? '',
    })),
  };
}

export type UpdatesData = Awaited<ReturnType<typeof loadUpdates>>;
