import { type Day, daysBetween } from '#domain/time/zone.ts';
import { isSameName } from './payer.ts';
import { referencesIn } from './text.ts';

/** What a credit that waits tells of who pays. */
export interface PartialCredit {
  id: string;
  bookedOn: Day;
  cents: bigint;
  counterparty: string | null;
  counterpartyIban: string | null;
  text: string;
}

/** A person who sends one order in two transfers, for a bank's daily limit, does so within days. */
export const PART_DAYS = 14;

/**
 * Whether two credits are together exactly what an order misses, and seem to be sent for it: both come from one account, or under one name, or name the order by its
 * wire reference, within {@link PART_DAYS} days. A sign for a manager, never a decision.
 * @param missingCents what the order misses without either of them
 */
export function completesExactly(
  one: PartialCredit,
  other: PartialCredit,
  { missingCents, wireReference }: { missingCents: bigint; wireReference: string | null },
): boolean {
  const isSum = one.id !== other.id && one.cents + other.cents === missingCents;
  return (
    isSum && Math.abs(daysBetween(one.bookedOn, other.bookedOn)) <= PART_DAYS && seemsSent(one, other, wireReference)
  );
}

function seemsSent(one: PartialCredit, other: PartialCredit, wireReference: string | null): boolean {
  const names = (credit: PartialCredit) =>
    wireReference !== null && referencesIn([credit.text]).includes(wireReference);
  const sameAccount = one.counterpartyIban !== null && one.counterpartyIban === other.counterpartyIban;
  return sameAccount || names(other) || isSameName(one.counterparty ?? one.text, other.counterparty ?? other.text);
}
