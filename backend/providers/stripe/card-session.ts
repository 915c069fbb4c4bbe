import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { Refusal } from '#backend/http/refusal.ts';
import type { Question } from '#backend/http/serve.ts';
import type { InvestmentRow } from '#backend/modules/investments/investments.repository.ts';
import { lockOwn } from '#backend/modules/investments/lock-order.ts';
import { type AttemptRow, noteOnAttempt, openAttemptOf } from '#backend/modules/payment-records/attempts.repository.ts';
import { minutesLater } from '#backend/modules/payment-records/minutes-later.ts';
import { openAttempt } from '#backend/modules/payments/open-attempt.ts';
import type { Work } from '#backend/work.ts';
import type { CardConnection } from './card-settings.ts';
import { createCustomer, openCheckout } from './checkout-calls.ts';
import { ProviderRefused } from './provider-call.ts';
import { customerOf, insertCustomer } from './saved-cards.repository.ts';

export const BY_CARD = { method: 'CARD', provider: 'card' } as const;

/** How long a person may take on the hosted page. */
const MINUTES = 120;
/** The provider opens no page that ends in less than 30 minutes; one more for the way there. */
const LEAST_MINUTES = 31;

/** What a page is asked for with, kept beside the attempt: asked again, it is asked in the same words, as the provider's keys demand. */
const wording = z.object({ title: z.string(), successUrl: z.string(), cancelUrl: z.string() });

/** A page that the provider has opened, as its answer tells. */
export class OpenedPage {
  constructor(
    readonly attemptId: string,
    readonly customer: string,
    readonly url: string,
  ) {}
}

/** The hosted page of an attempt, where it is known. */
export function pageOf({ details }: AttemptRow): string | null {
  return typeof details.page === 'string' ? details.page : null;
}

/** A new attempt, whose reference is the provider's key for its page. The investment is locked. */
export function openCardAttempt(work: Work, investment: InvestmentRow): Promise<AttemptRow> {
  return openAttempt(work, BY_CARD, investment, { reference: randomUUID(), minutes: MINUTES });
}

/**
 * Reserves the page of an order's open attempt and gives the question that opens it. One attempt has one page, however often it is asked for. An attempt
 * whose page nobody has seen and that ends too soon for the provider is replaced by a fresh one.
 */
export async function reservePage(
  work: Work,
  connection: CardConnection,
  { investmentId, returnTo }: { investmentId: string; returnTo: string },
): Promise<Question<OpenedPage> | null> {
  const { tx, tenant, now } = work;
  const investment = await lockOwn(tx, investmentId);
  const open = await openAttemptOf(tx, investmentId);
  if (open?.method !== BY_CARD.method || pageOf(open)) return null;
  const isShort = open.expiresAt < minutesLater(now, LEAST_MINUTES);
  const attempt = isShort && investment.status === 'CREDIT_CARD' ? await openCardAttempt(work, investment) : open;
  const words = wording.safeParse(attempt.details.asked).data ?? {
    title: `${tenant.customization.tenant.name} · ${investment.reference}`,
    successUrl: returnTo,
    cancelUrl: new URL('payment-creditcard', returnTo).href,
  };
  await noteOnAttempt(tx, attempt.id, { asked: words }, now);
  const known = await customerOf(tx, investment.userId);
  return () =>
    orDown(async () => {
      const customer = known ?? (await createCustomer(connection, investment.userId));
      const url = await openCheckout(connection, {
        ...words,
        customer,
        reference: attempt.reference,
        amountCents: attempt.amountCents,
        currency: attempt.currency,
        expiresAt: attempt.expiresAt,
      });
      return new OpenedPage(attempt.id, customer, url);
    });
}

/** Writes down the page that was opened and answers its address; one that was written down before stays. Throws 503 `server.busy` where the attempt is over. */
export async function recordPage(work: Work, investment: InvestmentRow, opened: OpenedPage): Promise<string> {
  const { tx, tenant, now } = work;
  const { userId } = await lockOwn(tx, investment.id);
  await insertCustomer(tx, { tenantId: tenant.id, userId, customer: opened.customer, createdAt: now });
  const attempt = await openAttemptOf(tx, investment.id);
  if (attempt?.id !== opened.attemptId) throw new Refusal(503, 'server.busy');
  const known = pageOf(attempt);
  if (known) return known;
  await noteOnAttempt(tx, attempt.id, { page: opened.url }, now);
  return opened.url;
}

/** A provider that will not open a page is of no more use to the person than one that does not answer. */
async function orDown<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderRefused) throw new Refusal(503, 'payment.provider_down', { cause: error });
    throw error;
  }
}
