import type { Day } from '#domain/time/zone.ts';
import { checkDate } from '#domain/validation/date.ts';
import { plainIban } from '#domain/validation/iban.ts';
import { brokenAt, type StatementRow } from './bank-statement.ts';
import { camtCents } from './camt-amount.ts';
import { oneLine, referencesIn } from './text.ts';
import { all, one, textAt, type XmlNode } from './xml-node.ts';

/** Amount of an entry in cents; its currency must be the account's. Throws a StatementFault. `at` is the entry's number from 1. */
export function amountAt(entry: XmlNode, currency: string, at: number): bigint {
  const cents = camtCents(textAt(entry, 'Amt'), at);
  if (textAt(one(entry, 'Amt'), '@Ccy') !== currency) throw brokenAt(at);
  return cents;
}

/** Which way an entry goes. Throws a StatementFault. */
export function isCreditAt(entry: XmlNode, at: number): boolean {
  const word = textAt(entry, 'CdtDbtInd');
  if (word !== 'CRDT' && word !== 'DBIT') throw brokenAt(at);
  return word === 'CRDT';
}

/** The rows of one booked entry: one for each transfer that names its amount, where together they make the entry's; else one. */
export function rowsOfEntry(entry: XmlNode, at: number, currency: string): StatementRow[] {
  const cents = amountAt(entry, currency, at);
  if (cents === 0n) return [];
  const bookedOn = dayOf(entry, 'BookgDt') ?? dayOf(entry, 'ValDt');
  if (!bookedOn) throw brokenAt(at);
  const shared = {
    bookedOn,
    valueDate: dayOf(entry, 'ValDt') ?? bookedOn,
    isCredit: isCreditAt(entry, at),
    currency,
  };
  const isTakenBack = ['true', '1'].includes(textAt(entry, 'RvslInd'));
  const details = all(entry, 'NtryDtls', 'TxDtls');
  const amounts = details.map((detail) => amountOfDetail(detail, currency, at));
  const sum = amounts.reduce<bigint>((total, amount) => total + (amount ?? 0n), 0n);
  const splits = details.length > 1 && sum === cents && amounts.every((amount) => amount !== null && amount > 0n);
  const parts = splits ? details.map((detail) => [detail]) : [details];
  return parts.map((of, index) => {
    const text = [
      ...of.flatMap((detail) => remittance(detail)),
      ...(splits ? [] : [textAt(entry, 'AddtlNtryInf')]),
    ].filter((part) => part !== '');
    const entryReference = given(textAt(entry, 'AcctSvcrRef'));
    return {
      ...shared,
      cents: splits ? (amounts[index] ?? 0n) : cents,
      counterparty: oneLine([partyOf(of[0], shared.isCredit)]) || null,
      counterpartyIban: ibanOf(of[0], shared.isCredit),
      text: oneLine(text),
      bankReference:
        (of.length === 1 ? given(textAt(of[0], 'Refs', 'AcctSvcrRef')) : null) ??
        (entryReference && splits ? `${entryReference}/${index + 1}` : entryReference) ??
        given(textAt(of[0], 'Refs', 'TxId')),
      // A debit that is taken back is nobody's payment, whatever its text says.
      references: isTakenBack && shared.isCredit ? [] : referencesIn(text),
      isReversal: isTakenBack || (!shared.isCredit && of.some((detail) => isReturn(detail) || isReturnCode(entry))),
      returnReason:
        of.map((detail) => textAt(detail, 'RtrInf', 'Rsn', 'Cd')).find((code) => /^[A-Z0-9]{1,4}$/.test(code)) ?? null,
    };
  });
}

function dayOf(entry: XmlNode, name: string): Day | null {
  const day = (textAt(entry, name, 'Dt') || textAt(entry, name, 'DtTm')).slice(0, 10);
  return checkDate(day) ? null : day;
}

/** Families of payments that end in a return or a cancellation (external code set of ISO 20022, bank transaction sub-family). */
const RETURN_CODES: readonly string[] = ['RRTN', 'RPCR', 'RRCT', 'RIMB', 'UPCT', 'UPDD', 'PRDD', 'ARET'];

function isReturnCode(node: XmlNode): boolean {
  return RETURN_CODES.includes(textAt(node, 'BkTxCd', 'Domn', 'Fmly', 'SubFmlyCd'));
}

/** The transfer itself came back: it says why, or its kind does. */
function isReturn(detail: XmlNode): boolean {
  return one(detail, 'RtrInf') !== undefined || isReturnCode(detail);
}

/** From version 03 on the amount stands on the detail, in version 02 one level below; only one in the account's currency counts. */
function amountOfDetail(detail: XmlNode, currency: string, at: number): bigint | null {
  const node = one(detail, 'Amt') ?? one(detail, 'AmtDtls', 'TxAmt', 'Amt');
  if (textAt(node, '@Ccy') !== currency) return null;
  return camtCents(textAt(node), at);
}

function remittance(detail: XmlNode): string[] {
  return [
    ...all(detail, 'RmtInf', 'Ustrd').map((node) => textAt(node)),
    ...all(detail, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref').map((node) => textAt(node)),
    given(textAt(detail, 'Refs', 'EndToEndId')) ?? '',
    textAt(detail, 'AddtlTxInf'),
  ];
}

/** Who is at the other end: the later versions put a party between. */
function partyOf(detail: XmlNode, isCredit: boolean): string {
  const side = one(detail, 'RltdPties', isCredit ? 'Dbtr' : 'Cdtr');
  return textAt(side, 'Pty', 'Nm') || textAt(side, 'Nm');
}

function ibanOf(detail: XmlNode, isCredit: boolean): string | null {
  const iban = plainIban(textAt(detail, 'RltdPties', isCredit ? 'DbtrAcct' : 'CdtrAcct', 'Id', 'IBAN'));
  return /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(iban) ? iban : null;
}

/** Banks fill mandatory places with words that name nothing. */
function given(reference: string): string | null {
  return /^(?:|0+|NOTPROVIDED|NONREF|NOREF)$/i.test(reference) ? null : reference.slice(0, 140);
}
