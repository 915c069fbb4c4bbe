import { moneyText, sumOf } from '#domain/money/money.ts';
import type { Day } from '#domain/time/zone.ts';
import { checkBic, checkIban, plainIban } from '#domain/validation/iban.ts';
import { isReadableInSepa, sepaText } from './sepa-text.ts';

/** One transfer of a file. */
export interface Transfer {
  /** Comes back in the bank's report and in the statement; ours, at most 35 of A-Z 0-9 and hyphens, once in a file. */
  endToEndId: string;
  cents: bigint;
  name: string;
  iban: string;
  bic: string | null;
  /** What the receiver reads. */
  text: string;
}

/** A file of transfers from one account. */
interface TransferFile {
  /** Ours, never used before; as an end-to-end id. */
  messageId: string;
  createdAt: Date;
  executeOn: Day;
  payer: { name: string; iban: string; bic: string | null };
  transfers: readonly Transfer[];
}

const NAME_MAX = 70;
const TEXT_MAX = 140;
const ID = /^[A-Z0-9](?:[A-Z0-9-]{0,33}[A-Z0-9])?$/;
/** Of one transfer of the scheme (EPC132-08, AT-T002). */
const MOST_CENTS = 99_999_999_999n;

/** Why a transfer cannot be written. */
export const TRANSFER_REFUSALS = ['id', 'amount', 'account', 'name'] as const;

/** Why a transfer cannot be written, or null. */
export function transferRefusal({
  endToEndId,
  cents,
  name,
  iban,
  bic,
}: Omit<Transfer, 'text'>): (typeof TRANSFER_REFUSALS)[number] | null {
  if (!ID.test(endToEndId)) return 'id';
  if (cents < 1n || cents > MOST_CENTS) return 'amount';
  if (checkIban(iban) || (bic !== null && checkBic(bic))) return 'account';
  return isReadableInSepa(name) ? null : 'name';
}

/**
 * A file of SEPA credit transfers for a bank: pain.001.001.09 (ISO 20022; EPC132-08), one payment of euros booked as a batch, each party by name and IBAN.
 * Throws a RangeError on what no bank would take: nothing in it, an id twice, an amount or account that is none (`transferRefusal`).
 */
export function writePain001({ messageId, createdAt, executeOn, payer, transfers }: TransferFile): string {
  const ids = new Set(transfers.map(({ endToEndId }) => endToEndId));
  if (transfers.length === 0 || ids.size < transfers.length || !ID.test(messageId))
    throw new RangeError('not a file of transfers');
  for (const transfer of transfers) {
    const refusal = transferRefusal(transfer);
    if (refusal) throw new RangeError(`${transfer.endToEndId}: ${refusal}`);
  }
  if (transferRefusal({ ...payer, endToEndId: messageId, cents: 1n }))
    throw new RangeError('not an account to pay from');
  const totals = [
    element('NbOfTxs', String(transfers.length)),
    element('CtrlSum', moneyText(sumOf(transfers.map(({ cents }) => cents)))),
  ].join('');
  const name = element('Nm', sepaText(payer.name, NAME_MAX));
  const header = element(
    'GrpHdr',
    element('MsgId', messageId),
    element('CreDtTm', `${createdAt.toISOString().slice(0, 19)}Z`),
    totals,
    element('InitgPty', name),
  );
  const payment = element(
    'PmtInf',
    element('PmtInfId', messageId),
    element('PmtMtd', 'TRF'),
    element('BtchBookg', 'true'),
    totals,
    element('PmtTpInf', element('SvcLvl', element('Cd', 'SEPA'))),
    element('ReqdExctnDt', element('Dt', executeOn)),
    element('Dbtr', name),
    accountOf('DbtrAcct', payer.iban),
    agentOf('DbtrAgt', payer.bic) ||
      element('DbtrAgt', element('FinInstnId', element('Othr', element('Id', 'NOTPROVIDED')))),
    element('ChrgBr', 'SLEV'),
    ...transfers.map(transferOf),
  );
  const space = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${space}">${element('CstmrCdtTrfInitn', header, payment)}</Document>\n`;
}

function transferOf({ endToEndId, cents, name, iban, bic, text }: Transfer): string {
  const remittance = sepaText(text, TEXT_MAX);
  return element(
    'CdtTrfTxInf',
    element('PmtId', element('EndToEndId', endToEndId)),
    element('Amt', `<InstdAmt Ccy="EUR">${moneyText(cents)}</InstdAmt>`),
    agentOf('CdtrAgt', bic),
    element('Cdtr', element('Nm', sepaText(name, NAME_MAX))),
    accountOf('CdtrAcct', iban),
    remittance === '' ? '' : element('RmtInf', element('Ustrd', remittance)),
  );
}

const accountOf = (name: string, iban: string) => element(name, element('Id', element('IBAN', plainIban(iban))));

const agentOf = (name: string, bic: string | null) =>
  bic === null ? '' : element(name, element('FinInstnId', element('BICFI', plainIban(bic))));

/** Texts here have been through `sepaText` or a pattern: they hold no sign that XML would read. */
function element(name: string, ...inside: string[]): string {
  return `<${name}>${inside.join('')}</${name}>`;
}
