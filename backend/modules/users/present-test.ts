import type { suitabilityTests } from '#backend/db/schema/onboarding.ts';
import { QUESTION_TEXT } from '#backend/modules/suitability/knowledge-questions.ts';
import type { UserSheetJson } from '#contract/users.ts';
import { KNOWLEDGE_TEST_QUESTIONS } from '#domain/onboarding/knowledge-test.ts';
import type { Language } from '#domain/tenant/language.ts';

type Attempt = typeof suitabilityTests.$inferSelect;

/**
 * A knowledge test as a manager reads it, in the manager's language. Questions of an older version that are asked no more are left out.
 * @param attempt the newest one with answers
 * @param newest the same, or the declaration after it
 */
export function presentTest(attempt: Attempt | null, newest: Attempt | null, lang: Language): UserSheetJson['test'] {
  if (!attempt) return null;
  return {
    score: attempt.score,
    version: attempt.version,
    answered_at: attempt.createdAt.toISOString(),
    valid_until: newest?.validUntil?.toISOString() ?? null,
    typed_declaration: newest?.typedDeclaration ?? null,
    answers: KNOWLEDGE_TEST_QUESTIONS.flatMap(({ id, isTrue }) => {
      const answer = attempt.answers?.[id];
      return answer === undefined ? [] : [{ question: QUESTION_TEXT[lang][id], answer, right: answer === isTrue }];
    }),
  };
}
