import { call } from '#app/api/call.server.ts';
import { askOnce } from '#app/forms/ask-once.server.ts';
import { formFailure } from '#app/forms/form-failure.server.ts';
import { formReply, parseForm } from '#app/forms/parse-form.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import { redirectWithToast } from '#app/session/toast.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { bookUnexplained, listQuarantine, type QuarantinedNotice, resolveNotice } from '#contract/online-payments.ts';
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
      key: visit.idempotencyKey(),
      bookKey: visit.idempotencyKey(),
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

/** The page that asks; null where it has, or where the notice waits no longer: then the back end says so. */
async function askAbout(
  visit: SignedInVisit,
  form: SubmittedForm,
  id: string,
  kind: keyof typeof QUESTIONS,
  resolution?: string,
) {
  const open = await call(visit, listQuarantine, { query: { open: '1' } });
  const notice = open.data.find((each) => each.id === id);
  if (!notice) return null;
  return askOnce(visit, form, questionOf(visit, kind), {
    fields: ['id', 'resolution'],
    facts: noticeFacts(visit, lineOf(visit, notice), resolution),
    backHref: pathTo.manager.paymentNotices,
  });
}

/** Books what no transfer explains, or writes down how a notice was cleared. Each asks first. */
export async function changeNotices(visit: SignedInVisit, form: SubmittedForm) {
  return form.intent === '' ? clearNotice(visit, form) : bookNotice(visit, form);
}

async function bookNotice(visit: SignedInVisit, form: SubmittedForm) {
  const submission = parseForm(visit, form, bookingForm);
  if (submission.status !== 'success') return formReply(submission);
  const { id, intent: act } = submission.value;
  const asked = await askAbout(visit, form, id, act);
  if (asked) return asked;
  try {
    await call(visit, bookUnexplained, { params: { id }, body: { act }, idempotencyKey: form.idempotencyKey });
  } catch (failure) {
    return formFailure(visit, failure, submission);
  }
  return redirectWithToast(visit, pathTo.manager.paymentNotices, {
    message: visit.t('notices:booked'),
    type: 'success',
  });
}

/** Writes down how one was cleared; no money is moved by it. */
async function clearNotice(visit: SignedInVisit, form: SubmittedForm) {
  const submission = parseForm(visit, form, resolutionForm);
  if (submission.status !== 'success') return formReply(submission);
  const { id, resolution } = submission.value;
  const asked = await askAbout(visit, form, id, 'resolve', resolution);
  if (asked) return asked;
  try {
    await call(visit, resolveNotice, { params: { id }, body: { resolution }, idempotencyKey: form.idempotencyKey });
  } catch (failure) {
    return formFailure(visit, failure, submission);
  }
  return redirectWithToast(visit, pathTo.manager.paymentNotices, {
    message: visit.t('notices:done'),
    type: 'success',
  });
}
