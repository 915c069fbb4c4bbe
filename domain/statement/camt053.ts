import { moneyText } from '#domain/money/money.ts';
import type { Day } from '#domain/time/zone.ts';
import { checkDate } from '#domain/validation/date.ts';
import { plainIban } from '#domain/validation/iban.ts';
import {
  type BankStatement,
  mustAgree,
  netOf,
  STATEMENT_FORMATS,
  type StatementFormat,
  unreadable,
} from './bank-statement.ts';
import { camtCents } from './camt-amount.ts';
import { amountAt, isCreditAt, rowsOfEntry } from './camt053-entry.ts';
import { all, one, parseXml, textAt, type XmlNode } from './xml-node.ts';

const VERSION = /urn:iso:std:iso:20022:tech:xsd:(camt\.053\.001\.\d\d)["']/;
/** The namespace stands in the first elements; of a longer beginning the version is not named. */
const BEGINNING = 4000;

/**
 * Reads a bank-to-customer statement of ISO 20022, camt.053: all versions from 02 to 14 hold what is read here in
 * the same places, so that the document is known by what stands in it, not by its namespace. Only what is booked counts: entries that are pending or for
 * information come again when they are. A booking of several transfers that names each amount becomes a row for each.
 * @throws StatementFault where it is another document, or its balances, totals or counts do not add up
 */
export function readCamt053(text: string): BankStatement[] {
  const named = VERSION.exec(text.slice(0, BEGINNING))?.[1];
  const format: StatementFormat = STATEMENT_FORMATS.find((each) => each === named) ?? 'camt.053';
  const statements = all(documentIn(parseXml(text)), 'BkToCstmrStmt', 'Stmt');
  if (statements.length === 0) throw unreadable();
  return statements.map((statement) => statementFrom(statement, format));
}

/** The document itself, or the one that a bank's envelope (business message) holds. */
function documentIn(root: XmlNode): XmlNode {
  const own = one(root, 'Document');
  if (own !== undefined || typeof root !== 'object' || root === null) return own;
  return Object.keys(root)
    .map((name) => one(root, name, 'Document'))
    .find((inner) => inner !== undefined);
}

function statementFrom(statement: XmlNode, format: StatementFormat): BankStatement {
  // The opening balance, or the closing one of the statement before, which is the same.
  const opening = balanceOf(statement, 'OPBD') ?? balanceOf(statement, 'PRCD');
  const closing = balanceOf(statement, 'CLBD');
  if (!opening || !closing) throw unreadable();
  const currency = textAt(statement, 'Acct', 'Ccy') || closing.currency;
  const entries = all(statement, 'Ntry').map((entry, at) => ({ entry, at: at + 1 }));
  const booked = entries.filter(({ entry }) => statusOf(entry) === 'BOOK');
  const rows = booked.flatMap(({ entry, at }) => rowsOfEntry(entry, at, currency));
  for (const balance of [opening, closing]) if (balance.currency !== currency) throw unreadable();
  mustAgree(closing.cents, opening.cents + netOf(rows), moneyText);
  const amounts = booked.map(({ entry, at }) => ({
    cents: amountAt(entry, currency, at),
    isCredit: isCreditAt(entry, at),
  }));
  // Some banks count the pending ones in; then the sum of what is booked is not theirs to compare.
  if (booked.length === entries.length) checkSummary(one(statement, 'TxsSummry'), amounts);
  return {
    format,
    account: plainIban(textAt(statement, 'Acct', 'Id', 'IBAN') || textAt(statement, 'Acct', 'Id', 'Othr', 'Id')),
    currency,
    from: dayAt(one(statement, 'FrToDt', 'FrDtTm')) ?? opening.day,
    to: dayAt(one(statement, 'FrToDt', 'ToDtTm')) ?? closing.day,
    openingCents: opening.cents,
    closingCents: closing.cents,
    rows,
  };
}

/** Up to version 06 the word itself stands there, from 07 on a code inside. */
function statusOf(entry: XmlNode): string {
  return textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts');
}

function balanceOf(statement: XmlNode, code: string) {
  const found = all(statement, 'Bal').find((balance) => textAt(balance, 'Tp', 'CdOrPrtry', 'Cd') === code);
  if (!found) return null;
  const cents = camtCents(textAt(found, 'Amt'), 0);
  const sign = { CRDT: 1n, DBIT: -1n }[textAt(found, 'CdtDbtInd')];
  const day = dayAt(one(found, 'Dt', 'Dt')) ?? dayAt(one(found, 'Dt', 'DtTm'));
  if (sign === undefined || !day) throw unreadable();
  return { cents: sign * cents, currency: textAt(one(found, 'Amt'), '@Ccy'), day };
}

function dayAt(node: XmlNode): Day | null {
  const day = typeof node === 'string' ? node.slice(0, 10) : '';
  return checkDate(day) ? null : day;
}

/** The totals are the bank's to give or not. */
function checkSummary(summary: XmlNode, rows: readonly { cents: bigint; isCredit: boolean }[]): void {
  const sides = [
    { name: 'TtlNtries', of: rows },
    { name: 'TtlCdtNtries', of: rows.filter(({ isCredit }) => isCredit) },
    { name: 'TtlDbtNtries', of: rows.filter(({ isCredit }) => !isCredit) },
  ];
  for (const { name, of } of sides) {
    const count = textAt(summary, name, 'NbOfNtries');
    const sum = textAt(summary, name, 'Sum');
    if (/^\d{1,15}$/.test(count)) mustAgree(BigInt(count), BigInt(of.length), String);
    if (sum === '') continue;
    mustAgree(
      camtCents(sum, 0),
      of.reduce((total, { cents }) => total + cents, 0n),
      moneyText,
    );
  }
}
