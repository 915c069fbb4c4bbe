import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { PrintedCard } from './printed-card.ts';

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
  private readonly left = new Map<string, number>();
  private readonly refunds = new Map<string, string>();
  private readonly answers = new Map<string, { asked: string; answer: unknown }>();

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

  /** Whether there was such a card. */
  forget(id: string): boolean {
    for (const [customer, kept] of this.cards) {
      const rest = kept.filter((one) => one.id !== id);
      if (rest.length < kept.length) return Boolean(this.cards.set(customer, rest));
    }
    return false;
  }

  /** The same key is answered the same; null where it is asked for something else with it. */
  once<T>(key: string, asked: string, answer: T): T | null {
    const before = this.answers.get(key);
    if (before) return before.asked === asked ? (before.answer as T) : null;
    this.answers.set(key, { asked, answer });
    return answer;
  }

  /** A payment of so many cents; answers its name. */
  pay(cents: number): string {
    const name = `pi_${randomUUID()}`;
    this.left.set(name, cents);
    return name;
  }

  /** Gives back what is left of a payment, once for each key; null where that is not so much. */
  refund(key: string, payment: string, cents: number): string | null {
    const before = this.refunds.get(key);
    if (before) return before;
    const left = this.left.get(payment) ?? 0;
    if (cents > left) return null;
    this.left.set(payment, left - cents);
    const name = `re_${randomUUID()}`;
    this.refunds.set(key, name);
    return name;
  }
}
