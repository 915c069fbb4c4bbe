import { isSameName } from './payer.ts';

/** What speaks for an order as the one that a credit pays. */
export const CANDIDATE_SIGNS = ['iban', 'reference', 'almost', 'amount', 'name'] as const;
type CandidateSign = (typeof CANDIDATE_SIGNS)[number];

/** How much each says: an account is a person's, an amount is often another's too. */
const WEIGHT: Record<CandidateSign, number> = {
  iban: 8,
  reference: 7,
  almost: 6,
  amount: 4,
  name: 3,
};

interface Credit {
  cents: bigint;
  counterparty: string | null;
  counterpartyIban: string | null;
  text: string;
}
interface AwaitingOrder {
  /** What is still missing, in cents. */
  missingCents: bigint;
  names: readonly string[];
  iban: string | null;
  wireReference: string | null;
}

/** What speaks for this order. A reference counts where at most one of its nine signs is another, and then it is almost the order's. */
export function signsFor(credit: Credit, order: AwaitingOrder): CandidateSign[] {
  const { counterparty, counterpartyIban, text, cents } = credit;
  const wrong = order.wireReference === null ? null : wrongSigns(text, order.wireReference);
  const holds: Record<CandidateSign, boolean> = {
    iban: counterpartyIban !== null && counterpartyIban === order.iban,
    reference: wrong === 0,
    almost: wrong === 1,
    amount: cents === order.missingCents,
    // Norma 43 has no place for the payer: the name stands in the text.
    name: order.names.some((name) => isSameName(name, counterparty ?? text)),
  };
  return CANDIDATE_SIGNS.filter((sign) => holds[sign]);
}

/** Orders with what speaks for them, the most likely first; those for which nothing speaks are left out unless `all`. */
export function rankedCandidates<Order extends AwaitingOrder>(
  credit: Credit,
  orders: readonly Order[],
  { all = false }: { all?: boolean } = {},
): { order: Order; signs: CandidateSign[] }[] {
  const weightOf = (signs: readonly CandidateSign[]) => signs.reduce((sum, sign) => sum + WEIGHT[sign], 0);
  return orders
    .map((order) => ({ order, signs: signsFor(credit, order) }))
    .filter(({ signs }) => all || signs.length > 0)
    .sort((a, b) => weightOf(b.signs) - weightOf(a.signs));
}

/** How many signs of a reference are others where a text comes closest to it; null where more than one is. */
function wrongSigns(text: string, reference: string): 0 | 1 | null {
  const wanted = reference.replace(/[^A-Z0-9]/g, '');
  const given = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (given.includes(wanted)) return 0;
  for (let at = 0; at + wanted.length <= given.length; at += 1) {
    let wrong = 0;
    for (let sign = 0; sign < wanted.length && wrong < 2; sign += 1) if (given[at + sign] !== wanted[sign]) wrong += 1;
    if (wrong < 2) return 1;
  }
  return null;
}
