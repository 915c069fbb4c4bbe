import { LANGUAGES } from '../tenant/language.ts';

/** Cookies of a visitor's own choices, with every value that they may have: what a page of somebody without a session is drawn from. */
export const PREFERENCE_COOKIES = {
  lang: LANGUAGES,
  scheme: ['auto', 'light', 'dark'],
  consent: ['given', 'refused'],
} as const;
export type PreferenceCookie = keyof typeof PREFERENCE_COOKIES;

/** Sealed cookies. Whoever sends one of them gets pages of their own; `device` is read by the form of the sign-in page alone. */
export const SEALED_COOKIES = [
  'session',
  'toast',
  'email',
  'code',
  'google',
  'link',
  'registered',
  'device',
  'factor',
] as const;
export type SealedCookieName = (typeof SEALED_COOKIES)[number];
