import { z } from 'zod';
import { PERSON_KEPT_BY } from '#domain/user/deletion.ts';
import { KEPT_KINDS } from '#domain/user/retention.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, day, id, instant, moneyString } from './envelope.ts';
import { password, reason } from './fields.ts';

const keptRecord = z.object({
  kind: z.enum(KEPT_KINDS),
  years: z.number().int(),
  /** The rule that keeps it. */
  source: z.string(),
  /** Its last day. */
  until: day,
});

const deletion = z.object({
  /** What keeps the account; empty: it may go. */
  reasons: z.array(
    z.object({
      reason: z.enum(PERSON_KEPT_BY),
      count: z.number().int(),
      /** Of a balance. */
      amount: moneyString.nullable(),
    }),
  ),
  /** What would be kept. */
  kept: z.array(keptRecord),
});
export type DeletionJson = z.output<typeof deletion>;

const ofOne = z.object({ id });

/** What deleting a person would take, what keeps their account, and what the law keeps; of one who is gone, what became of them. */
export const getUserDeletion = endpoint({
  id: 'getUserDeletion',
  summary: 'What deleting a person would take, or what is kept of one who is gone',
  method: 'GET',
  path: '/manager/users/{id}/deletion',
  caller: 'manager',
  params: ofOne,
  answer: dataOf(
    deletion.extend({
      /** Of one who is gone the address alone while it is kept, then nothing. */
      name: z.string(),
      email: z.string().nullable(),
      deleted: z
        .object({
          at: instant,
          /** Null: by themselves. */
          by: z.string().nullable(),
          reason: z.string().nullable(),
          records: z.array(
            keptRecord.extend({
              removed_at: instant.nullable(),
              /** How many went. */
              removed: z.number().int().nullable(),
            }),
          ),
        })
        .nullable(),
    }),
  ),
});

/**
 * Deletes a person's account: sessions, links, picture and preferences go, their e-mail is free again, and they are told by mail. 409 `user.kept` where
 * anything hangs on it, also what came a moment ago; 403 for a caller who is no manager any more.
 */
export const deleteUser = endpoint({
  id: 'deleteUser',
  summary: 'Delete the account of a person',
  method: 'POST',
  path: '/manager/users/{id}/deletion',
  action: 'user.delete',
  params: ofOne,
  body: z.object({ reason }),
  answer: dataOf(z.object({ kept: z.array(keptRecord) })),
  idempotent: true,
  errors: ['user.kept'],
});

/** The same of one's own. */
export const getOwnDeletion = endpoint({
  id: 'getOwnDeletion',
  summary: 'What deleting the own account would take, and what keeps it',
  method: 'GET',
  path: '/auth/account/deletion',
  action: 'account.read',
  answer: dataOf(
    deletion.extend({
      email: z.string(),
      /** Whoever signs in by another way has none to be asked for. */
      has_password: z.boolean(),
    }),
  ),
});

/**
 * Deletes the caller's account; their session is over with the answer. 409 `user.kept` as above; 422 `account.password_wrong` at `current_password`;
 * 429 `account.too_many`; 409 `account.no_password` for who signs in by another way: the link of a forgotten password gives them one.
 */
export const deleteOwnAccount = endpoint({
  id: 'deleteOwnAccount',
  summary: 'Delete the own account',
  method: 'POST',
  path: '/auth/account/deletion',
  action: 'account.delete',
  body: z.object({ current_password: password }),
  answer: dataOf(z.object({ kept: z.array(keptRecord) })),
  errors: ['user.kept', 'account.password_wrong', 'account.too_many', 'account.no_password'],
});
