import type { SignedInCall } from '#backend/http/call.ts';
import { displayName } from '#backend/modules/users/user-sheet.repository.ts';
import type { OwnSophisticatedWire, SophisticatedRowWire, SophisticatedSheetWire } from '#contract/sophisticated.ts';
import {
  mayRequestSophisticated,
  mayReviewSophisticated,
  SOPHISTICATED_CRITERIA,
  SOPHISTICATED_DECLARATION_VERSION,
  standingOf,
} from '#domain/onboarding/sophisticated.ts';
import { SOPHISTICATED_DECLARATION } from './declaration-text.ts';
import { evidenceOf, type JoinedRequest, type RequestRow } from './sophisticated.repository.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** How the person stands, as they read it. */
export function ownWire({ lang, now }: SignedInCall, newest: RequestRow | null): OwnSophisticatedWire {
  return {
    standing: standingOf(newest, now),
    may_request: mayRequestSophisticated(newest, now),
    requested_at: iso(newest?.createdAt ?? null),
    valid_until: iso(newest?.validUntil ?? null),
    reason: newest?.reason ?? null,
    declaration: { version: SOPHISTICATED_DECLARATION_VERSION, text: SOPHISTICATED_DECLARATION[lang] },
  };
}

/** A request in the managers' list. */
export function requestRowWire({ request, name, email }: JoinedRequest, now: Date): SophisticatedRowWire {
  const known = SOPHISTICATED_CRITERIA[request.legalType];
  return {
    id: request.id,
    user_id: request.userId,
    name,
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
export async function requestSheetWire(call: SignedInCall, joined: JoinedRequest): Promise<SophisticatedSheetWire> {
  const { tx, tenant, now, user } = call;
  const { request } = joined;
  const { textShown, version, lang, typedName } = request;
  const evidence = await evidenceOf(tx, request.id);
  return {
    ...requestRowWire(joined, now),
    declaration:
      textShown && version && lang && typedName ? { text: textShown, version, lang, typed_name: typedName } : null,
    evidence: evidence.map(({ fileId, name }) => ({ file_id: fileId, name })),
    reviewed_at: iso(request.reviewedAt),
    reviewed_by: request.reviewedBy && (await displayName(tx, tenant.id, request.reviewedBy)),
    reason: request.reason,
    may_review: mayReviewSophisticated(request.status) && request.userId !== user.id,
  };
}
