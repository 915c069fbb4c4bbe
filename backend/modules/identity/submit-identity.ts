import type { SignedInCall } from '#backend/http/call.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { lockEditableIdentity } from '#backend/modules/profiles/editable-identity.ts';
import {
  type CheckRow,
  checksOf,
  insertCheck,
  newestCheck,
  updateCheck,
} from '#backend/modules/profiles/identity-checks.repository.ts';
import { missingDocuments, type Problems } from '#backend/modules/profiles/identity-problems.ts';
import { documentsOf } from '#backend/modules/profiles/legal-documents.repository.ts';
import { legalInformation, presentCompany, presentPersonal } from '#backend/modules/profiles/legal-information.ts';
import { companyOf, type ProfileRow } from '#backend/modules/profiles/profiles.repository.ts';
import { submitIdentity } from '#contract/identity.ts';
import { companyData, personalData } from '#contract/legal-information.ts';
import { dayIn } from '#domain/time/zone.ts';
import { mayMoveKyc } from '#domain/user/kyc-transitions.ts';
import { problem } from '#domain/validation/problem.ts';
import { type IdentityAdapter, reviewersQueue } from './identity-adapter.ts';

/** Hands data and documents in: RUNNING, then what the adapter says. 422 `kyc.incomplete` names what is missing; 409 `kyc.done`, `kyc.in_review`. */
export const submitIdentityRoute = serve(submitIdentity, async (call) => {
  const { tx, tenant, user, now } = call;
  const profile = await lockEditableIdentity(call, user.id, 'documents');
  const missing = await missingOf(call, profile);
  if (Object.keys(missing).length > 0) throw new Refusal(422, 'kyc.incomplete', { fields: missing });

  const checks = await checksOf(tx, user.id);
  const before = checks[0] ?? null;
  if (!mayMoveKyc(before?.status ?? null, 'RUNNING', 'person')) throw new Refusal(409, 'kyc.done');
  const check =
    before?.status === 'CREATED'
      ? before
      : await insertCheck(tx, { tenantId: tenant.id, userId: user.id, status: 'RUNNING', submittedAt: now, at: now });
  await updateCheck(tx, check.id, { status: 'RUNNING', submittedAt: now, updatedAt: now });
  await call.audit('identity.submitted', { subject: { type: 'kyc_check', id: check.id } });
  const status = await adapterFor(call, checks).submit(call, { checkId: check.id, userId: user.id });
  if (status !== 'RUNNING') await updateCheck(tx, check.id, { status, updatedAt: now });
  await call.enqueue('screening.person', { tenantId: tenant.id, userId: user.id });
  return legalInformation(call);
});

/**
 * The tenant's provider, or its managers. They also look where the provider has said no without a cause that could be mended: nobody is turned
 * away by a machine alone (GDPR, article 22); and at what a manager has opened again, which the provider had found right.
 * @param checks before this one, newest first
 */
function adapterFor({ tenant, deps }: SignedInCall, checks: readonly CheckRow[]): IdentityAdapter {
  const before = checks[0];
  const turnedAway = before?.status === 'VERIFICATION_ERROR' && before.causes.length === 0;
  const forPeople = turnedAway || checks.some(({ reopenedAt }) => reopenedAt !== null);
  const provider = forPeople ? null : deps.providers.identityOf(tenant, deps.config);
  return provider ?? reviewersQueue;
}

async function missingOf({ tx, tenant, user, now }: SignedInCall, profile: ProfileRow): Promise<Problems> {
  const today = dayIn(now, tenant.customization.tenant.time_zone);
  const { legalType, idType, idNumber } = profile;
  const [documents, before] = [await documentsOf(tx, user.id), await newestCheck(tx, user.id)];
  const missing = missingDocuments({ legalType, idType, idNumber, documents, before }, today);
  const parts = [personalData.safeParse(presentPersonal(profile))];
  if (profile.legalType === 'LEGAL_ENTITY')
    parts.push(companyData.safeParse(presentCompany(await companyOf(tx, user.id))) as never);
  for (const part of parts) {
    for (const { path } of part.error?.issues ?? []) missing[path.join('.')] ??= problem('validator.error_null');
  }
  return missing;
}
