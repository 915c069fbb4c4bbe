import { z } from 'zod';
import { LANGUAGES } from '#domain/tenant/language.ts';
import { LEGAL_TYPES } from '#domain/user/status.ts';
import { endpoint } from './endpoint.ts';
import { birthday, dataOf, instant } from './envelope.ts';
import { code, country, email, fewWords, name, password, phone, referralCode, secretToken } from './fields.ts';
import { sessionUser } from './session-user.ts';

const done = dataOf(z.object({ done: z.literal(true) }));
/** When a mailed code dies and when another may be asked for. */
const codeSent = dataOf(z.object({ sent: z.literal(true), expires_at: instant, resend_at: instant }));

/** 401 `session.invalid` for an unknown e-mail and a wrong password alike; 429 `session.too_many` with `params.minutes`, or `session.by_mail` for right and wrong alike while an account is tried from everywhere; 403 `session.email_unverified` after mailing a new code; 403 `session.factor_needed` with `params.ticket` where the second factor is still to come (`signInFactor`). */
export const login = endpoint({
  id: 'login',
  summary: 'Sign in',
  method: 'POST',
  path: '/v2/user/login',
  caller: 'anyone',
  body: z.object({
    email,
    password,
    secret: z.boolean().optional(),
    /** What an earlier sign-in from this device was given: it is not slowed for others' wrong passwords. */
    device: secretToken.optional(),
  }),
  answer: dataOf(sessionUser),
  errors: [
    'session.invalid',
    'session.too_many',
    'session.by_mail',
    'session.email_unverified',
    'session.factor_needed',
  ],
});

export const loginSecret = endpoint({
  id: 'loginSecret',
  summary: 'Sign in by a single-use secret, valid 15 minutes',
  method: 'POST',
  path: '/v2/user/login-secret',
  caller: 'anyone',
  body: z.object({ secret: secretToken }),
  answer: dataOf(sessionUser),
  errors: ['session.secret_invalid', 'session.factor_needed'],
});

export const logout = endpoint({
  id: 'logout',
  summary: 'Forget the token',
  method: 'POST',
  path: '/v2/user/logout',
  caller: 'anyone',
  answer: done,
});

/** Makes an unverified account and mails a 5-digit code. 409 `registration.email_taken`; with PRIVATE_ACCOUNTS the answer is neutral and the detail goes by mail. */
export const register = endpoint({
  id: 'register',
  summary: 'Register',
  method: 'POST',
  path: '/auth/register',
  caller: 'anyone',
  body: z.object({
    email,
    password,
    first_name: name,
    last_name: name,
    lang: z.enum(LANGUAGES),
    /** Version of the texts accepted: terms, privacy, provider's terms. All three are needed. */
    accepted: z.object({ terms: z.literal(true), privacy: z.literal(true), provider_terms: z.literal(true) }),
    commercial_communications: z.boolean().default(false),
    phone: phone.optional(),
    nationality: country.optional(),
    country: country.optional(),
    birthday: birthday.optional(),
    referral_code: referralCode.optional(),
    legal_type: z.enum(LEGAL_TYPES).optional(),
    occupation: fewWords.optional(),
  }),
  answer: codeSent,
  errors: ['registration.hidden', 'registration.email_taken', 'registration.too_many'],
});

/** Right code: the account is verified and signed in. 422 `code.wrong` with `params.left`, `code.expired`. */
export const verifyEmail = endpoint({
  id: 'verifyEmail',
  summary: 'Verify an e-mail address by its code',
  method: 'POST',
  path: '/auth/verify-email',
  caller: 'anyone',
  body: z.object({ email, code }),
  answer: dataOf(sessionUser),
  errors: ['code.wrong', 'code.expired'],
});

export const resendCode = endpoint({
  id: 'resendCode',
  summary: 'Mail a new code; the old one dies',
  method: 'POST',
  path: '/auth/resend-code',
  caller: 'anyone',
  body: z.object({ email }),
  answer: codeSent,
  errors: ['code.too_soon', 'code.too_many'],
});

/** Mails a code for a new password. 404 `password.no_account` as section 8 says, neutral with PRIVATE_ACCOUNTS. */
export const forgotPassword = endpoint({
  id: 'forgotPassword',
  summary: 'Ask for a new password',
  method: 'POST',
  path: '/auth/forgot-password',
  caller: 'anyone',
  body: z.object({ email }),
  answer: codeSent,
  errors: ['password.no_account', 'password.too_many'],
});

/** The mailed link brings `token`; all the person's sessions end. 422 `password.token_invalid`. */
export const resetPassword = endpoint({
  id: 'resetPassword',
  summary: 'Set a new password by the mailed link',
  method: 'POST',
  path: '/auth/reset-password',
  caller: 'anyone',
  body: z.object({ token: secretToken, password }),
  answer: done,
  errors: ['password.token_invalid'],
});

/** Where to send the browser for Google, with the state that the callback must bring back. The dashboard keeps `state`, `nonce` and `code_verifier` in its own short cookie. */
export const googleStart = endpoint({
  id: 'googleStart',
  summary: 'Begin Google sign-in',
  method: 'POST',
  path: '/auth/google/start',
  caller: 'anyone',
  body: z.object({ redirect_uri: z.url() }),
  answer: dataOf(
    z.object({ authorization_url: z.url(), state: z.string(), nonce: z.string(), code_verifier: z.string() }),
  ),
  errors: ['google.off'],
});

export const googleFinish = endpoint({
  id: 'googleFinish',
  summary: 'Finish Google sign-in by OpenID Connect; an unknown e-mail makes an account',
  method: 'POST',
  path: '/auth/google/finish',
  caller: 'anyone',
  body: z.object({
    code: z.string().min(1).max(2000),
    code_verifier: secretToken,
    nonce: z.string().min(8).max(200),
    redirect_uri: z.url(),
    lang: z.enum(LANGUAGES),
  }),
  answer: dataOf(sessionUser),
  errors: ['google.off', 'google.refused', 'google.email_unverified', 'session.factor_needed'],
});

/** Who holds the token: asked when the dashboard needs fresh facts. */
export const me = endpoint({
  id: 'me',
  summary: 'The person behind the token',
  beforeFactor: true,
  method: 'GET',
  path: '/auth/me',
  caller: 'signed-in',
  answer: dataOf(
    sessionUser
      .omit({ accessToken: true, secret: true, device: true })
      .extend({ phone: z.string().nullable(), lang: z.enum(LANGUAGES) }),
  ),
});

export const setLanguage = endpoint({
  id: 'setLanguage',
  summary: 'Language of the mails to the signed-in person',
  beforeFactor: true,
  method: 'POST',
  path: '/auth/language',
  action: 'account.edit',
  body: z.object({ lang: z.enum(LANGUAGES) }),
  answer: done,
});
