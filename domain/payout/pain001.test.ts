import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import * as iso20022 from 'iso20022.js';
import { SaxesParser } from 'saxes';
import SEPA from 'sepa';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { moneyText, sumOf } from '#domain/money/money.ts';
import { all, one, parseXml, textAt } from '#domain/statement/xml-node.ts';
import { type Transfer, transferRefusal, writePain001 } from './pain001.ts';
import { isReadableInSepa, sepaText } from './sepa-text.ts';

const SCHEMA = '../shared/data/iso20022/pain.001.001.09.xsd';
const hasSchema = existsSync(SCHEMA);
if (!hasSchema) console.log('files for the bank are not held against the schema of ISO: ../shared/data is not there');

const PAYER = {
  name: 'Aurora Capital PFP, S.L. – fondos de clientes',
  iban: 'ES91 2100 0418 4502 0005 1332',
  bic: 'CAIXESBBXXX',
};
const TRANSFERS: Transfer[] = [
  {
    endToEndId: 'PO-7QK2-0001',
    cents: 10_000n,
    name: 'Begoña Núñez & Cía',
    iban: 'ES7921000813610123456789',
    bic: null,
    text: 'Rentas: Almazara Sierra Mágina',
  },
  {
    endToEndId: 'PO-7QK2-0002',
    cents: 1n,
    name: 'Łukasz Groß',
    iban: 'DE89370400440532013000',
    bic: 'COBADEFFXXX',
    text: 'a <b> "c"',
  },
  {
    endToEndId: 'PO-7QK2-0003',
    cents: 99_999_999_999n,
    name: 'N'.repeat(100),
    iban: 'FR1420041010050500013M02606',
    bic: null,
    text: '',
  },
];
const FILE = {
  messageId: 'LONJA-20261122-0001',
  createdAt: new Date('2026-11-22T17:00:00.123Z'),
  executeOn: '2026-11-23',
  payer: PAYER,
  transfers: TRANSFERS,
};

/** What a document says that moves money, by a reader of XML. */
function read(xml: string) {
  const document = one(parseXml(xml), 'Document', 'CstmrCdtTrfInitn');
  const payment = one(document, 'PmtInf');
  return {
    totals: [one(document, 'GrpHdr'), payment].map((part) => [textAt(part, 'NbOfTxs'), textAt(part, 'CtrlSum')]),
    from: [
      textAt(payment, 'DbtrAcct', 'Id', 'IBAN'),
      textAt(payment, 'DbtrAgt', 'FinInstnId', 'BICFI'),
      textAt(payment, 'Dbtr', 'Nm'),
    ],
    how: [
      textAt(payment, 'PmtMtd'),
      textAt(payment, 'BtchBookg'),
      textAt(payment, 'PmtTpInf', 'SvcLvl', 'Cd'),
      textAt(payment, 'ReqdExctnDt', 'Dt'),
      textAt(payment, 'ChrgBr'),
    ],
    transfers: all(payment, 'CdtTrfTxInf').map((row) => [
      textAt(row, 'PmtId', 'EndToEndId'),
      textAt(row, 'Amt', 'InstdAmt'),
      textAt(row, 'CdtrAcct', 'Id', 'IBAN'),
      textAt(row, 'CdtrAgt', 'FinInstnId', 'BICFI'),
      textAt(row, 'Cdtr', 'Nm'),
      textAt(row, 'RmtInf', 'Ustrd'),
    ]),
  };
}

/** The same transfers as a package that we did not write puts them into a file. */
function byAnotherHand({ messageId, createdAt, executeOn, payer, transfers }: typeof FILE): string {
  const document = new SEPA.Document('pain.001.001.09');
  Object.assign(document.grpHdr, { id: messageId, created: createdAt, initiatorName: sepaText(payer.name, 70) });
  const payment = document.createPaymentInfo();
  Object.assign(payment, {
    requestedExecutionDate: new Date(`${executeOn}T12:00:00`),
    debtorIBAN: payer.iban.replaceAll(' ', ''),
    debtorBIC: payer.bic,
    debtorName: sepaText(payer.name, 70),
    batchBooking: true,
  });
  document.addPaymentInfo(payment);
  for (const { endToEndId, cents, name, iban, bic, text } of transfers) {
    const transfer = payment.createTransaction();
    Object.assign(transfer, {
      creditorName: sepaText(name, 70),
      creditorIBAN: iban,
      creditorBIC: bic ?? '',
      amount: Number(cents) / 100,
      remittanceInfo: sepaText(text, 140),
      end2endId: endToEndId,
    });
    payment.addTransaction(transfer);
  }
  return document.toString();
}

/** Id, cents and account of each transfer, and the sum of the file, by a parser that neither wrote it nor reads what banks send us. */
function bySaxes(xml: string) {
  const parser = new SaxesParser({ xmlns: true });
  const path: string[] = [];
  const texts: [string, string][] = [];
  parser.on('opentag', ({ local }) => path.push(local));
  parser.on('closetag', () => path.pop());
  parser.on('text', (text) => text.trim() && texts.push([path.join('/'), text]));
  parser.write(xml).close();
  const of = (end: string) => texts.filter(([at]) => at.endsWith(end)).map(([, text]) => text);
  const ids = of('CdtTrfTxInf/PmtId/EndToEndId');
  const cents = of('CdtTrfTxInf/Amt/InstdAmt').map((text) => BigInt(text.replace('.', '')));
  return { ids, cents, accounts: of('CdtrAcct/Id/IBAN'), sums: of('CtrlSum'), counts: of('NbOfTxs') };
}

