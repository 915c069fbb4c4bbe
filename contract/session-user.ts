import { z } from 'zod';
import { ROLES } from '#domain/access/roles.ts';
import { KYC_STATUSES, LEGAL_TYPES } from '#domain/user/status.ts';
import { id, instant } from './envelope.ts';

/** The person behind a session, as `POST /v2/user/login` answers (specification, section 7). */
export const sessionUser = z.object({
  id,
  username: z.string(),
  email: z.string(),
  roles: z.array(z.enum(ROLES)).min(1),
  /** Primary role: its area is where a live session lands. */
  role: z.enum(ROLES),
  nationality: z.string().nullable().default(null),
  profile_image: z.string().nullable().default(null),
  legal_information: z.object({
    type: z.enum(LEGAL_TYPES).nullable().default(null),
    first_name: z.string().default(''),
    last_name: z.string().default(''),
  }),
  wallets: z.array(z.string()).default([]),
  kyc_status: z.enum(KYC_STATUSES).nullable().default(null),
  email_verification: z.boolean(),
  /** Opaque: ours are 43 signs, another back end's may be a signed token. It travels in a header. */
  accessToken: z.string().regex(/^[\w.~+/=-]{1,4096}$/),
  /** Whether the person holds the manager session's token or a user's (specification, section 6). */
  session_kind: z.enum(['user', 'manager']).default('user'),
  /** Whether this very sign-in made the account (by Google). */
  new_account: z.boolean().default(false),
  secret: z.string().nullable().default(null),
  referral_code: z.string().nullable().default(null),
  /** A new token by which this device is known at the next sign-in; null where it sent one. */
  device: z.string().min(20).max(200).nullable().default(null),
  /** When the back end itself forgets the token; the dashboard ends the session at the earlier of this and 15 days. */
  token_expires_at: instant.optional(),
});
export type SessionUser = z.output<typeof sessionUser>;
