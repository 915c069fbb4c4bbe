import { amountOf, type Price } from '#domain/money/price.ts';
import { addDays, type Day, dayIn, endOfDay } from '#domain/time/zone.ts';

/** Tokens that came to a person or left them. */
export interface TokenMove {
  issuanceId: string;
  at: Date;
  tokens: number;
}
/** Money that a person has put into tokens that were made. Cents. */
export interface PutIn {
  at: Date;
  cents: bigint;
}
/** What a token was worth from a moment on. */
export interface PriceMove {
  issuanceId: string;
  at: Date;
  price: Price;
}

interface HistoryPoint {
  on: Day;
  valueCents: bigint;
  putInCents: bigint;
}

interface HistoryFacts {
  tokens: readonly TokenMove[];
  putIn: readonly PutIn[];
  /** Oldest first. */
  prices: readonly PriceMove[];
  timeZone: string;
  now: Date;
  /** Nothing before this day is told. */
  since: Day | null;
}

/** Value of the holdings and money put in, at the end of every month since the first token, and now. Empty without tokens. */
export function portfolioHistory(facts: HistoryFacts): HistoryPoint[] {
  const { tokens, timeZone, now, since } = facts;
  const first = tokens.reduce<Date | null>((least, { at }) => (least && least <= at ? least : at), null);
  if (!first) return [];
  const days = monthEnds(dayIn(first, timeZone), dayIn(now, timeZone)).filter((day) => !since || day >= since);
  return [...days.map((on) => pointAt(facts, on, endOfDay(on, timeZone))), pointAt(facts, dayIn(now, timeZone), now)];
}

/** What the holdings are worth at a moment, at the prices of that moment. Cents. */
export function valueAt({ tokens, prices }: Pick<HistoryFacts, 'tokens' | 'prices'>, at: Date): bigint {
  const held = new Map<string, number>();
  for (const move of tokens) {
    if (move.at <= at) held.set(move.issuanceId, (held.get(move.issuanceId) ?? 0) + move.tokens);
  }
  let cents = 0n;
  for (const [issuanceId, count] of held) {
    const price = prices.findLast((move) => move.issuanceId === issuanceId && move.at <= at)?.price;
    if (price !== undefined && count > 0) cents += amountOf(count, price);
  }
  return cents;
}

function pointAt(facts: HistoryFacts, on: Day, at: Date): HistoryPoint {
  const putInCents = facts.putIn.reduce((sum, move) => (move.at <= at ? sum + move.cents : sum), 0n);
  return { on, valueCents: valueAt(facts, at), putInCents };
}

/** The last day of every month from the first day's up to the month before the last day's. */
function monthEnds(first: Day, last: Day): Day[] {
  const ends: Day[] = [];
  for (let [year, month] = partsOf(first); ; [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1]) {
    const [nextYear, nextMonth] = month === 12 ? [year + 1, 1] : [year, month + 1];
    const end = addDays(`${nextYear}-${String(nextMonth).padStart(2, '0')}-01`, -1);
    if (end >= last) return ends;
    ends.push(end);
  }
}

function partsOf(day: Day): [year: number, month: number] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return [year, month];
}
