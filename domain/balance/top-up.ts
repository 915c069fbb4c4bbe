import type { USER_STATUSES } from '#domain/user/status.ts';

/** What is known of a person whose reference stands in a credit's text. */
interface NamedPerson {
  id: string;
  status: (typeof USER_STATUSES)[number];
  /** Whether they invest here: nobody else has a balance. */
  invests: boolean;
}

interface TopUpFacts {
  /** Those named, each once; whoever is gone is nobody. */
  people: readonly NamedPerson[];
  /** The tenant keeps balances (`extras.payWithBalance`). */
  hasBalances: boolean;
  /** The bank takes one of its own bookings back. */
  isReversal: boolean;
  /** Whether the money comes from the person themself, as far as the bank says (`payerOf`). */
  payer: 'same' | 'other' | 'unknown';
}

/**
 * Whose balance a credit without an order goes to by itself: the one verified person whom it names, where it is their own money. Null: a manager decides. Money of
 * somebody else is not taken: it could leave again to an account that has nothing to do with whoever sent it.
 */
export function topUpOf({ people, hasBalances, isReversal, payer }: TopUpFacts): string | null {
  const [person, another] = people;
  if (!person || another || !hasBalances || isReversal || payer === 'other') return null;
  return person.status === 'VERIFIED' && person.invests ? person.id : null;
}
