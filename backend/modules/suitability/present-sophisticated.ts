import type { z } from 'zod';
import type { SignedInCall } from '#backend/http/call.ts';
import { displayName } from '#backend/modules/profiles/display-name.repository.ts';
import { newestCheck } from '#backend/modules/profiles/identity-checks.repository.ts';
import type { OwnSophisticatedJson, reviewSophisticated, SophisticatedRowJson } from '#contract/suitability.ts';
import {
  identityAllowsGrant,
  mayRequestSophisticated,
  mayReviewSophisticated,
  SOPHISTICATED_CRITERIA,
  SOPHISTICATED_DECLARATION_VERSION,
  standingOf,
} from '#domain/onboarding/sophisticated.ts';
import type { LegalType } from '#domain/user/status.ts';
import { SOPHISTICATED_DECLARATION } from './declaration-text.ts';
import { requestLog } from './request-log.repository.ts';
import { evidenceOf, grantedUntil, type JoinedRequest, newestRequest } from './sophisticated.repository.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** How the person stands as what they are now, as they read it. */
export async function presentOwn(
  { tx, user, lang, now }: SignedInCall,
  legalType: LegalType,
): Promise<OwnSophisticatedJson> {
  const [newest, until] = await Promise.all([
    newestRequest(tx, user.id, legalType),
    grantedUntil(tx, user.id, legalType, now),
  ]);
  return {
    legal_type: legalType,
    standing: standingOf(newest, now),
    may_request: mayRequestSophisticated(newest, now),
    may_withdraw: newest !== null && mayReviewSophisticated(newest.status),
    in_force_until: iso(until),
    requested_at: iso(newest?.createdAt ?? null),
    valid_until: iso(newest?.validUntil ?? null),
    reason: newest?.reason ?? null,
    declaration: { version: SOPHISTICATED_DECLARATION_VERSION, text: SOPHISTICATED_DECLARATION[lang] },
  };
}

/** A request in the managers' list. */
export function presentRequestRow(
  { request, name, representative, email }: JoinedRequest,
  now: Date,
): SophisticatedRowJson {
  const known = SOPHISTICATED_CRITERIA[request.legalType];
  return {
    id: request.id,
    user_id: request.userId,
    name,
    representative,
    email,
    legal_type: request.legalType,
    criteria: known.filter((criterion) => request.criteria.includes(criterion)),
    status: request.status,
    standing: standingOf(request, now),
    requested_at: request.createdAt.toISOString(),
    valid_until: iso(request.validUntil),
  };
}

/** A request with its evidence and the manager's word. */
export async function presentRequestSheet(
  call: SignedInCall,
  joined: JoinedRequest,
): Promise<z.input<typeof reviewSophisticated.answer>['data']> {
  const { tx, tenant, now, user } = call;
  const { request } = joined;
  const { textShown, version, lang, typedName } = request;
  const [evidence, check, reviewer, log] = await Promise.all([
    evidenceOf(tx, request.id),
    newestCheck(tx, request.userId),
    request.reviewedBy && displayName(tx, tenant.id, request.reviewedBy),
    requestLog(tx, tenant.id, request),
  ]);
  const kycStatus = check?.status ?? null;
  const mayReview = mayReviewSophisticated(request.status) && request.userId !== user.id;
  return {
    ...presentRequestRow(joined, now),
    declaration:
      textShown && version && lang && typedName ? { text: textShown, version, lang, typed_name: typedName } : null,
    evidence: evidence.map(({ fileId, name }) => ({ file_id: fileId, name })),
    reviewed_at: iso(request.reviewedAt),
    reviewed_by: reviewer,
    reason: request.reason,
    log,
    kyc_status: kycStatus,
    may_review: mayReview,
    may_grant: mayReview && identityAllowsGrant(tenant.customization.modules.kyc, kycStatus),
  };
}
