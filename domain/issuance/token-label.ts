import { isFinanced, type OfferSums } from './financed.ts';
import type { IssuanceStatus } from './status.ts';

/**
 * How a token stands on its card (specification, section 3: financed, candidacy; the two between are ours). `candidacy`: its offer is not open yet;
 * `offered`: it is; `financed`: closed with at least the soft cap in; `unfinanced`: closed below it.
 */
export const TOKEN_LABELS = ['candidacy', 'offered', 'financed', 'unfinanced'] as const;
export type TokenLabel = (typeof TOKEN_LABELS)[number];

/** Phases before an offer is open. */
export const CANDIDACY_PHASES = ['DRAFT', 'PRE_CAMPAIGN', 'VALIDATING'] as const satisfies readonly IssuanceStatus[];

/** The label of a token. */
export function tokenLabel(status: IssuanceStatus, sums: OfferSums): TokenLabel {
  if (CANDIDACY_PHASES.some((phase) => phase === status)) return 'candidacy';
  if (status === 'CAMPAIGN') return 'offered';
  return isFinanced(sums) ? 'financed' : 'unfinanced';
}
