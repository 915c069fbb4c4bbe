import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dataOf, id } from './envelope.ts';
import { passkeyAnswer, passkeyName, password, secretToken } from './fields.ts';
import { sessionUser } from './session-user.ts';

const done = dataOf(z.object({ done: z.literal(true) }));
/** What a browser is asked, as JSON (W3C WebAuthn Level 3, `PublicKeyCredentialRequestOptionsJSON`). Its challenge holds 5 minutes and is answered once. */
const asked = dataOf(z.object({ options: z.string() }));

/** The passkey that waits to be made by the session that asked for it, at most 5 minutes; null where none does. `options` is JSON (`PublicKeyCredentialCreationOptionsJSON`). */
export const getPendingPasskey = endpoint({
  id: 'getPendingPasskey',
  summary: 'Passkey that is being added',
  beforeFactor: true,
  method: 'GET',
  path: '/auth/passkeys/pending',
  action: 'account.secure',
  answer: dataOf(z.object({ name: z.string(), options: z.string() }).nullable()),
});

/** Begins to add a passkey for the host that is asked. 409 `passkey.too_many` with `params.max`. */
export const beginPasskey = endpoint({
  id: 'beginPasskey',
  summary: 'Begin to add a passkey',
  beforeFactor: true,
  method: 'POST',
  path: '/auth/passkeys/begin',
  action: 'account.secure',
  body: z.object({ name: passkeyName, current_password: password }),
  answer: done,
  errors: ['passkey.too_many', 'account.password_wrong', 'account.too_many', 'account.no_password'],
});

/**
 * The browser's answer: from now on the passkey counts as second factor and signs in by itself. All other sessions end, and the person is told by mail.
 * `recovery_codes` are ten where it is the first factor of the person, shown once, else none. 409 `passkey.none_pending`, `passkey.known`; 422 `passkey.refused`,
 * after which it has to be begun again.
 */
export const confirmPasskey = endpoint({
  id: 'confirmPasskey',
  summary: 'Add a passkey',
  beforeFactor: true,
  method: 'POST',
  path: '/auth/passkeys/confirm',
  action: 'account.secure',
  body: z.object({ credential: passkeyAnswer }),
  answer: dataOf(z.object({ recovery_codes: z.array(z.string()) })),
  errors: ['passkey.none_pending', 'passkey.known', 'passkey.too_many', 'passkey.refused'],
});

/** Takes a passkey away. The other sessions end, and the person is told by mail; with the last factor go the recovery codes. 409 `factor.required` for the last one of a role that must have one. */
export const removePasskey = endpoint({
  id: 'removePasskey',
  summary: 'Remove a passkey',
  method: 'POST',
  path: '/auth/passkeys/{id}/remove',
  action: 'account.secure',
  params: z.object({ id }),
  body: z.object({ current_password: password }),
  answer: done,
  errors: ['factor.required', 'account.password_wrong', 'account.too_many', 'account.no_password'],
});

/** What shows, by a passkey, that the caller is the person themself (`passkey` of an act that asks for the second factor). 409 `passkey.none_here`. */
export const askOwnPasskey = endpoint({
  id: 'askOwnPasskey',
  summary: 'Ask for the own passkey before an act',
  method: 'POST',
  path: '/auth/passkeys/ask-own',
  action: 'account.secure',
  answer: asked,
  errors: ['passkey.none_here'],
});

/**
 * What a browser is asked at a sign-in. Without a ticket any passkey of the host answers, and says whose it is; with the ticket of a sign-in that waits (403
 * `session.factor_needed`) those of its person. 401 `session.factor_expired`; 409 `passkey.none_here`.
 */
export const askPasskey = endpoint({
  id: 'askPasskey',
  summary: 'Ask for a passkey at a sign-in',
  method: 'POST',
  path: '/auth/passkeys/ask',
  caller: 'anyone',
  body: z.object({ ticket: secretToken.optional() }),
  answer: asked,
  errors: ['session.factor_expired', 'session.too_many', 'passkey.none_here'],
});

/** A sign-in by a passkey instead of password and second factor: it is what one has, and was opened by what one is or knows. 422 `passkey.refused`. */
export const signInPasskey = endpoint({
  id: 'signInPasskey',
  summary: 'Sign in by a passkey',
  method: 'POST',
  path: '/auth/sign-in-passkey',
  caller: 'anyone',
  body: z.object({
    credential: passkeyAnswer,
    /** As at a sign-in by password. */
    device: secretToken.optional(),
  }),
  answer: dataOf(sessionUser),
  errors: ['passkey.refused', 'session.too_many'],
});

/** The second half of a sign-in, by a passkey. As `signInFactor`; 422 `passkey.refused`. */
export const finishByPasskey = endpoint({
  id: 'finishByPasskey',
  summary: 'Finish a sign-in by a passkey',
  method: 'POST',
  path: '/auth/sign-in-factor/passkey',
  caller: 'anyone',
  body: z.object({ ticket: secretToken, credential: passkeyAnswer, device: secretToken.optional() }),
  answer: dataOf(sessionUser),
  errors: ['session.factor_expired', 'session.too_many', 'passkey.refused'],
});
