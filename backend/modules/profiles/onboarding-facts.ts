import type { z } from 'zod';
import type { Tx } from '#backend/db/transaction.ts';
import type { onboardingFacts as factsShape } from '#contract/onboarding-facts.ts';
import { moneyText } from '#domain/money/money.ts';
import type { PersonFacts } from '#domain/onboarding/flow-facts.ts';
import { attemptsLeft, currentStatus, KNOWLEDGE_TEST_MAX_ATTEMPTS } from '#domain/onboarding/knowledge-test.ts';
import { storedAnswers } from './onboarding-facts.repository.ts';

/** What is known of a person for naming the next step, and how often they have tried the test. */
export interface KnownPerson extends PersonFacts {
  testAttempts: number;
}

/** The one place where stored answers become the facts that `domain/onboarding/next-step.ts` asks for. */
export async function onboardingFacts(tx: Tx, userId: string, now: Date): Promise<KnownPerson> {
  const { test, loss, sophisticatedUntil, ...known } = await storedAnswers(tx, userId);
  const state = { status: test?.status ?? ('NONE' as const), validUntil: dateOf(test?.valid_until) };
  return {
    ...known,
    testStatus: currentStatus(state, now),
    testValidUntil: state.validUntil,
    testAttempts: KNOWLEDGE_TEST_MAX_ATTEMPTS - attemptsLeft(state, now),
    sophisticatedUntil: dateOf(sophisticatedUntil),
    lossAbilityCents: loss ? BigInt(loss.ability_cents) : null,
    lossValidUntil: dateOf(loss?.valid_until),
  };
}

/** The facts as the API answers them. */
export function presentOnboardingFacts(person: KnownPerson): z.input<typeof factsShape> {
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  return {
    kyc_status: person.kycStatus,
    legal_type: person.legalType,
    account_information_at: iso(person.accountInformationAt),
    additional_information_at: iso(person.additionalInformationAt),
    test_status: person.testStatus,
    test_attempts: person.testAttempts,
    test_valid_until: iso(person.testValidUntil),
    sophisticated_until: iso(person.sophisticatedUntil),
    loss_ability: person.lossAbilityCents === null ? null : moneyText(person.lossAbilityCents),
    loss_valid_until: iso(person.lossValidUntil),
  };
}

function dateOf(text: string | null | undefined): Date | null {
  return text ? new Date(text) : null;
}
