import type { Day } from '#domain/time/zone.ts';
import { type Problem, problem } from '#domain/validation/problem.ts';

/** On whose account somebody invests (Ley 10/2010, article 4): their own, or that of others, whom they name. */
export const ACTS_FOR = ['SELF', 'OTHERS'] as const;
type ActsFor = (typeof ACTS_FOR)[number];

/** Of more than 25 % each there are three at most; whoever has just that or less is no beneficial owner (Real Decreto 304/2014, article 8). */
export const BENEFICIARIES_MOST = 3;

/** A natural person for whom somebody invests. */
export interface Beneficiary {
  name: string;
  birthday: Day;
  /** Where they live, ISO 3166-1 alpha-2. */
  country: string;
  id_number: string;
}

/** Why what was said does not fit together; null where it does. Somebody who invests for others names one at least; who invests for themself names none. */
export function declarationProblem(actsFor: ActsFor, named: number): Problem | null {
  if (actsFor === 'OTHERS' && named === 0) return problem('validator.error_null');
  return actsFor === 'SELF' && named > 0 ? problem('validator.error_option') : null;
}
