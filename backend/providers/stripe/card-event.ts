import { z } from 'zod';
import type { Notice } from '#backend/modules/payments/apply-notice.ts';
import type { InvestmentStatus } from '#domain/investment/status.ts';
import { type MoneyEvent, moneyEventIn } from './money-event.ts';
import { type PrintedCard, printedCard } from './printed-card.ts';

const event = z.object({
  id: z.string().min(1).max(255),
  type: z.string().max(100),
  data: z.object({ object: z.unknown() }),
});

/** A hosted page, as events tell of it. What is named here is kept; everything else is not. */
const session = z.object({
  id: z.string().max(255),
  client_reference_id: z.string().min(1).max(200),
  amount_total: z.number().int().min(0),
  currency: z.string().regex(/^[a-z]{3}$/),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  payment_intent: z.string().max(255).nullable(),
  customer: z.string().max(255).nullable(),
});
const elsewhere = z.union([
  z.object({ client_reference_id: z.null() }),
  z.object({ mode: z.enum(['setup', 'subscription']) }),
]);
type Session = z.output<typeof session>;
const intent = z.object({ metadata: z.object({ reference: z.string().min(1).max(200) }) });
const kept = z.object({ id: z.string().max(255) });
/** Money taken from a card; the intent's metadata is copied to it. */
const charged = z.object({
  metadata: z.object({ reference: z.string().min(1).max(200) }),
  payment_method_details: z.object({ card: printedCard }),
});

/** What an event asks of us. `customer`: whose kept cards to look at anew. */
export type CardEvent =
  | { kind: 'notice'; notice: Notice; customer: string | null }
  | { kind: 'progress'; reference: string; status: InvestmentStatus; customer: string | null }
  | { kind: 'charged'; reference: string; card: PrintedCard }
  | { kind: 'forgotten'; card: string }
  | MoneyEvent
  | { kind: 'other' };

const OTHER: CardEvent = { kind: 'other' };

/** Reads a trusted event; null where it cannot be understood. Kinds that we have no use for are `other`. */
export function cardEventIn(signed: unknown): CardEvent | null {
  const told = event.safeParse(signed).data;
  if (!told) return null;
  const { object } = told.data;
  switch (told.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      // A page without our reference, or one that takes no payment, was opened by somebody else on the same account.
      if (elsewhere.safeParse(object).success) return OTHER;
      const page = session.safeParse(object).data;
      if (!page) return null;
      return sessionEvent(told.id, told.type, page);
    }
    case 'payment_intent.processing':
    case 'payment_intent.requires_action': {
      const reference = intent.safeParse(object).data?.metadata.reference;
      return reference ? { kind: 'progress', reference, status: 'IN_UPDATE_CREDIT_CARD', customer: null } : OTHER;
    }
    case 'charge.succeeded': {
      const charge = charged.safeParse(object).data;
      if (!charge) return OTHER;
      return { kind: 'charged', reference: charge.metadata.reference, card: charge.payment_method_details.card };
    }
    case 'payment_method.detached': {
      const card = kept.safeParse(object).data?.id;
      return card ? { kind: 'forgotten', card } : null;
    }
    default:
      return moneyEventIn(told.type, object) ?? OTHER;
  }
}

function sessionEvent(eventId: string, type: string, page: Session): CardEvent {
  const { client_reference_id: reference, customer } = page;
  if (type === 'checkout.session.completed' && page.payment_status === 'unpaid')
    return { kind: 'progress', reference, status: 'CARD_REGISTRATION_UPDATED', customer };
  const paid = type === 'checkout.session.completed' || type === 'checkout.session.async_payment_succeeded';
  return {
    kind: 'notice',
    customer,
    notice: {
      provider: 'card',
      eventId,
      reference,
      result: paid ? 'paid' : 'refused',
      amountCents: BigInt(page.amount_total),
      currency: page.currency.toUpperCase(),
      providerReference: paid ? page.payment_intent : null,
      authorisation: page.payment_intent,
      ...(paid ? {} : { reason: type === 'checkout.session.expired' ? 'card_page_expired' : 'card_declined' }),
      payload: page,
    },
  };
}
