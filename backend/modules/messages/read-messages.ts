import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { getMessage, listMessages, measureAudience } from '#contract/messages.ts';
import { addressedBy, measuredFor } from './addressed.ts';
import { deliveriesOf } from './deliveries.repository.ts';
import { messagesPage, shownMessage } from './messages.repository.ts';
import { nameOf, presentMessage, whoseOf } from './present-message.ts';

/** What managers and issuers have written to many. */
export const listMessagesRoute = serve(listMessages, async (call, { query }) => {
  const { rows, meta } = await messagesPage(call.tx, whoseOf(call), query);
  return { data: rows.map((row) => presentMessage(call, row)), meta };
});

/** How many an audience is, before a word is written. */
export const measureAudienceRoute = serve(measureAudience, async (call, { query }) => {
  const { addressed, project } = await addressedBy(call, query);
  return { data: { ...(await measuredFor(call, addressed)), project } };
});

/** One message, its audience as it is now, and its mails. */
export const getMessageRoute = serve(getMessage, async (call, { params }) => {
  const found = await shownMessage(call.tx, whoseOf(call), params.id);
  if (!found) throw notFound();
  const { message } = found;
  const [measured, { delivered, failed, failures }] = await Promise.all([
    measuredFor(call, message),
    deliveriesOf(call.tx, call.tenant.id, message.id),
  ]);
  return {
    data: {
      ...presentMessage(call, found),
      text: message.body,
      order_status: message.orderStatus,
      user_status: message.userStatus,
      people: message.chosen,
      purpose: message.purpose,
      measured,
      delivered,
      failed,
      failures: failures.map((one) => ({ id: one.id, name: nameOf(call, one) })),
    },
  };
});
