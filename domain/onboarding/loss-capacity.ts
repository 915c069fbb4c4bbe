import { LOSS_SIMULATION_VALIDITY_YEARS } from '#domain/limits.ts';
import { percentOf } from '#domain/money/fee.ts';
import { addYears } from '#domain/time/years.ts';

/** The three inputs, in cents a year or in cents. They are reckoned with in the browser and never sent (ECSPR, article 21(5)-(6)). */
interface LossInputs {
  netAnnualIncomeCents: bigint;
  liquidAssetsCents: bigint;
  annualCommitmentsCents: bigint;
}

const TEN_PER_CENT_BASIS_POINTS = 1_000n;

/** Net worth in cents: income + liquid assets − commitments (2022/2114, articles 5 to 12). May be negative. */
export function netWorth({ netAnnualIncomeCents, liquidAssetsCents, annualCommitmentsCents }: LossInputs): bigint {
  return netAnnualIncomeCents + liquidAssetsCents - annualCommitmentsCents;
}

/** Ability to bear loss in cents: 10 % of net worth, 0 where that is 0 or less (ours). */
export function lossAbility(inputs: LossInputs): bigint {
  const worth = netWorth(inputs);
  return worth > 0n ? percentOf(worth, TEN_PER_CENT_BASIS_POINTS) : 0n;
}

/** End of a result's validity: one year. */
export function lossResultValidUntil(at: Date): Date {
  return addYears(at, LOSS_SIMULATION_VALIDITY_YEARS);
}
