import { checkDate } from './date.ts';
import { checkDniLetter, checkLetter, plainIdNumber } from './id-number.ts';
import { type Problem, problem } from './problem.ts';

/**
 * What proves who somebody is (decision record 0042): a Spanish identity card, the card of a NIE, a NIF that begins with K, L or M (people without DNI or
 * NIE; their passport shows who they are), a passport or a national identity card of any country.
 */
export const ID_TYPES = ['DNI', 'NIE', 'NIF', 'PASSPORT', 'ID_CARD'] as const;
export type IdType = (typeof ID_TYPES)[number];

/** A document as somebody names it. What a document does not need may stand there and says nothing. */
export interface IdDocument {
  /** Null where nobody said it: data from before there was a choice, or of another back end. */
  type: IdType | null;
  number: string;
  /** Who issued it, ISO 3166-1 alpha-2; of a NIF, the passport that is shown with it. */
  country?: string | null;
  /** Its last day, YYYY-MM-DD. */
  expiresOn?: string | null;
}

/** Shape of the numbers that Spain gives, and what is said of another. */
const SPANISH = {
  DNI: [/^[0-9]{8}[A-Z]$/, 'validator.error_dni_number'],
  NIE: [/^[XYZ][0-9]{7}[A-Z]$/, 'validator.error_nie_number'],
  NIF: [/^[KLM][0-9]{7}[A-Z]$/, 'validator.error_nif_number'],
} as const;
/** The specification's rule for a passport: Spain's own. */
const SPANISH_PASSPORT = /^[A-Z]{3}[0-9]{6}$/;
/** Any other country's: the letters and digits of its machine-readable lines (ICAO 9303), a digit at least. */
const FOREIGN = /^(?=[A-Z]*[0-9])[A-Z0-9]{4,20}$/;

/** Whether a document names its country and its last day: what Spain issues for residents needs neither. */
export function asksIssuer(type: IdType | null): boolean {
  return type === 'PASSPORT' || type === 'ID_CARD' || type === 'NIF';
}

/** A number as it is shown where it need only be recognised: its last four signs, "•••• 678Z". */
export function shortIdNumber(number: string): string {
  return `•••• ${number.slice(-4)}`;
}

/** What is wrong with a document, by the field of the wire. Whether the country exists is the caller's question. `today`: YYYY-MM-DD. */
export function idDocumentProblems(
  { type, number, country, expiresOn }: IdDocument,
  today: string,
): Record<'id_number' | 'id_country' | 'id_expires_on', Problem | null> {
  const asks = asksIssuer(type);
  return {
    id_number: numberProblem(type, number, country ?? null),
    id_country: asks && !country ? problem('validator.error_null') : null,
    id_expires_on: asks ? expiryProblem(type, expiresOn ?? '', today) : null,
  };
}

/** The document as it is kept: a Spanish identity card is a DNI, and what it does not need is left out. */
export function settledIdDocument({ type, number, country, expiresOn }: IdDocument): Required<IdDocument> {
  const settled = type === 'ID_CARD' && country === 'ES' ? 'DNI' : type;
  const asks = asksIssuer(settled);
  return {
    type: settled,
    number: plainIdNumber(number),
    country: asks ? (country ?? null) : settled && 'ES',
    expiresOn: asks ? expiresOn || null : null,
  };
}

/**
 * The document as it is kept where somebody saves it again: one of before there was a type, of which the same is said as its number's shape says, stays as it
 * was, so that saving it changes nothing.
 */
export function resettledIdDocument(stored: IdDocument | null, given: IdDocument): Required<IdDocument> {
  const settled = settledIdDocument(given);
  if (!stored || stored.type !== null || asksIssuer(settled.type)) return settled;
  if (plainIdNumber(stored.number) !== settled.number || idTypeOf(stored) !== settled.type) return settled;
  return { type: null, number: stored.number, country: stored.country ?? null, expiresOn: stored.expiresOn ?? null };
}

/** The type of a document: as it was said, or else by its number's shape. */
export function idTypeOf({ type, number }: Pick<IdDocument, 'type' | 'number'>): IdType {
  if (type) return type;
  const plain = plainIdNumber(number);
  if (/^[XYZ][0-9]{7}/.test(plain)) return 'NIE';
  return /^[0-9]{8}/.test(plain) ? 'DNI' : 'PASSPORT';
}

/** Number of somebody whose document nobody will look at, such as a spouse: a DNI or NIE with its right letter, or another country's. */
export function checkAnyIdNumber(text: string): Problem | null {
  const plain = plainIdNumber(text);
  if (plain === '') return problem('validator.error_null');
  if (SPANISH.DNI[0].test(plain) || SPANISH.NIE[0].test(plain)) return checkLetter(plain);
  return FOREIGN.test(plain) ? null : problem('validator.error_document_number');
}

function numberProblem(type: IdType | null, text: string, country: string | null): Problem | null {
  if (type === null) return checkDniLetter(text);
  const plain = plainIdNumber(text);
  if (plain === '') return problem('validator.error_null');
  const kind = type === 'ID_CARD' && country === 'ES' ? 'DNI' : type;
  if (kind === 'PASSPORT' && country === 'ES')
    return SPANISH_PASSPORT.test(plain) ? null : problem('validator.error_id_number');
  if (kind === 'PASSPORT' || kind === 'ID_CARD')
    return FOREIGN.test(plain) ? null : problem('validator.error_document_number');
  const [shape, key] = SPANISH[kind];
  return shape.test(plain) ? checkLetter(plain) : problem(key);
}

/** A passport always has a last day; some countries' identity cards have none. */
function expiryProblem(type: IdType | null, text: string, today: string): Problem | null {
  if (text === '') return type === 'ID_CARD' ? null : problem('validator.error_null');
  const wrong = checkDate(text);
  if (wrong) return wrong;
  return text < today ? problem('validator.error_document_expired') : null;
}
