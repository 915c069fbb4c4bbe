import { sumOf } from '#domain/money/money.ts';
import type { LegalType } from '#domain/user/status.ts';
import type { ratesNow } from './work-out.ts';

/** Parts of which the same was kept, and whose holders are alike now. */
export interface RatedGroup {
  /** What they are now. */
  country: string | null;
  legalType: LegalType | null;
  certified: boolean;
  /** What was kept with their parts. */
  residence: string | null;
  keptLegalType: string | null;
  rateBasisPoints: number;
  rateSource: string;
  /** Withheld of all of them by what was kept. */
  withheldCents: bigint;
}

/** The groups of which the rule says something else now, and what is withheld of the rest, which stays as it is. */
export function otherGroups(
  groups: readonly RatedGroup[],
  rateOf: ReturnType<typeof ratesNow>,
): { others: RatedGroup[]; withheldCents: bigint } {
  const others = groups.filter((group) => {
    const { basisPoints, source } = rateOf(group);
    return (
      group.rateBasisPoints !== Number(basisPoints) ||
      group.rateSource !== (source ?? '') ||
      group.residence !== group.country ||
      group.keptLegalType !== group.legalType
    );
  });
  const same = groups.filter((group) => !others.includes(group));
  return { others, withheldCents: sumOf(same.map(({ withheldCents }) => withheldCents)) };
}
