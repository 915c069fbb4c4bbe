import { PHONE_MAX_DIGITS, PHONE_MIN_DIGITS, WALLET_ADDRESS_HEX_CHARS } from '#domain/limits.ts';
import { type Problem, problem } from './problem.ts';
import { lengthOf } from './text.ts';

/** Longest address that mail servers carry. */
const EMAIL_MAX_CHARS = 254;
const EMAIL_LOCAL_MAX_CHARS = 64;
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const EMAIL = new RegExp(`^[A-Za-z0-9_+-](?:['.]?[A-Za-z0-9_+-])*@(?:${LABEL}\\.)+[A-Za-z]{2,63}$`);
/** More than this no browser keeps. */
export const URL_MAX_CHARS = 2048;
const PHONE = new RegExp(`^\\+?[0-9]{${PHONE_MIN_DIGITS},${PHONE_MAX_DIGITS}}$`);
const WALLET = new RegExp(`^(0x)?[0-9a-fA-F]{${WALLET_ADDRESS_HEX_CHARS}}$`);

/** Bounds in characters. */
interface Length {
  min?: number;
  max?: number;
}

/** What is wrong with an e-mail address, or null; empty is wrong. */
export function checkEmail(text: string, { min, max = EMAIL_MAX_CHARS }: Length = {}): Problem | null {
  if (text === '') return problem('validator.error_null');
  if (min !== undefined && lengthOf(text) < min) return problem('validator.error_email_min', { min });
  // Before the pattern is tried, so that a hostile length costs nothing.
  if (lengthOf(text) > max) return problem('validator.error_email_max', { max });
  return isEmail(text) ? null : problem('validator.error_email');
}

/** What is wrong with a web address, or null: whole, http or https, no user or password in it. */
export function checkUrl(text: string, { min, max = URL_MAX_CHARS }: Length = {}): Problem | null {
  if (text === '') return problem('validator.error_null');
  if (min !== undefined && lengthOf(text) < min) return problem('validator.error_url_min', { min });
  if (lengthOf(text) > max) return problem('validator.error_url_max', { max });
  return isWebAddress(text) ? null : problem('validator.error_url');
}

/** An optional plus and 9 to 15 digits. */
export function checkPhone(text: string): Problem | null {
  if (text === '') return problem('validator.error_null');
  return PHONE.test(text) ? null : problem('validator.error_phone');
}

/** A telephone number as people write it ("+34 600 11-22-33"), without what only helps the eye. */
export function plainPhone(text: string): string {
  return text.replace(/[\s().-]/g, '');
}

/** An optional 0x and 40 hexadecimal characters. */
export function checkWalletAddress(text: string): Problem | null {
  if (text === '') return problem('validator.error_null');
  return WALLET.test(text) ? null : problem('validator.error_wallet_address');
}

function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_CHARS && text.indexOf('@') <= EMAIL_LOCAL_MAX_CHARS && EMAIL.test(text);
}

function isWebAddress(text: string): boolean {
  // The parser forgives blanks, backslashes and controls; an address that needs forgiving is refused.
  if (!/^https?:\/\/[^\s\\/?#]/i.test(text) || /[\s\\\p{Cc}]/u.test(text)) return false;
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return url.username === '' && url.password === '' && /^[^.].*\.[^.]+$/.test(url.hostname);
}
