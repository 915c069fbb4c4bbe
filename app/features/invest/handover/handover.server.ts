import { ApiFailure } from '#app/api/failure.ts';
import { getPaymentHandover } from '#app/api/online-payments.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { qrPath } from '#app/ui/qr-path.server.ts';
import type { Handover } from '#contract/online-payments.ts';
import { investPath } from '#domain/onboarding/next-step.ts';
import { orderOf } from '../breakdown/breakdown.server.ts';
import { giveUpOf } from '../give-up/give-up.server.ts';
import { openStep, stepFrame } from '../step.server.ts';

type Standing = Awaited<ReturnType<typeof getPaymentHandover>>['data'];

/** The page before the provider's: how much, until when, and the way on; where no payment is open, the way to choose again. */
export async function loadHandover(visit: SignedInVisit, slug: string | undefined) {
  const open = await openStep(visit, slug, 'payment-creditcard');
  const order = orderOf(open);
  const { t, format } = visit;
  const standing = await standingOf(visit, order.id);
  return {
    head: pageHead(visit, { title: t('invest:handover.title') }),
    frame: stepFrame(visit, open),
    facts: standing
      ? [
          { label: t('invest:handover.amount'), value: format.money(standing.amount) },
          { label: t('invest:handover.method'), value: t(`statuses:method.${standing.method}`) },
          { label: t('invest:handover.until'), value: format.dateTime(standing.expires_at) },
        ]
      : null,
    way: standing?.handover ? wayOf(visit, standing.handover) : null,
    pay: t(standing?.method === 'BIZUM' ? 'invest:handover.payBizum' : 'invest:handover.pay'),
    giveUp: giveUpOf(visit, open),
    chooseHref: investPath(open.slug, 'method-payment'),
    checkHref: investPath(open.slug, 'payment-success'),
  };
}

export type HandoverData = Awaited<ReturnType<typeof loadHandover>>;

/** Null where no payment is open. */
async function standingOf(visit: SignedInVisit, id: string): Promise<Standing | null> {
  try {
    return (await getPaymentHandover(visit, { params: { id } })).data;
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.code === 'payment.none_open') return null;
    throw failure;
  }
}

function wayOf({ t, format }: SignedInVisit, handover: Handover) {
  if (handover.kind !== 'address') return handover;
  return {
    kind: handover.kind,
    uri: handover.uri,
    qr: qrPath(handover.uri),
    facts: [
      { label: t('invest:handover.address'), value: handover.address, copy: handover.address },
      { label: t('invest:handover.eth'), value: handover.amount_eth, copy: handover.amount_eth },
      { label: t('invest:handover.rateUntil'), value: format.dateTime(handover.rate_expires_at), copy: '' },
    ],
  };
}
