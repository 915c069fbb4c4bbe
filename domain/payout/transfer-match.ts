/** A transfer of a batch that may be paid: open ones first wait for their transaction. Addresses in any case. */
interface Awaited {
  reference: string;
  address: string;
  wei: bigint;
}

const sameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * The transfer that a plain transaction pays: to its very address, exactly its wei, the oldest of several that are alike. Null where it is nobody's: one transaction
 * pays one transfer at most.
 */
export function paidBy<T extends Awaited>(open: readonly T[], sent: { to: string; wei: bigint }): T | null {
  const fits = open.filter(({ address, wei }) => wei === sent.wei && sameAddress(address, sent.to));
  return fits.reduce<T | null>((oldest, each) => (oldest && oldest.reference <= each.reference ? oldest : each), null);
}

/**
 * What of a batch a transaction of several transfers pays, by what it brought to each address: the oldest first, each whole. `over`: what an address was brought besides,
 * in wei, where that is above zero.
 */
export function paidByAll<T extends Awaited>(
  open: readonly T[],
  brought: ReadonlyMap<string, bigint>,
): { paid: T[]; over: Map<string, bigint> } {
  const left = new Map([...brought].map(([address, wei]) => [address.toLowerCase(), wei]));
  const paid = [...open]
    .sort((one, other) => (one.reference < other.reference ? -1 : 1))
    .filter(({ address, wei }) => {
      const rest = (left.get(address.toLowerCase()) ?? 0n) - wei;
      if (rest < 0n) return false;
      left.set(address.toLowerCase(), rest);
      return true;
    });
  return { paid, over: new Map([...left].filter(([, wei]) => wei > 0n)) };
}
