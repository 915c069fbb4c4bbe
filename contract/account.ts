import { z } from 'zod';
import { LANGUAGES } from '#domain/tenant/language.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, instant } from './envelope.ts';
import { password, publicName } from './fields.ts';

const ownAccount = z.object({
  /** What the platform calls them where a name is short. */
  username: z.string(),
  /** Language of the mails to them. */
  lang: z.enum(LANGUAGES),
  commercial_communications: z.boolean(),
  /** The file of their picture; null: none. */
  profile_image: z.string().nullable().default(null),
  /** Whoever signs in by another way has none. */
  has_password: z.boolean(),
  /** Null: the password alone signs in. */
  second_factor: z
    .object({
      since: instant,
      recovery_codes_left: z.number().int(),
      /** Since when an authenticator is in force; null: passkeys alone. Default: as `since`. */
      authenticator_since: instant.nullable().optional(),
    })
    .nullable()
    .default(null),
  /** The oldest first; each counts as second factor. */
  passkeys: z
    .array(
      z.object({
        id,
        name: z.string(),
        created_at: instant,
        last_used_at: instant.nullable(),
        /** Copied to the other devices of its person. */
        synced: z.boolean(),
        /** The other host of the platform that it was made for; null: this one. */
        elsewhere: z.string().nullable(),
      }),
    )
    .default([]),
  /** The tenant asks one of their role: without it nothing else is answered. */
  second_factor_required: z.boolean().default(false),
  /** Living sessions of their own, the newest first, at most 50. */
  sessions: z.array(
    z.object({
      id,
      /** The one that asks. */
      current: z.boolean(),
      created_at: instant,
      expires_at: instant,
      /** As its browser names itself; empty where nobody wrote it down. */
      agent: z.string(),
      /** Network address that it began at; null where nobody knows. */
      address: z.string().nullable(),
    }),
  ),
});

/** The account of whoever asks: of every role. */
export const getAccount = endpoint({
  id: 'getAccount',
  summary: 'Own account: name, language, consent and sessions',
  beforeFactor: true,
  method: 'GET',
  path: '/auth/account',
  action: 'account.read',
  answer: dataOf(ownAccount),
});

export const saveAccount = endpoint({
  id: 'saveAccount',
  summary: 'Save the own account',
  method: 'PUT',
  path: '/auth/account',
  action: 'account.edit',
  body: z.object({
    username: publicName,
    lang: z.enum(LANGUAGES),
    commercial_communications: z.boolean(),
  }),
  answer: dataOf(z.object({ done: z.literal(true) })),
});

/**
 * Changes the password; all other sessions end, and the person is told by mail. 422 `account.password_wrong` at `current_password`; 429 `account.too_many`;
 * 409 `account.no_password` for who signs in by another way: the link of a forgotten password gives them one.
 */
export const changePassword = endpoint({
  id: 'changePassword',
  summary: 'Change the own password',
  method: 'POST',
  path: '/auth/change-password',
  action: 'account.change_password',
  body: z.object({ current_password: password, password }),
  answer: dataOf(z.object({ done: z.literal(true) })),
  errors: ['account.password_wrong', 'account.too_many', 'account.no_password'],
});

/** Ends every session of the person but the one that asks; `closed` says how many. */
export const closeSessions = endpoint({
  id: 'closeSessions',
  summary: 'End the other sessions of the own account',
  method: 'POST',
  path: '/auth/close-sessions',
  action: 'account.edit',
  answer: dataOf(z.object({ closed: z.number().int() })),
});
