import { call } from '#app/api/call.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { afterDecision, queueView } from '#app/parts/queue/queue.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { bookUnexplained, getNotice, resolveNotice } from '#contract/quarantine.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { bookingForm, resolutionForm } from './notice.form.ts';
import { noticeLine } from './notice-line.ts';
import { noticeFacts, type QUESTIONS, questionOf } from './notice-question.server.ts';

const QUEUE = {
  queue: 'notice' as const,
  hrefOf: pathTo.manager.paymentNotice,
  listHref: pathTo.manager.paymentNotices,
};

/** One answer of a payment provider that fits nothing: what came, what was expected, and what a manager can do. */
export async function loadNotice(visit: SignedInVisit, id: string | undefined) {
  const { t, format } = visit;
  const { data } = await call(visit, getNotice, { params: { id: id ?? '' } });
  const line = noticeLine(visit, data);
  const waits = data.resolved_at === null;
  const age = format.relativeDays(data.received_at);
  return {
    ...line,
    head: pageHead(visit, { title: t('notices:sheet', { reason: line.reason, provider: line.provider }) }),
    statementsHref: pathTo.manager.statements,
    listHref: pathTo.manager.paymentNotices,
    queue: await queueView(visit, QUEUE, data.id, async (before) => {
      const decided = noticeLine(visit, (await call(visit, getNotice, { params: { id: before } })).data);
      const text = t('sheet:queue.last', { what: decided.resolution, name: decided.reference || decided.event });
      return { text, href: decided.href };
    }),
    waits,
    turns: waits ? [{ mine: true, who: t('notices:turn'), what: t('notices:turnWhat', { age }) }] : [],
    forms: { resolve: formOf(resolutionForm, visit), book: formOf(bookingForm, visit) },
  };
}

export type NoticeData = Awaited<ReturnType<typeof loadNotice>>;

/** Writes down how it was cleared (no money is moved by it), or books ether that no transfer explains. Each asks first; the next that waits follows. */
export async function changeNotice(visit: SignedInVisit, id: string | undefined, form: SubmittedForm) {
  const params = { id: id ?? '' };
  const askAbout = async (kind: keyof typeof QUESTIONS, resolution?: string) => {
    const { data } = await call(visit, getNotice, { params });
    return {
      question: questionOf(visit, kind),
      facts: noticeFacts(visit, noticeLine(visit, data), resolution),
      backHref: pathTo.manager.paymentNotice(data.id),
    };
  };
  const onward = (done: string) => async () => ({
    to: await afterDecision(visit, QUEUE, params.id),
    toast: visit.t(done),
  });
  const booking = (act: 'credit' | 'return') =>
    formAct({
      schema: bookingForm,
      ask: () => askAbout(act),
      send: (_, idempotencyKey) => call(visit, bookUnexplained, { params, body: { act }, idempotencyKey }),
      onward: onward('notices:booked'),
    });
  return answerForm(visit, form, {
    '': formAct({
      schema: resolutionForm,
      ask: ({ resolution }) => askAbout('resolve', resolution),
      send: (body, idempotencyKey) => call(visit, resolveNotice, { params, body, idempotencyKey }),
      onward: onward('notices:done'),
    }),
    credit: booking('credit'),
    return: booking('return'),
  });
}
