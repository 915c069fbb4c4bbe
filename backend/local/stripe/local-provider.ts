import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { PrintedCard } from '#backend/providers/stripe/printed-card.ts';

/** What a hosted page of this machine was opened with. It travels in the page's own address, signed, so that a restart forgets nothing. */
export const localPage = z.object({
  reference: z.string().min(1),
  customer: z.string().min(1),
  cents: z.coerce.number().int().positive(),
  currency: z.string().regex(/^[a-z]{3}$/),
  title: z.string(),
  successUrl: z.url(),
  cancelUrl: z.url(),
  expiresAt: z.coerce.number().int(),
});
export type LocalPage = z.output<typeof localPage>;

export interface KeptCard {
  id: string;
  card: PrintedCard;
}

/** What was given back, in the provider's words. */
interface LocalRefund {
  id: string;
  object: 'refund';
  amount: number;
  currency: string;
  payment_intent: string;
  status: 'pending' | 'succeeded' | 'failed' | 'canceled';
  failure_reason: string | null;
  metadata: Record<string, string>;
}

interface LocalSession {
  page: LocalPage;
  url: string;
  status: 'open' | 'expired';
}

/** An answer, or a refusal: its status and the error's type and code. */
export type LocalAnswer =
  | { value: object }
  | { status: 400 | 404; error: { type: string; code?: string; param?: string } };

/** No, as the real one words it. */
export function refused(code: string, type = 'invalid_request_error', param?: string): LocalAnswer {
  return { status: code === 'resource_missing' ? 404 : 400, error: { type, code, ...(param ? { param } : {}) } };
}

const mac = (key: string, text: string) => createHmac('sha256', key).update(text).digest();

/** A page as the last part of its address. */
export function sealPage(key: string, page: LocalPage): string {
  const text = Buffer.from(JSON.stringify(page), 'utf8').toString('base64url');
  return `${text}.${mac(key, text).toString('base64url')}`;
}

/** The page that an address names; null for one that this machine did not make. */
export function openPage(key: string, token: string): LocalPage | null {
  const [text = '', seal = ''] = token.split('.');
  const given = Buffer.from(seal, 'base64url');
  const right = mac(key, text);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return localPage.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
}

/** What the provider of this machine remembers, until the process ends: kept cards, what was paid, what was given back. */
export class LocalBook {
  private readonly cards = new Map<string, KeptCard[]>();
  private readonly paid = new Map<string, number>();
  private readonly refunds = new Map<string, LocalRefund>();
  private readonly pages = new Map<string, LocalSession>();
  private readonly answers = new Map<string, { asked: string; answer: LocalAnswer }>();

  cardsOf(customer: string): readonly KeptCard[] {
    return this.cards.get(customer) ?? [];
  }

  /** A card that somebody enters on the page: another one than those that they keep. */
  newCard(customer: string, year: number): KeptCard {
    const taken = new Set(this.cardsOf(customer).map(({ card }) => card.last4));
    let figures = 4242;
    while (taken.has(String(figures))) figures -= 1;
    const card = { brand: 'visa', last4: String(figures), exp_month: 12, exp_year: year + 3 };
    return { id: `pm_${randomUUID()}`, card };
  }

  /** Keeps a card for somebody, once, at most nine. */
  keep(customer: string, card: KeptCard): void {
    const others = this.cardsOf(customer).filter(({ id }) => id !== card.id);
    this.cards.set(customer, [...others, card].slice(0, 9));
  }

  /** With all their cards. */
  forgetCustomer(customer: string): void {
    this.cards.delete(customer);
  }

  /** Whether there was such a card. */
  forget(id: string): boolean {
    for (const [customer, kept] of this.cards) {
      const rest = kept.filter((one) => one.id !== id);
      if (rest.length < kept.length) return Boolean(this.cards.set(customer, rest));
    }
    return false;
  }

  /** The same key is answered the same; an `idempotency_error` where it is asked for something else with it. */
  once(key: string, asked: string, answer: () => LocalAnswer): LocalAnswer {
    const before = key ? this.answers.get(key) : undefined;
    if (before) return before.asked === asked ? before.answer : refused('idempotency_key_in_use', 'idempotency_error');
    const given = answer();
    if (key) this.answers.set(key, { asked, answer: given });
    return given;
  }

  /** A page that was opened. */
  open(id: string, page: LocalPage, url: string): void {
    this.pages.set(id, { page, url, status: 'open' });
  }

  pageCalled(id: string): LocalSession | null {
    return this.pages.get(id) ?? null;
  }

  /** Nobody can pay on it any more; false where it is over already. */
  expire(id: string): boolean {
    const found = this.pages.get(id);
    if (found?.status !== 'open') return false;
    return Boolean(this.pages.set(id, { ...found, status: 'expired' }));
  }

  isExpired(reference: string): boolean {
    return this.pages.get(`cs_local_${reference}`)?.status === 'expired';
  }

  /** A payment of so many cents; answers its name. */
  pay(cents: number): string {
    const name = `pi_${randomUUID()}`;
    this.paid.set(name, cents);
    return name;
  }

  /** Gives a part of a payment back; what is refused is refused as the real one does. */
  refund(payment: string, cents: number, metadata: Record<string, string>): LocalAnswer {
    const paid = this.paid.get(payment);
    if (paid === undefined) return refused('resource_missing');
    const gone = this.refundsOf(payment)
      .filter(({ status }) => !['failed', 'canceled'].includes(status))
      .reduce((sum, { amount }) => sum + amount, 0);
    if (gone === paid) return refused('charge_already_refunded');
    if (cents > paid - gone) return refused('amount_too_large');
    const made: LocalRefund = {
      ...{ id: `re_${randomUUID()}`, object: 'refund', amount: cents, currency: 'eur', payment_intent: payment },
      ...{ status: 'succeeded', failure_reason: null, metadata },
    };
    this.refunds.set(made.id, made);
    return { value: made };
  }

  refundsOf(payment: string): LocalRefund[] {
    return [...this.refunds.values()].filter((each) => each.payment_intent === payment).reverse();
  }

  refundCalled(id: string): LocalRefund | null {
    return this.refunds.get(id) ?? null;
  }
}
