/** What an offer came to and what it had to come to at least; in cents. */
export interface OfferSums {
  raisedCents: bigint;
  softCapCents: bigint;
}

/** Whether a closed offer was financed: with money that came in and stayed, and no less of it than the soft cap. */
export function isFinanced({ raisedCents, softCapCents }: OfferSums): boolean {
  return raisedCents > 0n && raisedCents >= softCapCents;
}
