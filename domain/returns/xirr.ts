import { type Day, daysBetween } from '#domain/time/zone.ts';

/** Money that went (below zero) or came on a day. Cents. */
export interface CashFlow {
  on: Day;
  cents: bigint;
}

/**
 * A rate a year (0.05 is 5 %), or why there is none: money went one way only, no rate makes the flows even, or more than one does, so that none of them
 * would say anything.
 */
type Xirr = { rate: number } | { none: 'one_way' | 'no_rate' | 'several' };

const YEAR_DAYS = 365;
/** As the logarithm of what one becomes in a year: from a loss of all but a thousandth to a thousandfold. */
const [LOWEST, HIGHEST] = [Math.log(0.001), Math.log(1000)];
const STEPS = 600;
const CLOSE = 1e-12;

interface Flow {
  years: number;
  amount: number;
}

/**
 * The yearly rate at which all flows are worth nothing on the first day, days over 365 (XIRR): Newton's method inside a bracket, and halving where a
 * step would leave it. Where the money changes its way more than once, every bracket between -99.9 % and 99,900 % is looked for first.
 */
export function xirr(flows: readonly CashFlow[]): Xirr {
  const dated = [...flows].sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
  const first = dated[0]?.on ?? '';
  const sums: Flow[] = dated.map(({ on, cents }) => ({
    years: daysBetween(first, on) / YEAR_DAYS,
    amount: Number(cents),
  }));
  if (!sums.some(({ amount }) => amount < 0) || !sums.some(({ amount }) => amount > 0)) return { none: 'one_way' };
  const found = brackets(sums);
  const [bracket] = found;
  if (!bracket) return { none: 'no_rate' };
  if (found.length > 1) return { none: 'several' };
  return { rate: Math.expm1(rootIn(sums, bracket)) };
}

/** What the flows are worth on the first day at a growth. */
const worth = (flows: readonly Flow[], growth: number) =>
  flows.reduce((sum, { years, amount }) => sum + amount * Math.exp(-growth * years), 0);

const slope = (flows: readonly Flow[], growth: number) =>
  flows.reduce((sum, { years, amount }) => sum - years * amount * Math.exp(-growth * years), 0);

/** Every piece of the whole range in which the worth changes its sign. */
function brackets(flows: readonly Flow[]): [low: number, high: number][] {
  const steps = changesOf(flows) === 1 ? 1 : STEPS;
  const found: [number, number][] = [];
  let low = LOWEST;
  let before = worth(flows, low);
  for (let step = 1; step <= steps; step += 1) {
    const high = LOWEST + ((HIGHEST - LOWEST) * step) / steps;
    const after = worth(flows, high);
    if (Math.sign(before) !== Math.sign(after) && before !== 0) found.push([low, high]);
    [low, before] = [high, after];
  }
  return found;
}

/** How often the money changes its way. Once: there is one rate at most (Descartes). */
function changesOf(flows: readonly Flow[]): number {
  const signs = flows.map(({ amount }) => Math.sign(amount)).filter((sign) => sign !== 0);
  return signs.filter((sign, at) => at > 0 && sign !== signs[at - 1]).length;
}

/** The growth inside a bracket at which the flows are worth nothing. */
function rootIn(flows: readonly Flow[], [from, to]: [number, number]): number {
  let [low, high] = worth(flows, from) < 0 ? [from, to] : [to, from];
  let growth = Math.max(Math.min(0.1, Math.max(from, to)), Math.min(from, to));
  for (let step = 0; step < 200 && Math.abs(high - low) > CLOSE; step += 1) {
    const now = worth(flows, growth);
    if (now === 0) return growth;
    if (now < 0) low = growth;
    else high = growth;
    const newton = growth - now / slope(flows, growth);
    const next = newton > Math.min(low, high) && newton < Math.max(low, high) ? newton : (low + high) / 2;
    if (Math.abs(next - growth) < CLOSE) return next;
    growth = next;
  }
  return growth;
}
