/**
 * Whether sums of a balance are shown: wherever balances are kept, and elsewhere only where one of them is not zero. Nobody is shown "0,00" of
 * what the tenant does not have, and nobody's money is hidden.
 * @param kept the tenant keeps balances (`extras.payWithBalance`)
 * @param cents what is free, what is set aside and what is on its way out; or one sum alone
 */
export function showsBalance(kept: boolean, cents: readonly bigint[]): boolean {
  return kept || cents.some((each) => each !== 0n);
}
