import type { SignedInCall } from '#backend/http/call.ts';
import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { orderStatusesOf } from '#backend/modules/identity/reopened-checks.repository.ts';
import { displayName } from '#backend/modules/profiles/display-name.repository.ts';
import {
  checksOf,
  companyOf,
  documentsOf,
  newestCheck,
  profileOf,
} from '#backend/modules/profiles/identity.repository.ts';
import { companyWire, documentWires, personalWire } from '#backend/modules/profiles/legal-information.ts';
import { onboardingFacts } from '#backend/modules/profiles/onboarding-facts.ts';
import { newestAttempt } from '#backend/modules/suitability/knowledge-test.repository.ts';
import { MARITAL_STATUSES } from '#contract/onboarding.ts';
import { getUser, type UserSheetWire } from '#contract/users.ts';
import { reopeningEffect } from '#domain/investment/reopened-identity.ts';
import { moneyText } from '#domain/money/money.ts';
import { reopeningBlock } from '#domain/user/checked-identity.ts';
import { testWire } from './test-wire.ts';
import { userRow } from './user-rows.repository.ts';
import { historyOf, investmentsOf, newestAnswersOf, walletsOf } from './user-sheet.repository.ts';
import { userRowWire } from './user-wire.ts';
import { blocksOf } from './verification-facts.ts';

const HISTORY_LINES = 50;

/** Everything that is known of one person, for the managers of their tenant. */
export const getUserRoute = serve(getUser, async (call, { params }) => {
  const { tx, tenant, now, user: caller } = call;
  const row = await userRow(tx, tenant.id, params.id);
  if (!row) throw notFound();
  const { user } = row;
  const facts = await onboardingFacts(tx, user.id, now);
  return {
    data: {
      ...userRowWire(row, now),
      email_verified_at: iso(user.emailVerifiedAt),
      last_login_at: iso(user.lastLoginAt),
      username: user.username,
      referral_code: user.referralCode,
      sees_pre_campaign: user.seesPreCampaign,
      referrer: await personOf(call, user.referrerUserId),
      wallets: await walletsOf(tx, tenant.id, user.id),
      ...(await answersOf(call, user.id)),
      test: testWire(await newestAnswersOf(tx, tenant.id, user.id), await newestAttempt(tx, user.id), call.lang),
      loss:
        facts.lossAbilityCents !== null && facts.lossValidUntil
          ? { ability: moneyText(facts.lossAbilityCents), valid_until: facts.lossValidUntil.toISOString() }
          : null,
      sophisticated_until: iso(facts.sophisticatedUntil),
      identity: await identityOf(call, user.id),
      reopening: await reopeningOf(call, user.id),
      investments: await investmentsWire(call, user.id),
      history: await historyOf(tx, tenant.id, user.id, HISTORY_LINES),
      verification_blocks: await blocksOf(call, user),
      may_judge: user.id !== caller.id,
    },
  };
});

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** What the person filled in and uploaded. */
async function answersOf({ tx }: SignedInCall, userId: string) {
  const profile = await profileOf(tx, userId);
  const documents = await documentsOf(tx, userId);
  return {
    commercial_communications: profile.commercialCommunications,
    personal: personalWire(profile),
    company: companyWire(await companyOf(tx, userId)),
    additional: {
      secondary_phone: profile.secondaryPhone,
      occupation: profile.occupation,
      source_of_funds: profile.sourceOfFunds,
      politically_exposed: profile.politicallyExposed,
      marital_status: MARITAL_STATUSES.find((known) => known === profile.maritalStatus) ?? null,
      spouse: [profile.spouseName, profile.spouseSurname, profile.spouseIdNumber].filter(Boolean).join(' ') || null,
      iban: profile.iban,
      bic: profile.bic,
      bank: profile.bank,
      account_type: profile.accountType,
    },
    documents: documentWires(documents),
  };
}

async function personOf({ tx, tenant }: SignedInCall, id: string | null) {
  const name = id ? await displayName(tx, tenant.id, id) : null;
  return id && name ? { id, name } : null;
}

async function identityOf(call: SignedInCall, userId: string): Promise<UserSheetWire['identity']> {
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

/** What opening the check again would touch, where this manager can. */
async function reopeningOf({ tx, user }: SignedInCall, userId: string): Promise<UserSheetWire['reopening']> {
  if (userId === user.id || reopeningBlock(await checksOf(tx, userId))) return null;
  return reopeningEffect(await orderStatusesOf(tx, userId));
}

async function investmentsWire({ tx, tenant }: SignedInCall, userId: string): Promise<UserSheetWire['investments']> {
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
