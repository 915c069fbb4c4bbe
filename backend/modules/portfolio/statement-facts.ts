import type { SignedInCall } from '#backend/http/call.ts';
import { priceOf } from '#domain/money/price.ts';
import { addDays, type Day, endOfDay } from '#domain/time/zone.ts';
import { carriedBy } from './carried.ts';
import { movedTokens } from './moved-tokens.repository.ts';
import { issuancesOf, pricesOf, putInByOrder } from './portfolio.repository.ts';
import { type PriceMove, worthOf } from './portfolio-history.ts';
import { incomeUntil, ledgerMoves } from './statement.repository.ts';

export interface Span {
  from: Day;
  to: Day;
}

/** All that a statement tells of, read from the journal: what is held at both ends, what moved between them and what came. Cents. */
export async function statementFacts({ tx, tenant, user, now }: SignedInCall, { from, to }: Span) {
  const timeZone = tenant.customization.tenant.time_zone;
  const whose = { tenantId: tenant.id, userId: user.id };
  const [opens, end] = [endOfDay(addDays(from, -1), timeZone), endOfDay(to, timeZone)];
  const closes = end < now ? end : now;
  const [tokens, cash, income, ordered, moved] = await Promise.all([
    ledgerMoves(tx, whose, 'holding', closes),
    ledgerMoves(tx, whose, 'investor_cash', closes),
    incomeUntil(tx, whose, closes),
    putInByOrder(tx, tenant.id, user.id),
    movedTokens(tx, tenant.id, user.id),
  ]);
  const ids = [...new Set(tokens.flatMap(({ issuanceId }) => issuanceId ?? []))];
  const known = [...new Set([...ids, ...income.map(({ issuanceId }) => issuanceId)])];
  const [prices, offers] = await Promise.all([pricesOf(tx, tenant.id, ids), issuancesOf(tx, tenant.id, known)]);
  // A token has the price of its offer until another is written down.
  const first: PriceMove[] = offers
    .filter(({ id }) => !prices.some((price) => price.issuanceId === id))
    .map(({ id, price }) => ({ issuanceId: id, at: new Date(0), price: priceOf(price) }));
  const worth = { prices: [...first, ...prices], paid: [...income, ...carriedBy(ordered, moved).carried] };
  const heldAt = (at: Date) =>
    ids.flatMap((issuanceId) => {
      const own = tokens.filter((move) => move.issuanceId === issuanceId && move.at <= at);
      const count = Number(own.reduce((sum, { amount }) => sum + amount, 0n));
      if (count === 0) return [];
      return { issuanceId, tokens: count, cents: worthOf(worth, { issuanceId, tokens: count, at }) };
    });
  const cashAt = (at: Date) => cash.reduce((sum, move) => (move.at <= at ? sum + move.amount : sum), 0n);
  const isInside = ({ at }: { at: Date }) => at > opens;
  return {
    timeZone,
    offers: new Map(offers.map((offer) => [offer.id, offer])),
    before: heldAt(opens),
    after: heldAt(closes),
    moves: tokens.filter(isInside),
    ordered: ordered.filter(({ at }) => at > opens && at <= closes),
    moved: moved.filter(({ at }) => at > opens && at <= closes),
    income: income.filter(isInside),
    cash: {
      beforeCents: cashAt(opens),
      afterCents: cashAt(closes),
      inCents: cash.filter(isInside).reduce((sum, { amount }) => (amount > 0n ? sum + amount : sum), 0n),
      outCents: cash.filter(isInside).reduce((sum, { amount }) => (amount < 0n ? sum - amount : sum), 0n),
    },
  };
}
export type StatementFacts = Awaited<ReturnType<typeof statementFacts>>;
