import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, pageOf, pageQuery } from './envelope.ts';

/** Who registered with the caller's code, newest first: nobody is named but by their initials. */
export const listReferrals = endpoint({
  id: 'listReferrals',
  summary: 'Own referral code, and who came with it',
  method: 'GET',
  path: '/referrals',
  caller: 'investor',
  query: pageQuery,
  answer: pageOf(
    z.object({
      /** "E. R."; empty where they have told no name yet. */
      initials: z.string(),
      joined_at: instant,
    }),
  ).extend({
    /** Null: the platform recommends to nobody, or the person is of before there were codes. */
    code: z.string().nullable(),
  }),
});
