import { moneyText, parseMoney } from '#domain/money/money.ts';
import type { Day } from '#domain/time/zone.ts';
import { checkDate } from '#domain/validation/date.ts';
import { plainIban } from '#domain/validation/iban.ts';
import { type BankStatement, brokenAt, mustAgree, netOf, type StatementFormat, unreadable } from './bank-statement.ts';
import { amountAt, isCreditAt, rowsOfEntry } from './camt053-entry.ts';
import { all, one, parseXml, textAt, type XmlNode } from './xml-node.ts';

const NAMESPACE = /xmlns(?::\w+)?\s*=\s*["']urn:iso:std:iso:20022:tech:xsd:(camt\.053\.001\.0[28])["']/;

/**
 * Reads a bank-to-customer statement of ISO 20022, camt.053 version 02 or 08. Only what is booked counts: entries that are pending or for
 * information come again when they are. A booking of several transfers that names each amount becomes a row for each.
 * @throws StatementFault where it is another document, or its balances, totals or counts do not add up
 */
export function readCamt053(text: string): BankStatement[] {
  const format = NAMESPACE.exec(text)?.[1] as StatementFormat | undefined;
  if (!format) throw unreadable();
  const statements = all(parseXml(text), 'Document', 'BkToCstmrStmt', 'Stmt');
  if (statements.length === 0) throw unreadable();
  return statements.map((statement) => statementFrom(statement, format));
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

/** Version 02 writes the word itself, version 08 a code inside. */
function statusOf(entry: XmlNode): string {
  return textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts');
}

function balanceOf(statement: XmlNode, code: string) {
  const found = all(statement, 'Bal').find((balance) => textAt(balance, 'Tp', 'CdOrPrtry', 'Cd') === code);
  if (!found) return null;
  const amount = parseMoney(textAt(found, 'Amt'));
  const sign = { CRDT: 1n, DBIT: -1n }[textAt(found, 'CdtDbtInd')];
  const day = dayAt(one(found, 'Dt', 'Dt')) ?? dayAt(one(found, 'Dt', 'DtTm'));
  if (!amount.ok || sign === undefined || !day) throw unreadable();
  return { cents: sign * amount.value, currency: textAt(one(found, 'Amt'), '@Ccy'), day };
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
    const told = parseMoney(sum);
    if (!told.ok) throw brokenAt(1);
    mustAgree(
      told.value,
      of.reduce((total, { cents }) => total + cents, 0n),
      moneyText,
    );
  }
}
