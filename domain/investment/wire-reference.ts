/**
 * The 23 signs of short codes: none that is taken for another by eye or ear (no 0 O, 1 I L, 2 Z, 5 S, 6, 8 B, U).
 * Their number is prime, so that the weighted check finds every single wrong sign and every swap of two.
 */
export const CODE_SIGNS = '3479ACDEFGHJKMNPQRTVWXY';
const BASE = CODE_SIGNS.length;
/** Bytes from here on would favour some signs and are passed over. */
const FAIR_BYTES_BELOW = Math.floor(256 / BASE) * BASE;
const WIRE_LENGTH = 9;
const ORDER_LENGTH = 6;

/** Random bytes that a reference should be given: a code fails for want of fair bytes less than once in 10^20. */
export const REFERENCE_RANDOM_BYTES = 32;

/** A new wire reference "XXX-XXX-XXX" from random bytes: eight random signs and one check sign, 23^8 possible ones. Uniqueness per tenant is the database's. */
export function wireReference(random: Uint8Array): string {
  return grouped(code(random, WIRE_LENGTH));
}

/** What the reference of every order begins with. */
const ORDER_BEGINS = 'ORD';

/** A new order reference "ORD-XXXX-XX" from random bytes: five random signs and one check sign. */
export const orderReference = (random: Uint8Array): string => shortReference(ORDER_BEGINS, random);

/** Whether a search word is a beginning that all orders have, so that each of them is found by it. */
export function findsEveryOrder(word: string): boolean {
  return ORDER_BEGINS.toLowerCase().startsWith(word);
}

/** A new reference of a transfer of tokens "TRF-XXXX-XX", made like an order's. */
export const transferReference = (random: Uint8Array): string => shortReference('TRF', random);

/** A new reference of a complaint "REC-XXXX-XX", made like an order's. */
export const complaintReference = (random: Uint8Array): string => shortReference('REC', random);

function shortReference(begins: string, random: Uint8Array): string {
  const signs = code(random, ORDER_LENGTH);
  return `${begins}-${signs.slice(0, 4)}-${signs.slice(4)}`;
}

/** A new reference of an ad, "AD-XXXX-XX", made as an order's. */
export function adReference(random: Uint8Array): string {
  const signs = code(random, ORDER_LENGTH);
  return `AD-${signs.slice(0, 4)}-${signs.slice(4)}`;
}

/** What a person or a bank wrote, as a wire reference, or null: case, blanks and hyphens do not matter, the check sign does. */
export function readWireReference(text: string): string | null {
  const signs = text.toUpperCase().replace(/[\s\-./]/g, '');
  return signs.length === WIRE_LENGTH && isCode(signs) ? grouped(signs) : null;
}

/** Every wire reference that stands in a bank's free text, in order, each once. */
export function findWireReferences(text: string): string[] {
  // Looked at from each place anew: a word of three signs before a reference must not swallow its beginning.
  const found = text
    .toUpperCase()
    .matchAll(/(?<![A-Z0-9])(?=([A-Z0-9]{3}[\s\-./]?[A-Z0-9]{3}[\s\-./]?[A-Z0-9]{3})(?![A-Z0-9]))/g);
  const references = [...found].map(([, signs = '']) => readWireReference(signs));
  return [...new Set(references.filter((reference) => reference !== null))];
}

/** Every order reference "ORD-XXXX-XX" that stands in a bank's free text, each once; case, blanks and hyphens do not matter, the check sign does. */
export function findOrderReferences(text: string): string[] {
  const found = text
    .toUpperCase()
    .matchAll(/(?<![A-Z0-9])ORD[\s\-./]?([A-Z0-9]{4})[\s\-./]{0,2}([A-Z0-9]{2})(?![A-Z0-9])/g);
  const references = [...found].flatMap(([, four = '', two = '']) =>
    isCode(four + two) ? [`ORD-${four}-${two}`] : [],
  );
  return [...new Set(references)];
}

function code(random: Uint8Array, length: number): string {
  const values = [...random]
    .filter((byte) => byte < FAIR_BYTES_BELOW)
    .slice(0, length - 1)
    .map((byte) => byte % BASE);
  if (values.length < length - 1) throw new RangeError('not enough random bytes for a reference');
  // Weights 2, 3, 4…: all different and none zero modulo a prime.
  const sum = values.reduce((total, value, at) => total + value * (at + 2), 0);
  return [...values, (BASE - (sum % BASE)) % BASE].map((value) => CODE_SIGNS[value]).join('');
}

function isCode(signs: string): boolean {
  const values = [...signs].map((sign) => CODE_SIGNS.indexOf(sign));
  const sum = values.reduce((total, value, at) => total + value * (at === values.length - 1 ? 1 : at + 2), 0);
  return !values.includes(-1) && sum % BASE === 0;
}

function grouped(signs: string): string {
  return [signs.slice(0, 3), signs.slice(3, 6), signs.slice(6)].join('-');
}