const SEPA_TEXT = /^[a-zA-Z0-9/\-?:().,'+ ]*$/;

describe('a file of transfers for a bank', () => {
  it.skipIf(!hasSchema)(
    'passes the schema of ISO, with names of every script and the longest that there are',
    async () => {
      const contents = writePain001(FILE);
      const schema = readFileSync(SCHEMA, 'utf8');
      const outcome = await validateXML({ xml: { fileName: 'transfers.xml', contents }, schema });
      expect(outcome.rawOutput).toContain('validates');
      expect(outcome.valid).toBe(true);
      // The other side of the test: the schema does refuse.
      const wrong = await validateXML({
        xml: { fileName: 'w.xml', contents: contents.replace('SLEV', 'OURS') },
        schema,
      });
      expect(wrong.valid).toBe(false);
    },
  );

  it('says the same money, accounts, ids, names and sums as a package of others writes for the same transfers', () => {
    const [ours, theirs] = [read(writePain001(FILE)), read(byAnotherHand(FILE))];
    expect(ours).toEqual(theirs);
    expect(ours.totals).toEqual(Array(2).fill(['3', '1000000100.00']));
  });

  it('is read back by a parser that has no part in it, each transfer once and to the cent', () => {
    const { ids, cents, accounts, sums, counts } = bySaxes(writePain001(FILE));
    expect(ids).toEqual(TRANSFERS.map(({ endToEndId }) => endToEndId));
    expect(cents).toEqual(TRANSFERS.map((transfer) => transfer.cents));
    expect(accounts).toEqual(TRANSFERS.map(({ iban }) => iban));
    expect(sums).toEqual(Array(2).fill(moneyText(sumOf(cents))));
    expect(counts).toEqual(['3', '3']);
  });

  it('is read by no package that we found: the one that reads messages of ISO 20022 reads what banks send alone (record 0118)', () => {
    const readers = Object.entries(iso20022).flatMap(([name, of]) => ('fromXML' in of ? [name] : []));
    expect(readers.sort()).toEqual(['CashManagementEndOfDayReport', 'PaymentStatusReport']);
  });

  it('has sums that are those of its transfers, whatever these are', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 1n, max: 10n ** 10n }), { minLength: 1, maxLength: 30 }), (amounts) => {
        const transfers = amounts.map((cents, at) => ({ ...TRANSFERS[0], cents, endToEndId: `PO-${at}` }) as Transfer);
        const { totals, transfers: rows } = read(writePain001({ ...FILE, transfers }));
        expect(totals).toEqual(Array(2).fill([String(amounts.length), moneyText(sumOf(amounts))]));
        expect(rows.map(([, amount]) => amount)).toEqual(amounts.map(moneyText));
      }),
    );
  });

  it('is refused where a bank would refuse it', () => {
    const [first] = TRANSFERS as [Transfer];
    const refusals = (['id', 'amount', 'account', 'name'] as const).map((cause) => {
      const wrong = {
        id: { endToEndId: 'po 1' },
        amount: { cents: 0n },
        account: { iban: 'ES0021000813610123456789' },
        name: { name: '山田太郎' },
      }[cause];
      expect(() => writePain001({ ...FILE, transfers: [{ ...first, ...wrong }] })).toThrow(RangeError);
      return transferRefusal({ ...first, ...wrong });
    });
    expect(refusals).toEqual(['id', 'amount', 'account', 'name']);
    for (const change of [
      { transfers: [] },
      { transfers: [first, first] },
      { messageId: 'x'.repeat(36) },
      { payer: { ...PAYER, iban: '' } },
    ])
      expect(() => writePain001({ ...FILE, ...change })).toThrow(RangeError);
    expect(transferRefusal(first)).toBe(null);
  });
});

describe('a text for a bank', () => {
  it('keeps its letters without their marks, and is cut', () => {
    expect(sepaText('Íñigo Muñoz-Ávila, 3.º Ç', 70)).toBe('Inigo Munoz-Avila, 3.o C');
    expect(sepaText('Smørrebrød & Œuvre ŁÓDŹ', 70)).toBe('Smorrebrod + Ouvre LODZ');
    expect(sepaText('//a//b/', 70)).toBe('a/b');
    expect(sepaText('abcd', 2)).toBe('ab');
    expect(isReadableInSepa('李')).toBe(false);
  });

  it('has only signs of the scheme, whatever goes in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.integer({ min: 1, max: 140 }), (text, max) => {
        const written = sepaText(text, max);
        expect(written).toMatch(SEPA_TEXT);
        expect(written.length).toBeLessThanOrEqual(max);
        expect(written).not.toMatch(/^\/|\/$|\/\//);
      }),
    );
  });
});
