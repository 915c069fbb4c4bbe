import { z } from 'zod';
import { messageSubject, messageText } from '#contract/fields.ts';
import { writeMessage } from '#contract/messages.ts';

const { audience, issuance, order_status, user_status, people, purpose } = writeMessage.body.shape;

/** A message in both languages; whom it is for was chosen before. */
export const messageForm = z.object({
  ...{ audience, issuance, order_status, user_status, people, purpose },
  subject_es: messageSubject,
  text_es: messageText,
  subject_en: messageSubject,
  text_en: messageText,
});
export type MessageFields = z.input<typeof messageForm>;

export const actForm = z.object({});
export const readForm = z.object({ until: z.iso.datetime() });
