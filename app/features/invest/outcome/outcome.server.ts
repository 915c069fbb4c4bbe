import { giveUpOf } from '#app/features/invest/flow/give-up/give-up.server.ts';
import { orderOf } from '#app/features/invest/flow/order-of.ts';
import { openStep, stepFrame } from '#app/features/invest/flow/step.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import { nextAction } from '#app/parts/investment/next-action.ts';
import { timelineLines } from '#app/parts/investment/timeline-view.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { fileAddress } from '#domain/access/file-address.ts';
import type { InvestStep } from '#domain/access/invest-steps.ts';
import { isPaid } from '#domain/investment/transitions.ts';
import { isPaymentUnverified } from '#domain/investment/unverified.ts';
import { waitsForProofReview } from '#domain/investment/waiting.ts';
import { localized } from '#domain/tenant/language.ts';
import { paidLines, unpaidLines } from './order-lines.server.ts';

/** The pages after a payment: under way or received (`payment-success`), refused or not verified (`payment-error`), finished (`congratulations`). They show what the ledger says, never what a return address claims. */
type OutcomeStep = Extract<InvestStep, 'payment-success' | 'payment-error' | 'congratulations'>;

/** Nothing is drawn where money was refused. */
const SCENE_OF = {
  done: 'done',
  received: 'done',
  waiting: 'waiting',
  answering: 'waiting',
  refused: undefined,
  unverified: undefined,
} as const;

/** What has happened to the order, what comes next and who acts, with a receipt that prints. */
export async function loadOutcome(visit: SignedInVisit, slug: string | undefined, step: OutcomeStep) {
  const open = await openStep(visit, slug, step);
  const order = orderOf(open);
  const { t, format, lang } = visit;
  const received = order.charged_at !== null;
  const kind =
    step === 'payment-error'
      ? isPaymentUnverified(order)
        ? 'unverified'
        : 'refused'
      : step === 'congratulations'
        ? 'done'
        : received || isPaid(order.status)
          ? 'received'
          : waitsForProofReview(order.status)
            ? 'waiting'
            : 'answering';
  const title = localized(order.issuance.title, lang);
  const next = nextAction(visit, order);
  return {
    head: pageHead(visit, { title: t(`invest:outcome.${kind}.title`) }),
    frame: stepFrame(visit, open),
    scene: SCENE_OF[kind],
    title: t(`invest:outcome.${kind}.title`),
    text: t(`invest:outcome.${kind}.text`, { title, email: visit.session.user.email, reference: order.reference }),
    ask: kind === 'unverified' ? whomToAsk(visit, order.reference) : '',
    receipt: received ? paidLines(visit, order) : unpaidLines(visit, order),
    // What nobody has paid yet has no receipt.
    isPaid: received,
    timeline: timelineLines(visit, order),
    reflection:
      order.may_revoke && order.reflection_ends_at
        ? t('invest:done.reflection', { date: format.deadline(order.reflection_ends_at) })
        : '',
    action: next && kind === 'received' ? { label: next.label, href: next.href } : null,
    retryHref: step === 'payment-error' ? pathTo.invest(open.slug, 'method-payment') : null,
    // A page of this kind has no script: the person asks again.
    againHref: kind === 'answering' ? pathTo.invest(open.slug, step) : null,
    // It may also be that nothing was paid.
    giveUp: kind === 'answering' ? giveUpOf(visit, open) : null,
    contractHref:
      order.contract?.status === 'SIGNED' && order.contract.file_id ? fileAddress(order.contract.file_id) : null,
  };
}

/** Where a charge that nobody told us of is asked about, by the order's own reference. */
function whomToAsk({ t, customization }: SignedInVisit, reference: string): string {
  const { support_email: email } = customization.tenant;
  return t(email ? 'invest:outcome.unverified.writeTo' : 'invest:outcome.unverified.ask', { email, reference });
}

export type OutcomeData = Awaited<ReturnType<typeof loadOutcome>>;
