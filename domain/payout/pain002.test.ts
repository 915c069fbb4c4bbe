import { existsSync, readFileSync } from 'node:fs';
import { PaymentStatusReport } from 'iso20022.js';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { readPain002, type StatusReport } from './pain002.ts';
import { outcomesOf } from './report-outcome.ts';

const SCHEMA = '../shared/data/iso20022/pain.002.001.10.xsd';
const hasSchema = existsSync(SCHEMA);
if (!hasSchema) console.log('reports are not held against the schema of ISO: ../shared/data is not there');

const FILE = { messageId: 'F-1', totalCents: 30_000n, endToEndIds: ['T-1', 'T-2', 'T-3'] };

interface Parts {
  group?: string;
  payment?: string;
  transfers?: string;
  of?: string;
  paymentOf?: string;
  count?: string;
  sum?: string;
  version?: string;
}

const reason = (code: string) => `<StsRsnInf><Rsn><Cd>${code}</Cd></Rsn></StsRsnInf>`;
const transfer = (id: string, status: string, why = '') =>
  `<TxInfAndSts><OrgnlEndToEndId>${id}</OrgnlEndToEndId><TxSts>${status}</TxSts>${why}</TxInfAndSts>`;
const counted = (status: string, count: number) =>
  `<NbOfTxsPerSts><DtldNbOfTxs>${count}</DtldNbOfTxs><DtldSts>${status}</DtldSts></NbOfTxsPerSts>`;

/** A report as banks write it. `group` and `payment` hold status, reasons and counts. */
function report(parts: Parts): string {
  const { group = '', payment, transfers = '', of = 'F-1', paymentOf = of, count = '3', sum = '300.00' } = parts;
  const inside =
    payment === undefined && transfers === ''
      ? ''
      : `<OrgnlPmtInfAndSts><OrgnlPmtInfId>${paymentOf}</OrgnlPmtInfId>${payment ?? ''}${transfers}</OrgnlPmtInfAndSts>`;
  return `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.${parts.version ?? '10'}"><CstmrPmtStsRpt>
<GrpHdr><MsgId>BANK-77</MsgId><CreDtTm>2026-11-23T09:00:00Z</CreDtTm><InitgPty><Nm>Banco</Nm></InitgPty></GrpHdr>
<OrgnlGrpInfAndSts><OrgnlMsgId>${of}</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId><OrgnlNbOfTxs>${count}</OrgnlNbOfTxs><OrgnlCtrlSum>${sum}</OrgnlCtrlSum>${group}</OrgnlGrpInfAndSts>
${inside}</CstmrPmtStsRpt></Document>`;
}

const status = (name: string, value: string) => `<${name}>${value}</${name}>`;
const GROUP = (value: string, more = '') => status('GrpSts', value) + more;
const PAYMENT = (value: string, more = '') => status('PmtInfSts', value) + more;

const MIXED = report({
  group: GROUP('PART', counted('RJCT', 1)),
  payment: PAYMENT('PART'),
  transfers: transfer('T-1', 'ACSC') + transfer('T-2', 'RJCT', reason('AC04')) + transfer('T-3', 'PDNG'),
});

function told(xml: string) {
  const read = readPain002(xml);
  if (!read) return 'unreadable';
  const found = outcomesOf(read, FILE);
  if ('problem' in found) return found.problem;
  return found.outcomes.map(({ endToEndId, outcome, reasons }) => [endToEndId, outcome, ...reasons].join(' '));
}

const all = (outcome: string) => ['T-1', 'T-2', 'T-3'].map((id) => `${id} ${outcome}`);

