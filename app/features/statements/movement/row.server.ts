import type { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import {
  assignForm,
  balanceForm,
  dismissForm,
  etherForm,
  refundForm,
  returnForm,
  splitForm,
  undoForm,
} from '#app/features/statements/list/statements.form.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getStatementRow, type StatementRowJson } from '#contract/statement-rows.ts';
import {
  assignStatementRow,
  creditStatementRow,
  dismissStatementRow,
  matchStatementRefund,
  returnStatementRow,
  splitStatementRow,
  takeEtherPaid,
  undoStatementCharge,
} from '#contract/statement-ways.ts';
import { moneyText } from '#domain/money/money.ts';
import { fundAct } from './fund-row.server.ts';
import { afterMovement, movementQueue } from './movement-queue.server.ts';
import { splitSum } from './row-advice.ts';
import { type Resolving, type RowDetail, resolvingQuestion, textsOf } from './row-question.server.ts';
import { rowSheet } from './row-sheet.ts';

/** One movement, where it stands, and the ways out of the queue. */
export async function loadStatementRow(visit: SignedInVisit, id: string | undefined) {
  const q = visit.url.searchParams.get('q')?.trim().slice(0, 100) || undefined;
  const { data } = await call(visit, getStatementRow, { params: { id: id ?? '' }, query: { q } });
  const queue = await movementQueue(visit, data.id);
  return { ...rowSheet(visit, data, q), queue };
}

export type StatementRowData = Awaited<ReturnType<typeof loadStatementRow>>;

/** Ways out of the queue, by the intent of their form. Each asks on a page of its own before it acts, and acts once. */
export async function changeStatementRow(visit: SignedInVisit, id: string | undefined, form: SubmittedForm) {
  const params = { id: id ?? '' };
  const way = <S extends z.ZodType<object>>(
    kind: Resolving,
    schema: S,
    send: (body: z.output<S>, idempotencyKey: string) => Promise<{ data: StatementRowJson }>,
  ) =>
    formAct({
      schema,
      ask: async (value) => {
        const order = orderNamed(value);
        const split = ordersNamed(value)?.join(',');
        const { data } = await call(visit, getStatementRow, { params, query: { order, split } });
        const problems = split ? wrongInSplit(visit, data, form) : wrongBeforeAsking(visit, data, order, form);
        return problems ? { problems } : resolvingQuestion(visit, kind, data, form, order);
      },
      send,
      onward: async ({ data }) => ({
        to: await afterMovement(visit, params.id),
        toast: visit.t(data.state === 'HELD' ? 'statements:assign.held' : `statements:${textsOf(kind, data)}.done`),
      }),
    });
  return answerForm(visit, form, {
    assign: way('assign', assignForm, (body, key) =>
      call(visit, assignStatementRow, { params, body, idempotencyKey: key }),
    ),
    split: way('split', splitForm, (body, key) =>
      call(visit, splitStatementRow, { params, body, idempotencyKey: key }),
    ),
    fund: fundAct(visit, params.id, form),
    undo: way('undo', undoForm, (body, key) => call(visit, undoStatementCharge, { params, body, idempotencyKey: key })),
    refund: way('refund', refundForm, (body, key) =>
      call(visit, matchStatementRefund, { params, body, idempotencyKey: key }),
    ),
    ether: way('ether', etherForm, (_, key) => call(visit, takeEtherPaid, { params, idempotencyKey: key })),
    return: way('return', returnForm, (body, key) =>
      call(visit, returnStatementRow, { params, body, idempotencyKey: key }),
    ),
    balance: way('balance', balanceForm, (body, key) =>
      call(visit, creditStatementRow, { params, body, idempotencyKey: key }),
    ),
    dismiss: way('dismiss', dismissForm, (body, key) =>
      call(visit, dismissStatementRow, { params, body, idempotencyKey: key }),
    ),
  });
}

/** The order that a form names; undefined where its way has none. */
function orderNamed(value: object): string | undefined {
  return 'reference' in value && typeof value.reference === 'string' ? value.reference : undefined;
}

/** The orders that a form splits a movement over; undefined where its way has none. */
function ordersNamed(value: object): string[] | undefined {
  return 'references' in value && Array.isArray(value.references) ? value.references : undefined;
}

/** The same for several orders: one that is none or waits for nothing, a sum that does not reach or is too much, a payer that nobody has looked at. */
function wrongInSplit(visit: SignedInVisit, row: RowDetail, form: SubmittedForm): Record<string, string[]> | null {
  const { t, format } = visit;
  const orders = row.split.filter((one) => one !== null);
  if (orders.length < 2 || orders.length < row.split.length || orders.some(({ awaits }) => !awaits))
    return { references: [t('validator:error_order_references')] };
  const { left } = splitSum(visit, row, orders);
  if (left < 0n) return { references: [t('statements:split.short', { lacking: format.money(moneyText(-left)) })] };
  if (left > 0n && form.text('return_difference') === '')
    return { return_difference: [t('statements:split.over', { difference: format.money(moneyText(left)) })] };
  const stranger = orders.find(({ payer }) => payer === 'other');
  if (!stranger || form.text('other_payer') !== '') return null;
  const who = { payer: row.counterparty ?? '', investor: stranger.investor };
  return { other_payer: [t('statements:assign.otherPayer', who)] };
}

/** What is said at a field rather than after the question: an order that is none, a payer that nobody has looked at. */
function wrongBeforeAsking(
  { t }: SignedInVisit,
  row: RowDetail,
  asked: string | undefined,
  form: SubmittedForm,
): Record<string, string[]> | null {
  if (asked === undefined) return null;
  if (!row.order) return { reference: [t('validator:error_order_reference')] };
  const mayBeOther = form.text('other_payer') !== '' || !row.is_credit;
  if (row.order.payer !== 'other' || mayBeOther) return null;
  const who = { payer: row.counterparty ?? '', investor: row.order.investor };
  return { other_payer: [t('statements:assign.otherPayer', who)] };
}
