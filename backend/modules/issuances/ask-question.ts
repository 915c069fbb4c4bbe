import { randomUUID } from 'node:crypto';
import { serve } from '#backend/http/serve.ts';
import { type Budget, spend } from '#backend/limits/budget.ts';
import { tellOfQuestion } from '#backend/modules/notice-addresses/tell-of-question.ts';
import { askQuestion } from '#contract/issuances.ts';
import { seenIssuance } from './get-issuance.ts';
import { insertQuestion } from './issuance-page.repository.ts';

/** Questions of one person: enough for anybody who reads, too few to flood an issuer. */
const QUESTIONS: Budget = {
  name: 'question:person',
  free: 10,
  windowMinutes: 24 * 60,
  delays: [60],
  code: 'question.too_many',
};

/** The question waits for its issuer, who is mailed of it, as is every address that they gave and that wants it; it is shown once it is answered. */
export const askQuestionRoute = serve(askQuestion, async (call, { params, body }) => {
  const { tx, tenant, user, lang, now } = call;
  const { issuance } = await seenIssuance(call, { id: params.id });
  await spend(call, QUESTIONS, user.id);
  const id = randomUUID();
  const question = { [lang]: body.question };
  await insertQuestion(tx, {
    tenantId: tenant.id,
    id,
    issuanceId: issuance.id,
    askedBy: user.id,
    question,
    askedAt: now,
  });
  await call.audit('question.asked', { subject: { type: 'issuance', id: issuance.id } });
  await tellOfQuestion(call, issuance, question);
  return { data: { id } };
});
