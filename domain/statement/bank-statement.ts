import type { Day } from '#domain/time/zone.ts';
import { type Problem, problem } from '#domain/validation/problem.ts';

/** A file larger than this is no statement of one account (megabytes). */
export const STATEMENT_MAX_MB = 5;
/** Movements that one import takes: a busy account's month. */
export const STATEMENT_MAX_ROWS = 2000;

/** `camt.053` is one that does not name its version. */
export const STATEMENT_FORMATS = [
  'camt.053',
  'camt.053.001.02',
  'camt.053.001.03',
  'camt.053.001.04',
  'camt.053.001.05',
  'camt.053.001.06',
  'camt.053.001.07',
  'camt.053.001.08',
  'camt.053.001.09',
  'camt.053.001.10',
  'camt.053.001.11',
  'camt.053.001.12',
  'camt.053.001.13',
  'camt.053.001.14',
  'norma43',
] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

/** One movement as the bank wrote it. */
export interface StatementRow {
  bookedOn: Day;
  valueDate: Day;
  /** Above zero; `isCredit` says which way. */
  cents: bigint;
  isCredit: boolean;
  /** Code of ISO 4217, the account's own. */
  currency: string;
  /** Who sent it, where the bank tells. */
  counterparty: string | null;
  counterpartyIban: string | null;
  /** The free text in one line. */
  text: string;
  /** The bank's own name for the movement; null where it gives none. Not always unique. */
  bankReference: string | null;
  /** Wire references that stand in the text, each once. */
  references: readonly string[];
  /** The bank says that it takes back a booking or that a payment came back. */
  isReversal: boolean;
  /** Why it came back: a reason code of ISO 20022 such as AC04, or null. */
  returnReason: string | null;
}

/** One account's movements between two balances that add up. */
export interface BankStatement {
  format: StatementFormat;
  /** IBAN; of Norma 43 entity, office and number: 18 digits, because that format has no check digits. */
  account: string;
  currency: string;
  from: Day;
  to: Day;
  openingCents: bigint;
  closingCents: bigint;
  rows: readonly StatementRow[];
}

/** The file is refused as a whole, and this is why. */
export class StatementFault extends Error {
  constructor(readonly problem: Problem) {
    super(problem.key);
  }
}

/** It is neither of the formats, or damaged. */
export function unreadable(): StatementFault {
  return new StatementFault(problem('validator.error_statement_format'));
}

/** A line (Norma 43) or an entry (camt.053) that says nothing or nonsense, counted from 1. */
export function brokenAt(line: number): StatementFault {
  return new StatementFault(problem('validator.error_statement_line', { line }));
}

/** Throws a StatementFault where a total of the file is not what its movements come to. Texts are money of the wire, or counts. */
export function mustAgree(expected: bigint, found: bigint, write: (amount: bigint) => string): void {
  if (expected === found) return;
  throw new StatementFault(
    problem('validator.error_statement_sum', { expected: write(expected), found: write(found) }),
  );
}

/** Credits less debits, in cents. */
export function netOf(rows: readonly Pick<StatementRow, 'cents' | 'isCredit'>[]): bigint {
  let sum = 0n;
  for (const { cents, isCredit } of rows) sum += isCredit ? cents : -cents;
  return sum;
}

/** Whether a statement's account is the one of this IBAN. */
export function isOfAccount({ account }: Pick<BankStatement, 'account'>, iban: string): boolean {
  if (account === iban) return true;
  // ES, two check digits, entity and office (8), two check digits, number (10).
  return /^ES\d{22}$/.test(iban) && account === iban.slice(4, 12) + iban.slice(14);
}
