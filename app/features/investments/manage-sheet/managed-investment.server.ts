import { call } from '#app/api/call.server.ts';
import { answerForm, formAct, toldAt } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { lookersAt } from '#app/parts/looking/lookers.server.ts';
import { afterDecision } from '#app/parts/queue/queue.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getManagedInvestment } from '#contract/investments.ts';
import { mintInvestment } from '#contract/minting.ts';
import { cancelInvestment } from '#contract/orders.ts';
import { confirmProof, rejectProof } from '#contract/payments.ts';
import { settleRefund } from '#contract/refunds.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { isInterestAlone } from '#domain/investment/interest.ts';
import { confirmQuestion, receivedFacts, wrongAmount } from './confirm-question.server.ts';
import { cancelForm, confirmForm, mintForm, rejectForm, settleForm } from './managed-investment.form.ts';
import { mintFacts, mintQuestion, notMinted } from './mint-question.server.ts';
import { orderFacts, questionOf } from './order-question.server.ts';
import { isInQueue, PROOFS, proofQueue } from './proof-queue.server.ts';
import { settleFacts, settleQuestion } from './refund-transfer.server.ts';
import { sheetView } from './sheet-view.ts';

/** The sheet of one investment; its actions are the manager's alone. */
export async function loadManagedInvestment(
  visit: SignedInVisit,
  area: 'manager' | 'entrepreneur',
  id: string | undefined,
) {
  const { data } = await call(visit, getManagedInvestment, { params: { id: id ?? '' } });
  const view = sheetView(visit, area, data);
  if (area !== 'manager') return { ...view, queue: null, lookers: [] };
  const queue = await proofQueue(visit, data);
  // A refund is recorded here too; as one of the queue it has said so already.
  return { ...view, queue, lookers: queue ? queue.lookers : await lookersAt(visit, 'refund', data.id) };
}

export type ManagedInvestmentData = Awaited<ReturnType<typeof loadManagedInvestment>>;

/** Buttons: `confirm` and `reject` a proof, `cancel`, `settle` a refund, `mint`. Each is one call, once, and asks first. */
export async function changeManagedInvestment(visit: SignedInVisit, id: string | undefined, form: SubmittedForm) {
  const { t } = visit;
  const params = { id: id ?? '' };
  const backHref = isInQueue(visit) ? PROOFS.hrefOf(params.id) : pathTo.manager.investment(params.id);
  const order = async () => (await call(visit, getManagedInvestment, { params })).data;
  const onward = (texts: 'confirmProof' | 'rejectProof' | 'cancel' | 'cancelInterest' | 'settle') => async () => ({
    to: isInQueue(visit) ? await afterDecision(visit, PROOFS, params.id) : backHref,
    toast: t(`managed:${texts}.done`),
  });
  /** Asked with its reason, and with whose order it is. */
  const askWithReason =
    (kind: 'rejectProof' | 'cancel') =>
    async ({ reason }: { reason: string }) => {
      const data = await order();
      const facts = [...orderFacts(visit, data), { label: t(`managed:${kind}.reason`), value: reason }];
      return { question: questionOf(visit, kind, data), facts, backHref };
    };
  return answerForm(visit, form, {
    confirm: formAct({
      schema: confirmForm(visit.lang, visit.customization.currency.symbol),
      // An amount that is not the expected one is said at its field: nothing is asked then.
      ask: async (value) => {
        const data = await order();
        const wrong = wrongAmount(visit, data, value);
        if (wrong) return { problems: { received: [wrong] } };
        const facts = [...orderFacts(visit, data), ...receivedFacts(visit, value)];
        return { question: confirmQuestion(visit, data), facts, backHref };
      },
      send: (body, idempotencyKey) => call(visit, confirmProof, { params, body, idempotencyKey }),
      onward: onward('confirmProof'),
    }),
    reject: formAct({
      schema: rejectForm,
      ask: askWithReason('rejectProof'),
      send: (body, idempotencyKey) => call(visit, rejectProof, { params, body, idempotencyKey }),
      onward: onward('rejectProof'),
    }),
    cancel: formAct({
      schema: cancelForm,
      ask: askWithReason('cancel'),
      send: (body, idempotencyKey) => call(visit, cancelInvestment, { params, body, idempotencyKey }),
      onward: ({ data }) => onward(isInterestAlone(data) ? 'cancelInterest' : 'cancel')(),
    }),
    settle: formAct({
      schema: settleForm,
      // Its beneficiary, account and sum are read once more. One that waits no longer goes on, and is refused.
      ask: async (value) => {
        const { transfer } = await order();
        if (transfer?.refund_id !== value.refund_id) return null;
        return { question: settleQuestion(visit, transfer), facts: settleFacts(visit, transfer, value), backHref };
      },
      send: (body, idempotencyKey) => call(visit, settleRefund, { params, body, idempotencyKey }),
      onward: onward('settle'),
    }),
    mint: formAct({
      schema: mintForm,
      // One that is not ready any more goes on, and is refused.
      ask: async () => {
        const data = await order();
        return data.may_mint ? { question: mintQuestion(visit), facts: mintFacts(visit, data), backHref } : null;
      },
      send: (body, idempotencyKey) => call(visit, mintInvestment, { params, body, idempotencyKey }),
      onward: ({ data }) => ({
        to: backHref,
        toast: data.minted ? t('managed:mint.done') : notMinted(visit, data.refused),
      }),
      refused: toldAt(visit, backHref),
    }),
  });
}
