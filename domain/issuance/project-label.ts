import { isFinanced, type OfferSums } from './financed.ts';
import { ISSUANCE_STATUSES, type IssuanceStatus } from './status.ts';

/**
 * What a project is called by its status. The specification names "financed" beside the phases (section 4): a closed project is financed or it is not;
 * `CLOSED` alone is the phase without a project, and a project of which nobody says what came in.
 */
export const PROJECT_LABELS = [...ISSUANCE_STATUSES, 'FINANCED', 'NOT_FINANCED'] as const;
export type ProjectLabel = (typeof PROJECT_LABELS)[number];

/** The label of one project. @param sums of its offer; null where they are not known. */
export function projectLabel(status: IssuanceStatus, sums: OfferSums | null): ProjectLabel {
  if (status !== 'CLOSED' || sums === null) return status;
  return isFinanced(sums) ? 'FINANCED' : 'NOT_FINANCED';
}
