import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { issuancesOf } from '#backend/modules/investments/managed-filter.repository.ts';
import { mailedAtOnce } from '#backend/modules/mail-times/mailed-at-once.ts';
import { answerQuestion } from '#contract/announcements.ts';
import { addresseeOf, lockQuestion, setQuestion } from './questions.repository.ts';
import { answerMail } from './update-mail.ts';

/** Keeps an answer, or publishes it with its question and writes to who asked. 409 `question.answered`: another window was faster. */
export const answerQuestionRoute = serve(answerQuestion, async (call, { params, body }) => {
  const { tx, tenant, user, now } = call;
  const found = await lockQuestion(tx, issuancesOf(call), params.id);
  if (!found) throw notFound();
  const { question, issuance } = found;
  if (question.answeredAt) throw new Refusal(409, 'question.answered');
  if (!body.publish) {
    await setQuestion(tx, question, { draft: body.answer });
    return { data: { published: false } };
  }
  await setQuestion(tx, question, { draft: null, answer: body.answer, answeredAt: now, answeredBy: user.id });
  await call.audit('question.answered', {
    subject: { type: 'issuance', id: issuance.id },
    details: { question: question.id },
  });
  const asker = await addresseeOf(tx, tenant.id, question.askedBy);
  const mail = (person: NonNullable<typeof asker>) =>
    answerMail(issuance, { question: question.question, answer: body.answer }, person);
  const about = { kind: 'ANSWERS', issuanceId: issuance.id } as const;
  for (const person of await mailedAtOnce(call, about, asker ? [asker] : [], mail)) await call.mail(mail(person));
  return { data: { published: true } };
});
