import type { Role } from '#domain/access/roles.ts';
import { AREA_ROLES } from '#domain/access/roles.ts';
import { ISSUANCE_STATUSES, type IssuanceStatus } from './status.ts';

/** Who looks at an issuance. */
interface Viewer {
  /** Roles of the live session; null for a visitor. */
  roles: readonly Role[] | null;
  /** They are the issuance's own issuer. */
  isOwner: boolean;
  /** They hold an order, an interest or tokens of it: what one has put money in never vanishes. */
  hasInvestment: boolean;
  /** The manager shows pre-campaign projects to them (specification, section 6). */
  seesPreCampaign: boolean;
}

export const VISITOR: Viewer = { roles: null, isOwner: false, hasInvestment: false, seesPreCampaign: false };

/**
 * Whether a person may see an issuance in its phase; one that they may not see answers 404, as a missing one does.
 * DRAFT: managers and its own issuer. PRE_CAMPAIGN and VALIDATING: premium investors and those to whom it is shown as well.
 * CAMPAIGN and CLOSED: everyone, visitors too.
 */
export function maySee(status: IssuanceStatus, viewer: Viewer): boolean {
  const { roles, isOwner, hasInvestment, seesPreCampaign } = viewer;
  if (status === 'CAMPAIGN' || status === 'CLOSED') return true;
  if (roles === null) return false;
  if (roles.some((role) => AREA_ROLES.manager.includes(role))) return true;
  if (isOwner && roles.some((role) => AREA_ROLES.entrepreneur.includes(role))) return true;
  if (hasInvestment) return true;
  return status !== 'DRAFT' && (roles.includes('PREMIUM_USER') || (seesPreCampaign && roles.includes('USER')));
}

/** The phases that a person sees of issuances that are not theirs: the filter of a list. */
export function visiblePhases(viewer: Pick<Viewer, 'roles' | 'seesPreCampaign'>): IssuanceStatus[] {
  return ISSUANCE_STATUSES.filter((status) => maySee(status, { ...viewer, isOwner: false, hasInvestment: false }));
}
