import { call } from '#app/api/call.server.ts';
import { ApiFailure } from '#app/api/failure.ts';
import { giveUpOf } from '#app/features/invest/flow/give-up/give-up.server.ts';
import { orderOf } from '#app/features/invest/flow/order-of.ts';
import { openStep, stepFrame } from '#app/features/invest/flow/step.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import { savedCardsFor } from '#app/parts/saved-cards/saved-cards.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { methodName } from '#app/tenant/method-name.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { getPaymentHandover, type Handover } from '#contract/handover.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { chainWay } from './chain-way.server.ts';
import { refundAddressWay } from './refund-address.server.ts';

type Standing = AnswerOf<typeof getPaymentHandover>['data'];

/** The page before the provider's: how much, until when, and the way on; where no payment is open, the way to choose again. */
export async function loadHandover(visit: SignedInVisit, slug: string | undefined) {
  const open = await openStep(visit, slug, 'payment-creditcard');
  const order = orderOf(open);
  const { t, format } = visit;
  const standing = await standingOf(visit, order.id);
  const way = standing?.handover ? wayOf(visit, standing.handover) : null;
  const isChain = way?.kind === 'address' || way?.kind === 'refund_address';
  return {
    head: pageHead(visit, { title: t('invest:handover.title') }),
    frame: stepFrame(visit, open),
    facts: standing
      ? [
          { key: 'amount', label: t('invest:handover.amount'), value: format.money(standing.amount) },
          { key: 'method', label: t('invest:handover.method'), value: methodName(visit, standing.method) },
          ...(isChain
            ? []
            : [{ key: 'until', label: t('invest:handover.until'), value: format.dateTime(standing.expires_at) }]),
        ]
      : null,
    way,
    pay: t(standing?.method === 'BIZUM' ? 'invest:handover.payBizum' : 'invest:handover.pay'),
    cards: await savedCardsFor(visit, standing?.method),
    giveUp: giveUpOf(visit, open),
    chooseHref: pathTo.invest(open.slug, 'method-payment'),
    // Ether is awaited on this very page.
    checkHref: pathTo.invest(open.slug, isChain ? 'payment-creditcard' : 'payment-success'),
  };
}

export type HandoverData = Awaited<ReturnType<typeof loadHandover>>;

/** Null where no payment is open. */
async function standingOf(visit: SignedInVisit, id: string): Promise<Standing | null> {
  try {
    return (await call(visit, getPaymentHandover, { params: { id } })).data;
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.code === 'payment.none_open') return null;
    throw failure;
  }
}

function wayOf(visit: SignedInVisit, handover: Handover) {
  if (handover.kind === 'address') return chainWay(visit, handover);
  return handover.kind === 'refund_address' ? refundAddressWay(visit, handover) : handover;
}