describe('a report of a bank on a file of transfers', () => {
  it('is understood on the level of the file, the payment and the transfer', () => {
    expect(told(report({ group: GROUP('ACSC') }))).toEqual(all('BOOKED'));
    expect(told(report({ group: GROUP('ACCP') }))).toEqual(all('UNDER_WAY'));
    expect(told(report({ group: GROUP('RJCT', reason('FF01')) }))).toEqual(all('REJECTED FF01'));
    expect(told(report({ payment: PAYMENT('RJCT', reason('AM04')) }))).toEqual(all('REJECTED AM04'));
    expect(told(report({ group: GROUP('PDNG'), payment: PAYMENT('ACSP') }))).toEqual(all('UNDER_WAY'));
    expect(told(MIXED)).toEqual(['T-1 BOOKED', 'T-2 REJECTED AC04', 'T-3 UNDER_WAY']);
  });

  it('leaves alone who is not named where its parts differ, and lets a payment speak for its transfers', () => {
    const one = transfer('T-2', 'RJCT', reason('AC01') + reason('NARR'));
    expect(told(report({ group: GROUP('PART'), transfers: one }))).toEqual(['T-2 REJECTED AC01 NARR']);
    expect(told(report({ group: GROUP('ACSC'), payment: PAYMENT('ACSC'), transfers: one }))).toEqual([
      'T-1 BOOKED',
      'T-2 REJECTED AC01 NARR',
      'T-3 BOOKED',
    ]);
  });

  it('is refused where it is of another file, another run or another bank’s, or its sums are not ours', () => {
    expect(told(report({ of: 'F-0', group: GROUP('ACSC') }))).toBe('other_file');
    expect(told(report({ paymentOf: 'F-0', payment: PAYMENT('ACSC') }))).toBe('other_file');
    expect(told(report({ group: GROUP('ACSC'), count: '2' }))).toBe('other_sums');
    expect(told(report({ group: GROUP('ACSC'), sum: '300.01' }))).toBe('other_sums');
    expect(told(report({ group: GROUP('ACSC'), sum: '300' }))).toEqual(all('BOOKED'));
    expect(told(report({ transfers: transfer('T-9', 'RJCT') }))).toBe('unknown_transfer');
    expect(told(report({ transfers: transfer('T-1', 'RJCT') + transfer('T-1', 'ACSC') }))).toBe('unknown_transfer');
    expect(told(report({}))).toBe('silent');
  });

  it('is refused where it was cut, anywhere', () => {
    for (let length = 0; length < MIXED.length; length += 7)
      expect(told(MIXED.slice(0, length)), `${length}`).toBe('unreadable');
    const short = report({
      group: GROUP('PART', counted('RJCT', 2)),
      transfers: transfer('T-2', 'RJCT', reason('AC04')),
    });
    expect(told(short)).toBe('cut');
  });

  it('is refused where it is another document, or declares what is to be looked up', () => {
    expect(told('')).toBe('unreadable');
    expect(told('<Document><BkToCstmrStmt/></Document>')).toBe('unreadable');
    expect(told(MIXED.replace('<Document', '<!DOCTYPE x [<!ENTITY a "b">]><Document'))).toBe('unreadable');
    expect(told(MIXED.replace('<OrgnlMsgId>F-1</OrgnlMsgId>', ''))).toBe('unreadable');
  });

  it('is read alike by a package that we did not write', () => {
    // That one knows neither PART nor PDNG.
    const mixed = MIXED.replaceAll('>PART<', '>ACCP<').replace('>PDNG<', '>ACSP<');
    const [ours, theirs] = [readPain002(mixed) as StatusReport, PaymentStatusReport.fromXML(mixed)];
    expect([theirs.messageId, theirs.originalMessageId]).toEqual([ours.messageId, ours.originalMessageId]);
    const transfers = theirs.statusInformations.flatMap((info) =>
      info.type === 'transaction' ? [[info.originalEndToEndId, info.status, info.reason?.code ?? null]] : [],
    );
    expect(ours.payments[0]?.transfers.map((row) => [row.endToEndId, row.status, row.reasons[0] ?? null])).toEqual(
      transfers,
    );
  });

  it.skipIf(!hasSchema)('stands here in a form that the schema of ISO lets pass', async () => {
    const schema = readFileSync(SCHEMA, 'utf8');
    for (const contents of [MIXED, report({ group: GROUP('RJCT', reason('FF01')) })]) {
      const { valid, rawOutput } = await validateXML({ xml: { fileName: 'report.xml', contents }, schema });
      expect(rawOutput).toContain('validates');
      expect(valid).toBe(true);
    }
  });
});
