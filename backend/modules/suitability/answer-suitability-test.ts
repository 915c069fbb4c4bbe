import { fieldRefusal, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { lockProfile } from '#backend/modules/profiles/profiles.repository.ts';
import { answerSuitabilityTest } from '#contract/suitability.ts';
import {
  afterAttempt,
  areComplete,
  attemptsLeft,
  KNOWLEDGE_TEST_MAX_ATTEMPTS,
  KNOWLEDGE_TEST_QUESTIONS,
  KNOWLEDGE_TEST_VERSION,
  scoreOf,
} from '#domain/onboarding/knowledge-test.ts';
import { problem } from '#domain/validation/problem.ts';
import { QUESTION_TEXT } from './knowledge-questions.ts';
import { insertAttempt } from './knowledge-test.repository.ts';
import { testOf } from './test-state.ts';

/** One attempt, marked and kept with the exact words shown. 422 on `answers` or `version`; 409 `suitability.passed`, `suitability.no_attempts`. */
export const answerSuitabilityTestRoute = serve(answerSuitabilityTest, async (call, { body }) => {
  const { tx, tenant, user, lang, now } = call;
  if (body.version !== KNOWLEDGE_TEST_VERSION) throw fieldRefusal({ version: problem('validator.form_field_invalid') });
  if (!areComplete(body.answers)) throw fieldRefusal({ answers: problem('validator.error_null') });
  await lockProfile(tx, user.id);
  const before = await testOf(tx, user.id, now);
  if (before.status === 'PASSED' || before.status === 'DECLARED') throw new Refusal(409, 'suitability.passed');
  const score = scoreOf(body.answers);
  const after = afterAttempt(before.state, score, now, tenant.settings.knowledgePassMark);
  if (!after) throw new Refusal(409, 'suitability.no_attempts');
  await insertAttempt(tx, {
    tenantId: tenant.id,
    userId: user.id,
    status: after.status,
    attempt: KNOWLEDGE_TEST_MAX_ATTEMPTS - before.attemptsLeft + 1,
    version: KNOWLEDGE_TEST_VERSION,
    lang,
    answers: body.answers,
    score,
    textShown: KNOWLEDGE_TEST_QUESTIONS.map(({ id }) => QUESTION_TEXT[lang][id]).join('\n'),
    validUntil: after.validUntil,
    createdAt: now,
  });
  await call.audit('suitability.answered', { details: { status: after.status, score, version: body.version } });
  return { data: { status: after.status, score, attempts_left: attemptsLeft(after, now) } };
});
