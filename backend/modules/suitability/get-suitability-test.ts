import { serve } from '#backend/http/serve.ts';
import { getSuitabilityTest } from '#contract/suitability.ts';
import {
  DECLARATION_TEXT,
  KNOWLEDGE_TEST_QUESTIONS,
  KNOWLEDGE_TEST_VERSION,
} from '#domain/onboarding/knowledge-test.ts';
import { LESSONS } from './knowledge-lessons.ts';
import { DECLARATION_WARNING, QUESTION_TEXT } from './knowledge-questions.ts';
import { testOf } from './test-state.ts';

/** The seven questions in the reader's language and where the person stands. The right answers stay here. */
export const getSuitabilityTestRoute = serve(getSuitabilityTest, async ({ tx, tenant, user, lang, now }) => {
  const { status, attemptsLeft, score, missed } = await testOf(tx, user.id, now);
  return {
    data: {
      version: KNOWLEDGE_TEST_VERSION,
      questions: KNOWLEDGE_TEST_QUESTIONS.map(({ id }) => ({ id, text: QUESTION_TEXT[lang][id] })),
      status,
      attempts_left: attemptsLeft,
      score,
      pass_mark: tenant.settings.knowledgePassMark,
      missed: missed.map((id) => ({ id, idea: LESSONS[lang][id].idea, lesson: LESSONS[lang][id].text })),
      declaration: { warning: DECLARATION_WARNING[lang], typed: DECLARATION_TEXT[lang] },
    },
  };
});
