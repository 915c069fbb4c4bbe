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

/** An earning as it was paid. Cents; capital that came back is a part of what is net. */
export interface PaidEarning {
  issuanceId: string;
  at: Date;
  netCents: bigint;
  withheldCents: bigint;
  returnCents: bigint;
}

interface HistoryPoint {
  on: Day;
  valueCents: bigint;
  putInCents: bigint;
  receivedCents: bigint;
}

interface HistoryFacts {
  tokens: readonly TokenMove[];
  putIn: readonly PutIn[];
  /** Oldest first. */
  prices: readonly PriceMove[];
  paid: readonly PaidEarning[];
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

/** What the holdings are worth at a moment, all together. Cents. */
function valueAt(facts: Pick<HistoryFacts, 'tokens' | 'prices' | 'paid'>, at: Date): bigint {
  const held = new Map<string, number>();
  for (const move of facts.tokens) {
    if (move.at <= at) held.set(move.issuanceId, (held.get(move.issuanceId) ?? 0) + move.tokens);
  }
  let cents = 0n;
  for (const [issuanceId, tokens] of held) cents += worthOf(facts, { issuanceId, tokens, at });
  return cents;
}

/** What tokens of one issuance are worth at a moment: by the price of that moment, less the capital that came back since that price was set. Cents. */
export function worthOf(
  { prices, paid }: Pick<HistoryFacts, 'prices' | 'paid'>,
  { issuanceId, tokens, at }: { issuanceId: string; tokens: number; at: Date },
): bigint {
  const price = prices.findLast((move) => move.issuanceId === issuanceId && move.at <= at);
  if (!price || tokens <= 0) return 0n;
  const since = paid.filter((one) => one.issuanceId === issuanceId && one.at > price.at && one.at <= at);
  const left = since.reduce((cents, { returnCents }) => cents - returnCents, amountOf(tokens, price.price));
  return left > 0n ? left : 0n;
}

function pointAt(facts: HistoryFacts, on: Day, at: Date): HistoryPoint {
  const putInCents = facts.putIn.reduce((sum, move) => (move.at <= at ? sum + move.cents : sum), 0n);
  const receivedCents = facts.paid.reduce((sum, one) => (one.at <= at ? sum + one.netCents : sum), 0n);
  return { on, valueCents: valueAt(facts, at), putInCents, receivedCents };
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
