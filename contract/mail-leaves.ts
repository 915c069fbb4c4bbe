import { z } from 'zod';
import { LEAVE_MATTERS } from '#domain/message/mail-leave.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, localizedText } from './envelope.ts';
import { secretToken } from './fields.ts';

const answer = dataOf(
  z.object({
    matter: z.enum(LEAVE_MATTERS),
    /** Null of advertising. */
    project: localizedText.nullable(),
    /** Whether no such mail comes any more. */
    left: z.boolean(),
  }),
);
const body = z.object({ token: secretToken });

/** What a mail's way out leaves, and whether that is done. It changes nothing, since mail programs open links by themselves. 404 for a link that nobody has. */
export const readMailLeave = endpoint({
  id: 'readMailLeave',
  summary: 'What a mailed way out leaves',
  method: 'POST',
  path: '/mail-leaves/read',
  caller: 'anyone',
  body,
  answer,
  errors: ['notice.too_many_links'],
});

/** Leaves by a mail's link, without an account. Twice is once. 404 for a link that nobody has. */
export const leaveMails = endpoint({
  id: 'leaveMails',
  summary: 'Get no more mails of a kind, by the link in one of them',
  method: 'POST',
  path: '/mail-leaves',
  caller: 'anyone',
  body,
  answer,
  errors: ['notice.too_many_links'],
});
