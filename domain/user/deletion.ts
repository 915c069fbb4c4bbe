/** What keeps an account, in the order in which it is told. */
export const PERSON_KEPT_BY = [
  'own',
  'last_manager',
  'projects',
  'holdings',
  'orders',
  'balance',
  'earnings',
  'payouts',
  'refunds',
  'complaints',
] as const;
export type PersonKeptBy = (typeof PERSON_KEPT_BY)[number];

/** How much hangs on an account. */
export interface PersonHanging {
  /** Projects in their name. */
  projects: number;
  /** Projects of which they hold tokens. */
  holdings: number;
  /** Orders that bind: confirmed, and their tokens not made. */
  orders: number;
  /** Cents on their balance. */
  balance: bigint;
  /** Earnings that are to be paid or claimed. */
  earnings: number;
  /** Pay-outs on their way to their bank. */
  payouts: number;
  /** Money on its way back to them. */
  refunds: number;
  /** Complaints that are not decided: whoever is complained of must not end them. */
  complaints: number;
}

interface Deletion {
  /** A manager would delete themself by the list of people: their account page is for that, and asks for the password. */
  isOwn: boolean;
  isManager: boolean;
  /** Managers of the tenant besides the person. */
  otherManagers: number;
  hanging: PersonHanging;
}

interface KeptBy {
  reason: PersonKeptBy;
  /** How many of them; 1 where there is nothing to count. */
  count: number;
  /** Of the balance. */
  cents: bigint | null;
}

/** Why an account may not be deleted; empty: nothing hangs on it (design/desk.md, design/safety.md). Carts and declared interests bind nobody and end with it. */
export function personKeptBy({ isOwn, isManager, otherManagers, hanging }: Deletion): KeptBy[] {
  const one = (reason: PersonKeptBy, is: boolean): KeptBy[] => (is ? [{ reason, count: 1, cents: null }] : []);
  const some = (reason: PersonKeptBy, count: number): KeptBy[] => (count > 0 ? [{ reason, count, cents: null }] : []);
  return [
    ...one('own', isOwn),
    ...one('last_manager', isManager && otherManagers === 0),
    ...some('projects', hanging.projects),
    ...some('holdings', hanging.holdings),
    ...some('orders', hanging.orders),
    ...(hanging.balance === 0n ? [] : [{ reason: 'balance' as const, count: 1, cents: hanging.balance }]),
    ...some('earnings', hanging.earnings),
    ...some('payouts', hanging.payouts),
    ...some('refunds', hanging.refunds),
    ...some('complaints', hanging.complaints),
  ];
}
