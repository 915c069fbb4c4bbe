import { withPrefix } from '#domain/wallet/address-text.ts';

/** How an address or a person stands for an issuance's token. `PENDING`: proposed by the issuer; a manager decides. */
export const WHITELIST_STATES = ['PENDING', 'APPROVED', 'REVOKED'] as const;
export type WhitelistState = (typeof WHITELIST_STATES)[number];

/** What a manager decides of one or many. */
export const WHITELIST_ACTS = ['approve', 'revoke'] as const;
export type WhitelistAct = (typeof WHITELIST_ACTS)[number];

export const WHITELIST_SORTS = ['state', 'created_at', 'address'] as const;

/** The states that an act changes: approving what was revoked lets it in again. */
const FROM: Readonly<Record<WhitelistAct, readonly WhitelistState[]>> = {
  approve: ['PENDING', 'REVOKED'],
  revoke: ['PENDING', 'APPROVED'],
};

/** Whether an act changes an entry that stands so. */
export function mayDecide(act: WhitelistAct, state: WhitelistState): boolean {
  return FROM[act].includes(state);
}

/** Most lines of one list that is pasted or uploaded. */
export const WHITELIST_LINES_MAX = 50_000;
/** Most MB of its file: a line has an address, and perhaps a word besides. */
export const WHITELIST_FILE_MAX_MB = 5;
/** Longer lines are cut where they are shown. */
export const WHITELIST_LINE_CHARS = 200;

/** Why a line is not taken. */
export const LINE_PROBLEMS = ['shape', 'checksum', 'nobody', 'twice', 'revoked'] as const;
type LineProblem = (typeof LINE_PROBLEMS)[number];

const ADDRESS = /^0x[0-9a-f]{40}$/i;
const NOBODY = /^0x0{40}$/i;
const CAPITALS = /[A-F]/;
const SMALL = /[a-f]/;

/** What is wrong with an address as it is written, or null. @param checksummed its capitals by EIP-55, of an address in small letters */
export function addressProblem(text: string, checksummed: (address: string) => string): LineProblem | null {
  if (!ADDRESS.test(text)) return 'shape';
  if (NOBODY.test(text)) return 'nobody';
  const digits = text.slice(2);
  // In one case alone it has no checksum (EIP-55).
  if (!CAPITALS.test(digits) || !SMALL.test(digits)) return null;
  return checksummed(text.toLowerCase()) === `0x${digits}` ? null : 'checksum';
}

/** A line of a list as it was read. `address` in its EIP-55 form where nothing is wrong with it. */
export interface JudgedLine {
  /** From 1, as an editor of text counts them. */
  number: number;
  text: string;
  address: string | null;
  problem: LineProblem | null;
  /** The line that has the same address, where it is there twice. */
  first: number | null;
}

/**
 * The lines of a pasted or uploaded list, judged one by one: the first cell of each is an address, what follows a comma, semicolon or tab is left out.
 * Empty lines and a first one that is a heading are no lines. What the list has already is not known here.
 */
export function* judgeLines(text: string, checksummed: (address: string) => string): Generator<JudgedLine> {
  const seen = new Map<string, number>();
  let number = 0;
  for (const [line] of text.matchAll(/[^\r\n]*(?:\r\n|\r|\n|$)/g)) {
    number += 1;
    const written = line.replace(/^\uFEFF/, '').trim();
    if (written === '' || (number === 1 && isHeading(written))) continue;
    const cell = withPrefix(firstCell(written));
    const shown = storable(written);
    const problem = addressProblem(cell, checksummed);
    if (problem) yield { number, text: shown, address: null, problem, first: null };
    else {
      const key = cell.toLowerCase();
      const first = seen.get(key) ?? null;
      if (first === null) seen.set(key, number);
      yield { number, text: shown, address: checksummed(key), problem: first === null ? null : 'twice', first };
    }
  }
}

/** A line as it can be kept and shown: no database takes a zero byte, and a file that is no list is full of them. */
function storable(line: string): string {
  return [...line.slice(0, 2 * WHITELIST_LINE_CHARS).replace(/[\p{Cc}\p{Cs}]/gu, '\uFFFD')]
    .slice(0, WHITELIST_LINE_CHARS)
    .join('');
}

function firstCell(line: string): string {
  return (line.split(/[,;\t]/, 1)[0] ?? '').replace(/^["']|["']$/g, '').trim();
}

/** A heading names its columns and holds no digits: `Dirección;Nombre`. */
function isHeading(line: string): boolean {
  return !/\d/.test(line) && /address|direcci[oó]n|wallet|cartera/i.test(line);
}

/** What somebody looks for among addresses, in small letters: its beginning, its end, or one of the two; `both`: as lists shorten it, `0x12ab…9f`. */
interface AddressAsked {
  begins: string | null;
  ends: string | null;
  both: boolean;
}

/** An address, its beginning or its end, as it was typed into a search; null: it is none. */
export function addressAsked(typed: string): AddressAsked | null {
  const text = typed.trim().toLowerCase();
  const short = /^(0x[0-9a-f]{1,40})(?:…|\.\.\.)([0-9a-f]{1,40})$/.exec(text);
  if (short) return { begins: short[1] ?? null, ends: short[2] ?? null, both: true };
  if (/^0x[0-9a-f]{1,40}$/.test(text)) return { begins: text, ends: null, both: false };
  return /^[0-9a-f]{3,40}$/.test(text) ? { begins: `0x${text}`, ends: text, both: false } : null;
}
