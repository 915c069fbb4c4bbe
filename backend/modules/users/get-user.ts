import type { SignedInCall } from '#backend/http/call.ts';
import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { factorsOf } from '#backend/modules/factors/factors-of.ts';
import { declarationOf } from '#backend/modules/profiles/beneficiaries.repository.ts';
import { displayName } from '#backend/modules/profiles/display-name.repository.ts';
import { checksOf, newestCheck } from '#backend/modules/profiles/identity-checks.repository.ts';
import { documentsOf } from '#backend/modules/profiles/legal-documents.repository.ts';
import { presentCompany, presentDocuments, presentPersonal } from '#backend/modules/profiles/legal-information.ts';
import { onboardingFacts } from '#backend/modules/profiles/onboarding-facts.ts';
import { newestChanges } from '#backend/modules/profiles/profile-changes.repository.ts';
import { companyOf, profileOf } from '#backend/modules/profiles/profiles.repository.ts';
import { orderStatusesOf } from '#backend/modules/profiles/reopened-checks.repository.ts';
import { newestAttempt } from '#backend/modules/suitability/knowledge-test.repository.ts';
import { MARITAL_STATUSES } from '#contract/legal-information.ts';
import { getUser, type UserSheetJson } from '#contract/users.ts';
import { reopeningEffect } from '#domain/investment/reopened-identity.ts';
import { moneyText } from '#domain/money/money.ts';
import { reopeningBlock } from '#domain/user/checked-identity.ts';
import { presentTest } from './present-test.ts';
import { presentUserRow } from './present-user.ts';
import { userRow } from './user-rows.repository.ts';
import { historyOf, investmentsOf, mailsOf, newestAnswersOf, walletsOf } from './user-sheet.repository.ts';
import { blocksOf } from './verification-facts.ts';

const HISTORY_LINES = 50;
const CHANGES = 20;
const MAILS = 50;

/** Everything that is known of one person, for the managers of their tenant. */
export const getUserRoute = serve(getUser, async (call, { params }) => {
  const { tx, tenant, now, user: caller } = call;
  // What takes two steps is begun with the first one.
  const begun = Promise.all([identityOf(call, params.id), checksOf(tx, params.id), orderStatusesOf(tx, params.id)]);
  begun.catch(() => undefined);
  const row = await userRow(tx, tenant.id, params.id);
  if (!row) throw notFound();
  const { user } = row;
  const [
    facts,
    referrer,
    wallets,
    answers,
    answered,
    attempt,
    orders,
    history,
    blocks,
    factor,
    written,
    [identity, checks, orderStatuses],
  ] = await Promise.all([
    onboardingFacts(tx, user.id, now),
    personOf(call, user.referrerUserId),
    walletsOf(tx, tenant.id, user.id),
    answersOf(call, user.id),
    newestAnswersOf(tx, tenant.id, user.id),
    newestAttempt(tx, user.id),
    presentInvestments(call, user.id),
    historyOf(tx, tenant.id, user.id, HISTORY_LINES),
    blocksOf(call, user),
    factorsOf(call, user.id),
    mailsOf(tx, tenant.id, user.id, MAILS),
    begun,
  ]);
  // What opening the check again would touch, where this manager can.
  const mayReopen = user.id !== caller.id && !reopeningBlock(checks, user.roles);

  return {
    data: {
      ...presentUserRow(row, now),
      profile_image: user.profileImageFileId,
      email_verified_at: iso(user.emailVerifiedAt),
      dead_email:
        user.deadEmail && user.deadEmailAt && user.deadEmail.toLowerCase() === user.email.toLowerCase()
          ? { address: user.deadEmail, since: user.deadEmailAt.toISOString() }
          : null,
      last_login_at: iso(user.lastLoginAt),
      second_factor_since: iso(factor.since),
      username: user.username,
      referral_code: user.referralCode,
      sees_pre_campaign: user.seesPreCampaign,
      referrer,
      wallets,
      ...answers,
      test: presentTest(answered, attempt, call.lang),
      loss:
        facts.lossAbilityCents !== null && facts.lossValidUntil
          ? { ability: moneyText(facts.lossAbilityCents), valid_until: facts.lossValidUntil.toISOString() }
          : null,
      sophisticated_until: iso(facts.sophisticatedUntil),
      identity,
      reopening: mayReopen ? reopeningEffect(orderStatuses) : null,
      investments: orders,
      history,
      mails: written.map(({ createdAt, sentAt, ...mail }) => ({
        ...mail,
        written_at: createdAt.toISOString(),
        sent_at: iso(sentAt),
      })),
      verification_blocks: blocks,
      may_judge: user.id !== caller.id,
    },
  };
});

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** What the person filled in and uploaded. */
async function answersOf({ tx, tenant }: SignedInCall, userId: string) {
  const [profile, documents, company, changes, beneficiaries] = await Promise.all([
    profileOf(tx, userId),
    documentsOf(tx, userId),
    companyOf(tx, userId),
    newestChanges(tx, tenant.id, userId, CHANGES),
    declarationOf(tx, tenant.id, userId),
  ]);
  return {
    commercial_communications: profile.commercialCommunications,
    personal: presentPersonal(profile),
    company: presentCompany(company),
    additional: {
      secondary_phone: profile.secondaryPhone,
      occupation: profile.occupation,
      source_of_funds: profile.sourceOfFunds,
      politically_exposed: profile.politicallyExposed,
      marital_status: MARITAL_STATUSES.find((known) => known === profile.maritalStatus) ?? null,
      spouse: [profile.spouseName, profile.spouseSurname, profile.spouseIdNumber].filter(Boolean).join(' ') || null,
    },
    beneficiaries,
    documents: presentDocuments(documents),
    changes: changes.map(({ part, field, fromValue, toValue, at }) => ({
      part,
      field,
      from: fromValue,
      to: toValue,
      at: at.toISOString(),
    })),
  };
}

async function personOf({ tx, tenant }: SignedInCall, id: string | null) {
  const name = id ? await displayName(tx, tenant.id, id) : null;
  return id && name ? { id, name } : null;
}

async function identityOf(call: SignedInCall, userId: string): Promise<UserSheetJson['identity']> {
  const check = await newestCheck(call.tx, userId);
  if (!check) return null;
  const reviewer = await personOf(call, check.reviewedBy);
  return {
    status: check.status,
    submitted_at: iso(check.submittedAt),
    reviewed_at: iso(check.reviewedAt),
    reviewed_by: reviewer?.name ?? null,
    reason: check.reason,
    handed_on_at: iso(check.handedOnAt),
    provider_labels: check.providerLabels,
  };
}

async function presentInvestments({ tx, tenant }: SignedInCall, userId: string): Promise<UserSheetJson['investments']> {
  const { count, paidCents, newest } = await investmentsOf(tx, tenant.id, userId);
  return {
    count,
    paid: moneyText(paidCents),
    newest: newest.map(({ amountCents, createdAt, ...rest }) => ({
      ...rest,
      amount: moneyText(amountCents),
      created_at: createdAt.toISOString(),
    })),
  };
}
