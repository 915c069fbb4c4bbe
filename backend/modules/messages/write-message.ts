import type { z } from 'zod';
import type { SignedInCall } from '#backend/http/call.ts';
import { serve } from '#backend/http/serve.ts';
import { changeMessage, tryMessage, writeMessage } from '#contract/messages.ts';
import { areaOfRole } from '#domain/access/roles.ts';
import { isDraft } from '#domain/message/message.ts';
import { LANGUAGES } from '#domain/tenant/language.ts';
import { addressedBy } from './addressed.ts';
import { messageMail } from './message-mail.ts';
import { insertMessage, setMessage } from './messages.repository.ts';
import { lockedMessage } from './present-message.ts';

/** Keeps a draft. */
export const writeMessageRoute = serve(writeMessage, async (call, { body }) => {
  const words = await wordsOf(call, body);
  const { now, user } = call;
  const id = await insertMessage(call.tx, { ...words, writtenBy: user.id, createdAt: now, at: now });
  await call.audit('message.written', { subject: { type: 'message', id }, details: { audience: body.audience } });
  return { data: { id } };
});

/** Other words of a draft, or other people. */
export const changeMessageRoute = serve(changeMessage, async (call, { params, body }) => {
  const { message } = await lockedMessage(call, params.id, isDraft);
  await setMessage(call.tx, message, { ...(await wordsOf(call, body)), at: call.now });
  await call.audit('message.written', {
    subject: { type: 'message', id: message.id },
    details: { audience: body.audience },
  });
  return { data: { id: message.id } };
});

/** The mail in both languages, to who wrote it. */
export const tryMessageRoute = serve(tryMessage, async (call, { params }) => {
  const { message, project } = await lockedMessage(call, params.id, isDraft);
  const { id, email, role } = call.user;
  const trial = areaOfRole(role);
  for (const lang of LANGUAGES) await call.mail(messageMail(message, project, { id, email, lang }, { trial }));
  return { data: { email } };
});

async function wordsOf(call: SignedInCall, body: z.output<typeof writeMessage.body>) {
  const { addressed } = await addressedBy(call, body);
  return { ...addressed, subject: body.subject, body: body.text };
}
