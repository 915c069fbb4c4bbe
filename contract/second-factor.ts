import { z } from 'zod';
import { RECOVERY_CODES } from '#domain/limits.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id } from './envelope.ts';
import { password, reason, recoveryCode, secretToken, totpCode } from './fields.ts';
import { sessionUser } from './session-user.ts';

const done = dataOf(z.object({ done: z.literal(true) }));
/** Shown once: only their hashes are kept. */
const newCodes = dataOf(z.object({ recovery_codes: z.array(z.string()).length(RECOVERY_CODES) }));
/** What each change of the second factor asks for: an open session alone must not make one, nor end it. */
const byPassword = z.object({ current_password: password });

/**
 * The second half of a sign-in. `ticket` is what a sign-in answered with (403 `session.factor_needed`, `params.ticket`): 10 minutes, one use.
 * 401 `session.factor_expired` for a ticket that is unknown, used, too old or another tenant's; 422 `session.factor_wrong` for a code that is wrong or was
 * used before; 429 `session.too_many` with `params.minutes`.
 */
export const signInFactor = endpoint({
  id: 'signInFactor',
  summary: 'Finish a sign-in by the second factor',
  method: 'POST',
  path: '/auth/sign-in-factor',
  caller: 'anyone',
  body: z.object({
    ticket: secretToken,
    /** Of the authenticator, or one of those for when it is lost. */
    way: z.enum(['totp', 'recovery']),
    code: recoveryCode,
    /** As at the first half. */
    device: secretToken.optional(),
  }),
  answer: dataOf(sessionUser),
  errors: ['session.factor_expired', 'session.factor_wrong', 'session.too_many'],
});

/** The key that waits to be confirmed by the session that asked for it, at most 15 minutes; null where none does. */
export const getPendingTotp = endpoint({
  id: 'getPendingTotp',
  summary: 'Key of the authenticator that is being set up',
  beforeFactor: true,
  method: 'GET',
  path: '/auth/second-factor/pending',
  action: 'account.secure',
  answer: dataOf(
    z
      .object({
        /** Base32 (RFC 4648), for typing. */
        key: z.string(),
        /** `otpauth://totp/…`, for a QR code. */
        uri: z.string(),
      })
      .nullable(),
  ),
});

/** Makes a key for an authenticator. One that is in force stays so until the new one is confirmed. */
export const beginTotp = endpoint({
  id: 'beginTotp',
  summary: 'Begin to set up an authenticator',
  beforeFactor: true,
  method: 'POST',
  path: '/auth/second-factor/begin',
  action: 'account.secure',
  body: byPassword,
  answer: done,
  errors: ['account.password_wrong', 'account.too_many', 'account.no_password'],
});

/** The first code: from now on the key counts. All other sessions end, and the person is told by mail. 409 `factor.none_pending`; 422 `factor.wrong`. */
export const confirmTotp = endpoint({
  id: 'confirmTotp',
  summary: 'Confirm an authenticator by its first code',
  beforeFactor: true,
  method: 'POST',
  path: '/auth/second-factor/confirm',
  action: 'account.secure',
  body: z.object({ code: totpCode }),
  answer: newCodes,
  errors: ['factor.none_pending', 'factor.wrong', 'account.too_many'],
});

/** Ten new recovery codes; the old ones no longer count. 409 `factor.none`. */
export const renewRecoveryCodes = endpoint({
  id: 'renewRecoveryCodes',
  summary: 'Make new recovery codes',
  method: 'POST',
  path: '/auth/second-factor/recovery-codes',
  action: 'account.secure',
  body: byPassword,
  answer: newCodes,
  errors: ['factor.none', 'account.password_wrong', 'account.too_many', 'account.no_password'],
});

/**
 * Takes the authenticator away: all other sessions end, and the person is told by mail. Passkeys stay; without any the recovery codes go, and the password alone
 * signs in. 409 `factor.none`; 409 `factor.required` where it is the last factor and the tenant asks one of the person's role.
 */
export const removeSecondFactor = endpoint({
  id: 'removeSecondFactor',
  summary: 'Remove the authenticator',
  method: 'POST',
  path: '/auth/second-factor/remove',
  action: 'account.secure',
  body: byPassword,
  answer: done,
  errors: ['factor.required', 'factor.none', 'account.password_wrong', 'account.too_many', 'account.no_password'],
});

/**
 * Takes the second factor from a person who has lost it, so that their password alone signs in again. Their sessions and links end, and they are told by
 * mail. 403 for one's own; 409 `factor.none_of_person`.
 */
export const resetSecondFactor = endpoint({
  id: 'resetSecondFactor',
  summary: 'Take the second factor from a person who has lost it',
  method: 'POST',
  path: '/manager/users/{id}/second-factor/reset',
  action: 'user.reset_factor',
  params: z.object({ id }),
  body: z.object({ reason }),
  answer: done,
  idempotent: true,
  errors: ['factor.none_of_person'],
});
