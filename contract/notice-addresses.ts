import { z } from 'zod';
import { NOTICE_CHOICES, NOTICE_STANDINGS } from '#domain/issuance/notice-address.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, instant, localizedText } from './envelope.ts';
import { secretToken } from './fields.ts';

const standing = z.enum(NOTICE_STANDINGS);

/**
 * What the mailed link of an address for questions is about, and how the address stands: it changes nothing, since mail programs open links by
 * themselves. The link is sent in the body, so that no log has it. 404 for one that is unknown, or whose address was taken away.
 */
export const readNoticeLink = endpoint({
  id: 'readNoticeLink',
  summary: 'What a mailed link for questions is about',
  method: 'POST',
  path: '/project-mail/read',
  caller: 'anyone',
  body: z.object({ token: secretToken }),
  answer: dataOf(
    z.object({
      standing,
      project: localizedText,
      issuer: z.string(),
      /** Until when a yes counts; null where it has been said. */
      until: instant.nullable(),
    }),
  ),
  errors: ['notice.too_many_links'],
});

/** Says by the mailed link that its address wants the questions, or no more of them. Twice the same changes nothing. 409 `notice.over`: too late for a yes. */
export const chooseByNoticeLink = endpoint({
  id: 'chooseByNoticeLink',
  summary: 'Say by the mailed link whether questions are wanted',
  method: 'POST',
  path: '/project-mail',
  caller: 'anyone',
  body: z.object({ token: secretToken, choice: z.enum(NOTICE_CHOICES) }),
  answer: dataOf(z.object({ standing })),
  errors: ['notice.over', 'notice.too_many_links'],
});
