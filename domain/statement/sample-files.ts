import { moneyText } from '#domain/money/money.ts';
import type { Day } from '#domain/time/zone.ts';
import type { StatementFormat } from './bank-statement.ts';

/** From this version on a party stands in an element of its own. */
const PARTY_CHOICE = 7;

/** A movement of a made-up statement. */
export interface SampleRow {
  day: Day;
  valueDay?: Day;
  cents: bigint;
  isCredit?: boolean;
  name?: string;
  iban?: string;
  text: string;
  reference?: string;
  /** The bank takes a booking back, or a payment came back. */
  reversal?: boolean;
  /** Why: a reason code of ISO 20022. Norma 43 has no place for it. */
  returnReason?: string;
}

/** A made-up statement of a Spanish account in EUR, for tests and demonstrations. */
export interface SampleStatement {
  /** ES and 22 digits. */
  iban: string;
  from: Day;
  to: Day;
  openingCents: bigint;
  rows: readonly SampleRow[];
}

/** The file that a bank would send, as text: Norma 43 to be encoded in Latin-1, camt.053 in UTF-8. */
export function sampleFile(format: StatementFormat, statement: SampleStatement): string {
  return format === 'norma43' ? norma43Sample(statement) : camtSample(format, statement);
}

const sumOfSide = (rows: readonly SampleRow[], isCredit: boolean) =>
  rows.filter((row) => (row.isCredit ?? true) === isCredit).reduce((sum, { cents }) => sum + cents, 0n);
const closingOf = ({ openingCents, rows }: SampleStatement) =>
  openingCents + sumOfSide(rows, true) - sumOfSide(rows, false);

function norma43Sample(statement: SampleStatement): string {
  const { iban, from, to, openingCents, rows } = statement;
  const account = iban.slice(4, 12) + iban.slice(14);
  const short = (day: Day) => day.replace(/-/g, '').slice(2);
  const signed = (cents: bigint) => `${cents < 0n ? 1 : 2}${String(cents < 0n ? -cents : cents).padStart(14, '0')}`;
  const side = (isCredit: boolean) => {
    const count = rows.filter((row) => (row.isCredit ?? true) === isCredit).length;
    return String(count).padStart(5, '0') + String(sumOfSide(rows, isCredit)).padStart(14, '0');
  };
  const movements = rows.flatMap(
    ({ day, valueDay = day, cents, isCredit = true, name, text, reference = '', reversal = false }) => {
      const words = [...(name ? [`TRANSFERENCIA DE ${name.toUpperCase()}`] : []), text];
      const columns = words.flatMap((part) => part.match(/.{1,38}/g) ?? []);
      const lines = columns.flatMap((left, at) => (at % 2 === 0 ? [left.padEnd(38) + (columns[at + 1] ?? '')] : []));
      return [
        `22    0418${short(day)}${short(valueDay)}${reversal ? '14' : '04'}000${isCredit ? 2 : 1}${String(cents).padStart(14, '0')}${'0'.repeat(10)}${'0'.repeat(12)}${reference.padEnd(16)}`,
        ...lines.slice(0, 5).map((line, at) => `230${at + 1}${line}`),
      ];
    },
  );
  const records = [
    `11${account}${short(from)}${short(to)}${signed(openingCents)}9783CLIENTES FINANCIACION`,
    ...movements,
    `33${account}${side(false)}${side(true)}${signed(closingOf(statement))}978`,
  ];
  const end = `88${'9'.repeat(18)}${String(records.length).padStart(6, '0')}`;
  return [...records, end].map((record) => `${record.padEnd(80)}\r\n`).join('');
}

function camtSample(format: Exclude<StatementFormat, 'norma43'>, statement: SampleStatement): string {
  const { iban, from, to, openingCents, rows } = statement;
  const balance = (code: string, cents: bigint, day: Day) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amount(cents < 0n ? -cents : cents)}<CdtDbtInd>${cents < 0n ? 'DBIT' : 'CRDT'}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;
  const total = (name: string, of: readonly SampleRow[]) =>
    `<${name}><NbOfNtries>${of.length}</NbOfNtries><Sum>${moneyText(of.reduce((sum, { cents }) => sum + cents, 0n))}</Sum></${name}>`;
  const credits = rows.filter(({ isCredit = true }) => isCredit);
  const debits = rows.filter(({ isCredit = true }) => !isCredit);
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document${format === 'camt.053' ? '' : ` xmlns="urn:iso:std:iso:20022:tech:xsd:${format}"`}><BkToCstmrStmt>
<GrpHdr><MsgId>EXTRACTO</MsgId><CreDtTm>${to}T22:00:00</CreDtTm></GrpHdr>
<Stmt><Id>${to}</Id><CreDtTm>${to}T22:00:00</CreDtTm><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>
${balance('OPBD', openingCents, from)}
${balance('CLBD', closingOf(statement), to)}
<TxsSummry>${total('TtlNtries', rows)}${total('TtlCdtNtries', credits)}${total('TtlDbtNtries', debits)}</TxsSummry>
${rows.map((row) => camtEntry(row, versionOf(format))).join('\n')}
</Stmt></BkToCstmrStmt></Document>
`;
}

/** What does not name its version is written as the newest that banks send today. */
function versionOf(format: StatementFormat): number {
  return format === 'camt.053' ? 8 : Number(format.slice(-2));
}

function camtEntry(row: SampleRow, version: number): string {
  const { day, valueDay = day, cents, isCredit = true, text, reference, reversal, returnReason } = row;
  const side = `<CdtDbtInd>${isCredit ? 'CRDT' : 'DBIT'}</CdtDbtInd>`;
  const parties = partiesOf(row, version);
  const kind = reversal ? 'RRTN' : 'ESCT';
  return `<Ntry>${amount(cents)}${side}${reversal ? '<RvslInd>true</RvslInd>' : ''}<Sts>${version < 7 ? 'BOOK' : '<Cd>BOOK</Cd>'}</Sts>
<BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${valueDay}</Dt></ValDt>${reference ? `<AcctSvcrRef>${escaped(reference)}</AcctSvcrRef>` : ''}
<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>${isCredit ? 'RCDT' : 'ICDT'}</Cd><SubFmlyCd>${kind}</SubFmlyCd></Fmly></Domn></BkTxCd>
<NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>${version < 3 ? '' : amount(cents) + side}${parties ? `<RltdPties>${parties}</RltdPties>` : ''}<RmtInf><Ustrd>${escaped(text)}</Ustrd></RmtInf>${returnReason ? `<RtrInf><Rsn><Cd>${returnReason}</Cd></Rsn></RtrInf>` : ''}</TxDtls></NtryDtls></Ntry>`;
}

function partiesOf({ isCredit = true, name, iban }: SampleRow, version: number): string {
  const party = isCredit ? 'Dbtr' : 'Cdtr';
  const known = name && `<Nm>${escaped(name)}</Nm>`;
  const person = known && (version < PARTY_CHOICE ? known : `<Pty>${known}</Pty>`);
  return [
    person && `<${party}>${person}</${party}>`,
    iban && `<${party}Acct><Id><IBAN>${iban}</IBAN></Id></${party}Acct>`,
  ]
    .filter(Boolean)
    .join('');
}

function amount(cents: bigint): string {
  return `<Amt Ccy="EUR">${moneyText(cents)}</Amt>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
