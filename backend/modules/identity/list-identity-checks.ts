import { serve } from '#backend/http/serve.ts';
import { documentsOf, waitingChecks } from '#backend/modules/profiles/identity.repository.ts';
import { companyWire, documentWires, personalWire } from '#backend/modules/profiles/legal-information.ts';
import { listIdentityChecks } from '#contract/onboarding.ts';

/** More than a team clears in a day; the oldest stand first, so that nothing is ever out of reach. */
const SHOWN = 100;

/** The reviewer's queue. */
export const listIdentityChecksRoute = serve(listIdentityChecks, async ({ tx }) => {
  const waiting = await waitingChecks(tx, SHOWN);
  const data = [];
  for (const { check, user, profile, company } of waiting) {
    const personName = `${profile.firstName} ${profile.lastName}`.trim() || user.email;
    const documents = await documentsOf(tx, user.id);
    data.push({
      user_id: user.id,
      name: (profile.legalType === 'LEGAL_ENTITY' && company?.organisationName?.trim()) || personName,
      email: user.email,
      legal_type: profile.legalType,
      status: check.status,
      submitted_at: (check.submittedAt ?? check.createdAt).toISOString(),
      personal: personalWire(profile),
      company: companyWire(company),
      documents: documentWires(documents),
    });
  }
  return { data };
});
