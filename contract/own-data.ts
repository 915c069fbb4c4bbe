import { z } from 'zod';
import { EXPORT_STATES } from '#domain/export/export.ts';
import { EXPORT_AREAS } from '#domain/export/exported-lists.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, instant } from './envelope.ts';
import { exportRow } from './exports.ts';
import { password } from './fields.ts';

/** The newest copy of one's own data that was asked for, and since when another may be. */
export const getOwnDataCopy = endpoint({
  id: 'getOwnDataCopy',
  summary: "The copy of one's own data that was asked for last",
  method: 'GET',
  path: '/auth/account/data-copy',
  action: 'account.read',
  answer: dataOf(
    z.object({
      copy: z
        .object({
          id,
          /** Whose list of downloads it stands in. */
          area: z.enum(EXPORT_AREAS),
          state: z.enum(EXPORT_STATES),
          asked_at: instant,
          expires_at: instant.nullable(),
        })
        .nullable(),
      /** Null: now. */
      next_at: instant.nullable(),
    }),
  ),
});

/**
 * Has a copy made of everything that is kept about the caller (Regulation (EU) 2016/679, articles 15 and 20): listed and handed over as their exports are, in
 * the area in which they ask. Whoever has a password gives it: 422 `account.password_wrong` at `current_password`, 429 `account.too_many`. 409
 * `export.once_a_day` where one is under way or was asked for in the last 24 hours; 404 for an area that is not theirs.
 */
export const prepareOwnData = endpoint({
  id: 'prepareOwnData',
  summary: "Have a copy made of one's own data",
  method: 'POST',
  path: '/auth/account/data-copy',
  action: 'account.download_data',
  body: z.object({ area: z.enum(EXPORT_AREAS), current_password: password.optional() }),
  answer: dataOf(exportRow),
  idempotent: true,
  errors: ['export.once_a_day', 'export.too_many', 'account.password_wrong', 'account.too_many'],
});
