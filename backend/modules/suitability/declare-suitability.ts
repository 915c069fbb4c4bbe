import { fieldRefusal, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { lockProfile } from '#backend/modules/profiles/profiles.repository.ts';
import { declareSuitability } from '#contract/suitability.ts';
import {
  afterDeclaration,
  isDeclaration,
  KNOWLEDGE_TEST_MAX_ATTEMPTS,
  KNOWLEDGE_TEST_VERSION,
} from '#domain/onboarding/knowledge-test.ts';
import { problem } from '#domain/validation/problem.ts';
import { DECLARATION_WARNING } from './knowledge-questions.ts';
import { insertAttempt } from './knowledge-test.repository.ts';
import { testOf } from './test-state.ts';

/** The typed declaration of a person who failed twice and may not be barred. 422 `suitability.wrong_declaration` on `typed`; 409 `suitability.not_failed`. */
export const declareSuitabilityRoute = serve(declareSuitability, async (call, { body }) => {
  const { tx, tenant, user, lang, now } = call;
  if (body.version !== KNOWLEDGE_TEST_VERSION) throw fieldRefusal({ version: problem('validator.form_field_invalid') });
  await lockProfile(tx, user.id);
  const after = afterDeclaration((await testOf(tx, user.id, now)).state, now);
  if (!after) throw new Refusal(409, 'suitability.not_failed');
  if (!isDeclaration(body.typed, lang)) {
    throw fieldRefusal({ typed: problem('validator.error_declaration') }, 'suitability.wrong_declaration');
  }
  await insertAttempt(tx, {
    tenantId: tenant.id,
    userId: user.id,
    status: after.status,
    attempt: KNOWLEDGE_TEST_MAX_ATTEMPTS,
    version: KNOWLEDGE_TEST_VERSION,
    lang,
    answers: null,
    score: null,
    textShown: DECLARATION_WARNING[lang],
    typedDeclaration: body.typed,
    validUntil: after.validUntil,
    createdAt: now,
  });
  await call.audit('suitability.declared', { details: { version: body.version } });
  return { data: { status: after.status } };
});
