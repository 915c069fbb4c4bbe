import { Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { sendMessage, stopMessage } from '#contract/messages.ts';
import { isDraft, leavesAt, stoppedState } from '#domain/message/message.ts';
import { measuredFor } from './addressed.ts';
import { setMessage } from './messages.repository.ts';
import { lockedMessage } from './present-message.ts';

/** Puts it on its way: a minute from now, or by itself at its moment. 409 `message.nobody` where it would reach nobody now. */
export const sendMessageRoute = serve(sendMessage, async (call, { params, body }) => {
  const { message } = await lockedMessage(call, params.id, isDraft);
  const at = leavesAt(call.now, body.at ? new Date(body.at) : null);
  if (!at) throw new Refusal(409, 'message.not_ahead');
  const { reached } = await measuredFor(call, message);
  if (reached === 0) throw new Refusal(409, 'message.nobody');
  // What leaves later is taken up by the sweep: a job would have to wait for weeks.
  const isNow = body.at === undefined;
  await setMessage(call.tx, message, { state: 'SCHEDULED', at, askedAt: isNow ? call.now : null });
  await call.audit('message.scheduled', {
    subject: { type: 'message', id: message.id },
    details: { at: at.toISOString(), reached },
  });
  if (isNow)
    await call.enqueue(
      'message.tell',
      { tenantId: message.tenantId, messageId: message.id, after: null },
      { startAfter: at },
    );
  return { data: { leaves_at: at.toISOString() } };
});

/** Stops it before it leaves, or between two hundred people. */
export const stopMessageRoute = serve(stopMessage, async (call, { params }) => {
  const { message } = await lockedMessage(call, params.id, (state) => stoppedState(state) !== null);
  const state = stoppedState(message.state) ?? message.state;
  await setMessage(call.tx, message, { state });
  await call.audit('message.stopped', {
    subject: { type: 'message', id: message.id },
    details: { told: message.told },
  });
  return { data: { state } };
});
