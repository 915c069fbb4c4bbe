import type { Day } from '#domain/time/zone.ts';
import { Debt } from './debt.ts';
import type { DebtPayment, DebtState } from './debt-state.ts';
import type { DebtTerms } from './schedule.ts';

/**
 * How a debt stands at the end of a day after what was paid: on its day, early, late, in part. A payment goes to interest first and then to capital, the oldest
 * first (Civil Code, article 1173), and pays back early with the rest: the days stay, the instalments shrink. Capital that is late goes on bearing the agreed
 * interest, and no other. Throws a RangeError on a payment that is not positive or came before the debt.
 */
export function debtAfter(terms: DebtTerms, payments: readonly DebtPayment[], on: Day): DebtState {
  if (payments.some(({ cents, on: day }) => cents <= 0n || day < terms.startsOn))
    throw new RangeError('not a payment of this debt');
  const events = [
    ...terms.days.map((day) => ({ on: day, cents: 0n })),
    ...payments.map((payment) => ({ on: payment.on, cents: payment.cents })),
  ].filter((event) => event.on <= on);
  // What is due on a day is due before what comes on it is counted.
  events.sort((a, b) => (a.on === b.on ? Number(a.cents > 0n) - Number(b.cents > 0n) : a.on < b.on ? -1 : 1));
  const debt = new Debt(terms);
  for (const event of events) {
    if (event.cents > 0n) debt.pay(event);
    else debt.fallDue(event.on);
  }
  return debt.stateAt(on);
}
