import { serve } from '#backend/http/serve.ts';
import { waitingChecks } from '#backend/modules/profiles/identity-checks.repository.ts';
import { documentsOf } from '#backend/modules/profiles/legal-documents.repository.ts';
import { presentCompany, presentDocuments, presentPersonal } from '#backend/modules/profiles/legal-information.ts';
import { listIdentityChecks } from '#contract/identity.ts';

/** More than a team clears in a day; the oldest stand first, so that nothing is ever out of reach. */
const SHOWN = 100;

/** The reviewer's queue. */
export const listIdentityChecksRoute = serve(listIdentityChecks, async ({ tx }) => {
  const waiting = await waitingChecks(tx, SHOWN);
  const documents = await Promise.all(waiting.map(({ user }) => documentsOf(tx, user.id)));
  return {
    data: waiting.map(({ check, user, profile, company }, at) => ({
      user_id: user.id,
      name:
        (profile.legalType === 'LEGAL_ENTITY' && company?.organisationName?.trim()) ||
        `${profile.firstName} ${profile.lastName}`.trim() ||
        user.email,
      email: user.email,
      legal_type: profile.legalType,
      status: check.status,
      submitted_at: (check.submittedAt ?? check.createdAt).toISOString(),
      personal: presentPersonal(profile),
      company: presentCompany(company),
      documents: presentDocuments(documents[at] ?? []),
    })),
  };
});
