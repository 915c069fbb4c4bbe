import { shareOut } from './share-out.ts';

interface Whole {
  incomeCents: bigint;
  returnCents: bigint;
}

/**
 * One holder's part of a payment that is still to come, worked out as it will be shared: by tokens, each amount by itself. Who else holds the rest decides over the last cent, so that the
 * payment itself may differ by one. Throws a RangeError where the holder has more than there is.
 */
export function ownPart(whole: Whole, { tokens, supply }: { tokens: number; supply: number }): Whole {
  if (tokens > supply) throw new RangeError('more tokens in one hand than there are');
  const [own] = shareOut({ ...whole, gainCents: 0n }, [BigInt(tokens), BigInt(supply - tokens)]);
  return { incomeCents: own?.incomeCents ?? 0n, returnCents: own?.returnCents ?? 0n };
}
