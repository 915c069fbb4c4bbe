import { call } from '#app/api/call.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { bookUnexplained, listQuarantine, type QuarantinedNotice, resolveNotice } from '#contract/quarantine.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { ethFigure } from '#domain/money/wei.ts';
import { noticeFacts, type QUESTIONS, questionOf } from './notice-question.server.ts';
import { bookingForm, resolutionForm } from './notices.form.ts';

const LIST = listPage({ filters: {} });

/** Answers of payment providers that booked nothing because they do not fit: those that wait, each with its form, and all of them. */
export async function loadNotices(visit: SignedInVisit) {
  const { t, url } = visit;
  const asked = LIST.read(url.searchParams);
  const [open, all] = await Promise.all([
    call(visit, listQuarantine, { query: { open: '1' } }),
    call(visit, listQuarantine, { query: asked }),
  ]);
  return {
    head: pageHead(visit, { title: t('notices:title') }),
    statementsHref: pathTo.manager.statements,
    waiting: open.data.map((notice) => ({
      ...lineOf(visit, notice),
      forms: { resolve: formOf(resolutionForm, visit), book: formOf(bookingForm, visit) },
    })),
    rows: all.data.map((notice) => lineOf(visit, notice)),
    list: LIST.view(visit, asked, { path: pathTo.manager.paymentNotices, meta: all.meta }),
  };
}

export type NoticesData = Awaited<ReturnType<typeof loadNotices>>;
export type NoticeLine = NoticesData['rows'][number];

/** One notice as texts. */
function lineOf({ t, format, lang }: SignedInVisit, notice: QuarantinedNotice) {
  const money = (amount: string | null) => (amount === null ? '' : format.money(amount));
  return {
    id: notice.id,
    provider: t(`notices:provider.${notice.provider}`),
    event: notice.event_id,
    reason: t(`notices:reason.${notice.reason}`, { defaultValue: notice.reason }),
    act: t(`notices:act.${notice.reason}`, { defaultValue: '' }),
    amount: money(notice.amount),
    ether: notice.ether === null ? '' : `${ethFigure(notice.ether, lang)} ETH`,
    expected: money(notice.expected),
    reference: notice.investment_reference ?? '',
    orderHref: notice.investment_id ? pathTo.manager.investment(notice.investment_id) : '',
    received: format.dateTime(notice.received_at),
    resolved: notice.resolved_at ? format.dateTime(notice.resolved_at) : '',
    // What has cleared itself up says so by a word of its own.
    resolution: notice.resolution ? t(`notices:itself.${notice.resolution}`, { defaultValue: notice.resolution }) : '',
  };
}

/** What is asked of a notice before it is cleared or booked; null where it waits no longer: then the back end says so. */
async function askAbout(visit: SignedInVisit, id: string, kind: keyof typeof QUESTIONS, resolution?: string) {
  const open = await call(visit, listQuarantine, { query: { open: '1' } });
  const notice = open.data.find((each) => each.id === id);
  if (!notice) return null;
  return {
    question: questionOf(visit, kind),
    facts: noticeFacts(visit, lineOf(visit, notice), resolution),
    backHref: pathTo.manager.paymentNotices,
  };
}

/** Writes down how a notice was cleared (no money is moved by it), or books what no transfer explains. Each asks first. */
export async function changeNotices(visit: SignedInVisit, form: SubmittedForm) {
  const booking = (act: 'credit' | 'return') =>
    formAct({
      schema: bookingForm,
      ask: ({ id }) => askAbout(visit, id, act),
      send: (params, idempotencyKey) => call(visit, bookUnexplained, { params, body: { act }, idempotencyKey }),
      onward: () => ({ to: pathTo.manager.paymentNotices, toast: visit.t('notices:booked') }),
    });
  return answerForm(visit, form, {
    '': formAct({
      schema: resolutionForm,
      ask: ({ id, resolution }) => askAbout(visit, id, 'resolve', resolution),
      send: ({ id, ...body }, idempotencyKey) => call(visit, resolveNotice, { params: { id }, body, idempotencyKey }),
      onward: () => ({ to: pathTo.manager.paymentNotices, toast: visit.t('notices:done') }),
    }),
    credit: booking('credit'),
    return: booking('return'),
  });
}
