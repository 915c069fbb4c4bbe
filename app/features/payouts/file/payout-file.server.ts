import { call } from '#app/api/call.server.ts';
import { fileState } from '#app/features/payouts/list/file-state.ts';
import { reasonText } from '#app/features/payouts/list/reason-text.ts';
import { formDataOf } from '#app/forms/fields/file-field.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { wholeOf } from '#app/lists/exported/payout-files.ts';
import { toFileOf } from '#app/lists/to-file.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getPayoutFile, takePayoutReport } from '#contract/payouts.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { centsOf, moneyText, sumOf } from '#domain/money/money.ts';
import type { TRANSFER_STATES } from '#domain/payout/report-outcome.ts';
import { isRecordId } from '#domain/validation/record-id.ts';
import { reportForm } from './payout-file.form.ts';

/** What needs a look stands first. */
const ORDER = [
  'REJECTED',
  'UNDER_WAY',
  'BOOKED',
  'LEFT',
] as const satisfies readonly (typeof TRANSFER_STATES)[number][];
const TONES = { REJECTED: 'negative', UNDER_WAY: 'progress', BOOKED: 'progress', LEFT: 'positive' } as const;

/** A file for the bank: its document, the bank's report on it, and what became of each transfer. */
export async function loadPayoutFile(visit: SignedInVisit, id = '') {
  const { t, format } = visit;
  const file = await fileOf(visit, id);
  const groups = ORDER.map((outcome) => ({ outcome, rows: file.rows.filter((row) => row.outcome === outcome) }));
  return {
    head: pageHead(visit, { title: t('payouts:file.title', { name: file.message_id }) }),
    listHref: pathTo.manager.payouts,
    documentHref: pathTo.manager.payoutDocument(file.id),
    about: [
      t('payouts:made', { date: format.dateTime(file.made_at), who: file.made_by }),
      fileState(visit, file).text,
    ].join(' · '),
    figures: [
      { label: t('payouts:file.all', { count: file.transfers }), value: format.money(file.total) },
      ...groups
        .filter(({ rows }) => rows.length > 0)
        .map(({ outcome, rows }) => ({
          label: t(`payouts:outcomes.${outcome}`, { count: rows.length }),
          value: format.money(moneyText(sumOf(rows.map(({ amount }) => centsOf(amount))))),
        })),
    ],
    rows: groups.flatMap(({ outcome, rows }) =>
      rows.map((row) => ({
        id: row.end_to_end_id,
        href: pathTo.manager.user(row.user_id),
        name: row.name,
        note: row.is_refund ? `${t('payouts:source.REFUND')} · ${row.end_to_end_id}` : row.end_to_end_id,
        account: `•••• ${row.iban.slice(-4)}`,
        tone: TONES[outcome],
        state: t(`payouts:outcome.${outcome}`),
        why: row.reasons.map((code) => reasonText(t, code)).join('; '),
        amount: format.money(row.amount),
      })),
    ),
    toFile: toFileOf(visit, pathTo.manager.payouts, wholeOf(file.transfers), {
      ...{ name: 'payout-transfers', about: file.id },
    }),
    upload: formOf(reportForm, visit),
  };
}

export type PayoutFileData = Awaited<ReturnType<typeof loadPayoutFile>>;

async function fileOf(visit: SignedInVisit, id: string) {
  if (!isRecordId(id)) throw new Response(null, { status: 404 });
  return (await call(visit, getPayoutFile, { params: { id } })).data;
}

/** The document as the bank takes it, as an attachment. */
export async function openPayoutDocument(visit: SignedInVisit, id = ''): Promise<Response> {
  const { name, content } = (await fileOf(visit, id)).document;
  return new Response(content, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}

/** Takes the bank's report; what is wrong with it is said at its field. */
export async function changePayoutFile(visit: SignedInVisit, id: string | undefined, form: SubmittedForm) {
  const { t } = visit;
  if (!id || !isRecordId(id)) throw new Response(null, { status: 404 });
  return answerForm(visit, form, {
    '': formAct({
      schema: reportForm,
      send: (files, idempotencyKey) =>
        call(visit, takePayoutReport, { params: { id }, body: formDataOf(files), idempotencyKey }),
      onward: ({ data }) => ({
        to: pathTo.manager.payoutFile(id),
        toast: t('payouts:report.done', { booked: data.booked, rejected: data.rejected, under_way: data.under_way }),
      }),
    }),
  });
}
