import { type Day, daysBetween } from '#domain/time/zone.ts';
import { isSameName } from './payer.ts';
import { referencesIn } from './text.ts';

/** What two files tell of a movement. Money in cents of the tenant's currency. */
export interface ToldMovement {
  /** `norma43` and the versions of camt.053 write the same movement in different words. */
  format: string;
  bookedOn: Day;
  isCredit: boolean;
  cents: bigint;
  counterparty: string | null;
  text: string;
}

/** One bank books by the day of the transfer, another by the next. */
export const COPY_DAYS = 1;

/**
 * Whether two movements seem to be one that came in two formats under two references of the bank: the same way, amount and, within a day, date,
 * with the same payer or the same wire reference. A sign for a manager, never a decision: people pay the same twice.
 */
export function seemsCopy(one: ToldMovement, other: ToldMovement): boolean {
  const isAlike =
    one.format !== other.format &&
    one.isCredit === other.isCredit &&
    one.cents === other.cents &&
    Math.abs(daysBetween(one.bookedOn, other.bookedOn)) <= COPY_DAYS;
  return isAlike && (sharesReference(one, other) || sharesName(one, other));
}

function sharesReference(one: ToldMovement, other: ToldMovement): boolean {
  const told = referencesIn([other.text]);
  return referencesIn([one.text]).some((reference) => told.includes(reference));
}

/** Where the format has no column for the payer, their name stands in the text. */
function sharesName(one: ToldMovement, other: ToldMovement): boolean {
  return isSameName(one.counterparty ?? one.text, other.counterparty ?? other.text);
}
