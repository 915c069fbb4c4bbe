import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wireReference } from '#domain/investment/wire-reference.ts';
import { isOfAccount, netOf, STATEMENT_FORMATS, type StatementFormat } from './bank-statement.ts';
import { readStatement } from './read-statement.ts';
import { rowKeys } from './row-key.ts';
import { type SampleRow, type SampleStatement, sampleFile } from './sample-files.ts';

const IBAN = 'ES9121000418450200051332';
const REFERENCE = wireReference(new Uint8Array(32).fill(7));
const JULY: SampleStatement = {
  iban: IBAN,
  from: '2026-07-01',
  to: '2026-07-03',
  openingCents: 1_250_000n,
  rows: [
    {
      day: '2026-07-01',
      valueDay: '2026-07-02',
      cents: 100_250n,
      name: 'Begoña Ibáñez & Cía',
      iban: 'ES7921000813610123456789',
      text: `Inversión ${REFERENCE}`,
      reference: 'T20260701A00017',
    },
    { day: '2026-07-02', cents: 1_815n, isCredit: false, text: 'COMISION DE MANTENIMIENTO' },
    { day: '2026-07-03', cents: 5_000n, name: 'Íñigo Núñez', text: 'sin concepto', reference: 'T20260703A00002' },
  ],
};

const encoded = (format: StatementFormat, text: string) =>
  format === 'norma43' ? Uint8Array.from(Buffer.from(text, 'latin1')) : new TextEncoder().encode(text);
const read = (format: StatementFormat, statement: SampleStatement, change = (text: string) => text) =>
  readStatement(encoded(format, change(sampleFile(format, statement))));
function taken(format: StatementFormat, statement: SampleStatement) {
  const found = read(format, statement);
  if (!found.ok) throw new Error(JSON.stringify(found.problem));
  const [only, another] = found.value;
  if (!only || another) throw new Error('not one statement');
  return only;
}
const keyOf = (found: ReturnType<typeof readStatement>) => (found.ok ? 'taken' : found.problem.key);

describe.each(STATEMENT_FORMATS)('a statement in %s', (format) => {
  it('gives account, balances and rows, accents and all', () => {
    const statement = taken(format, JULY);
    expect(statement).toMatchObject({ format, currency: 'EUR', from: '2026-07-01', to: '2026-07-03' });
    expect([statement.openingCents, statement.closingCents]).toEqual([1_250_000n, 1_353_435n]);
    expect(isOfAccount(statement, IBAN)).toBe(true);
    expect(isOfAccount(statement, 'ES7921000813610123456789')).toBe(false);
    const [credit, fee, other] = statement.rows;
    expect(credit).toMatchObject({
      bookedOn: '2026-07-01',
      valueDate: '2026-07-02',
      cents: 100_250n,
      isCredit: true,
      references: [REFERENCE],
      bankReference: 'T20260701A00017',
    });
    expect(credit?.text).toContain('Inversión');
    expect(credit?.counterparty).toMatch(/^(?:BEGOÑA IBÁÑEZ & CÍA|Begoña Ibáñez & Cía)$/);
    expect(fee).toMatchObject({ isCredit: false, cents: 1_815n, references: [] });
    expect(other).toMatchObject({ isCredit: true, references: [] });
    if (format !== 'norma43') expect(credit?.counterpartyIban).toBe('ES7921000813610123456789');
  });

  it('is refused where a figure has been changed anywhere', () => {
    const changes: ((text: string) => string)[] =
      format === 'norma43'
        ? [
            (text) => text.replace('00000000100250', '00000000100251'),
            (text) => text.replace(/^(33.{18})00001/m, '$100002'),
            (text) => text.replace(/^(33.{23})\d{14}/m, '$100000000000001'),
            (text) => text.replace(/000008 *\r\n$/, '000011\r\n'),
          ]
        : [
            (text) => text.replace('>1002.50<', '>1002.51<'),
            (text) => text.replace('<NbOfNtries>2<', '<NbOfNtries>3<'),
            (text) => text.replace('>13534.35<', '>13534.36<'),
          ];
    for (const change of changes) {
      expect(change(sampleFile(format, JULY))).not.toBe(sampleFile(format, JULY));
      expect(keyOf(read(format, JULY, change))).toBe('validator.error_statement_sum');
    }
  });

  it('never throws, whatever the file holds', () => {
    const whole = sampleFile(format, JULY);
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.nat(60), fc.string(), (at, length, put) => {
        const broken = whole.slice(0, at) + put + whole.slice(at + length);
        const found = readStatement(encoded(format, broken));
        if (!found.ok) expect(found.problem.key).toMatch(/^validator\.error_/);
      }),
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        readStatement(bytes);
      }),
    );
  });
});

const sampleRow: fc.Arbitrary<SampleRow> = fc.record({
  day: fc.constantFrom('2026-07-01', '2026-07-02', '2026-07-03'),
  cents: fc.bigInt({ min: 1n, max: 99_999_999_999n }),
  isCredit: fc.boolean(),
  text: fc.stringMatching(/^[A-Z0-9ÑÁ]{1,20}( [A-Z0-9]{1,20}){0,4}$/),
  reference: fc.option(fc.stringMatching(/^[1-9A-Z]{4,16}$/), { nil: undefined }),
});
const sampleStatement: fc.Arbitrary<SampleStatement> = fc.record({
  iban: fc.constant(IBAN),
  from: fc.constant('2026-07-01'),
  to: fc.constant('2026-07-03'),
  openingCents: fc.bigInt({ min: -10_000_000n, max: 10_000_000_000n }),
  rows: fc.array(sampleRow, { maxLength: 12 }),
});

describe('every format', () => {
  it('tells the same of the same movements', () => {
    fc.assert(
      fc.property(sampleStatement, (sample) => {
        const told = STATEMENT_FORMATS.map((format) => {
          const { rows, openingCents, closingCents } = taken(format, sample);
          expect(closingCents).toBe(openingCents + netOf(rows));
          return rows.map(({ bookedOn, cents, isCredit, text, bankReference }) => {
            // Norma 43 cuts a text every 38 columns.
            return { bookedOn, cents, isCredit, text: text.replace(/ /g, ''), bankReference };
          });
        });
        for (const one of told) expect(one).toEqual(told[0]);
        expect(told[0]).toHaveLength(sample.rows.length);
      }),
    );
  });

  it('finds a wire reference wherever a line is cut', () => {
    fc.assert(
      fc.property(
        fc.nat(60),
        fc
          .uint8Array({ minLength: 32, maxLength: 32 })
          .filter((bytes) => bytes.filter((byte) => byte < 253).length >= 8),
        fc.constantFrom(...STATEMENT_FORMATS),
        (before, bytes, format) => {
          const reference = wireReference(bytes);
          const text = `${'X'.repeat(before)} ${reference}`;
          const sample = { ...JULY, rows: [{ day: '2026-07-01', cents: 1n, text }] };
          expect(taken(format, sample).rows[0]?.references).toContain(reference);
        },
      ),
    );
  });

  it('names each movement once, the same in a later file that holds it again', () => {
    fc.assert(
      fc.property(sampleStatement, sampleRow, fc.constantFrom(...STATEMENT_FORMATS), (sample, later, format) => {
        const first = taken(format, sample);
        const keys = rowKeys(first);
        expect(new Set(keys).size).toBe(keys.length);
        const longer = taken(format, { ...sample, rows: [...sample.rows, later] });
        const again = rowKeys(longer);
        expect(again.slice(0, -1)).toEqual(keys);
        expect(keys).not.toContain(again.at(-1));
      }),
    );
  });
});

it('a movement of Norma 43 keeps the key that it had before its payer was read out of its text', () => {
  const read = taken('norma43', { ...JULY, rows: [{ day: '2026-07-01', cents: 1n, name: 'Ana Ruiz', text: 'PAGO' }] });
  expect(read.rows[0]).toMatchObject({ counterparty: 'ANA RUIZ', bankReference: null });
  const before = read.rows.map((row) => ({ ...row, counterparty: null }));
  expect(rowKeys(read)).toEqual(rowKeys({ ...read, rows: before }));
});

describe('a file that is no statement', () => {
  it('is refused by name', () => {
    const texts = ['', 'hola', '<html></html>', '%PDF-1.7', '<Document>', '11', '88'];
    expect(texts.map((text) => keyOf(readStatement(new TextEncoder().encode(text))))).not.toContain('taken');
    expect(keyOf(readStatement(new Uint8Array()))).toBe('validator.error_file_empty');
    expect(keyOf(readStatement(new Uint8Array(5_000_001)))).toBe('validator.error_file_size');
  });

  it('expands no entity and looks nothing up', () => {
    const bomb = (text: string) =>
      text
        .replace('<Document', '<!DOCTYPE d [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;">]>\n<Document')
        .replace('sin concepto', '&b;');
    expect(keyOf(read('camt.053.001.08', JULY, bomb))).toBe('validator.error_statement_format');
  });

  it('has too many movements', () => {
    const rows = Array.from({ length: 2001 }, (_, at) => ({ day: '2026-07-01', cents: 1n, text: `N ${at}` }));
    expect(keyOf(read('norma43', { ...JULY, rows }))).toBe('validator.error_statement_rows');
  });
});

describe('camt.053', () => {
  const entry = (inside: string, status = '<Cd>BOOK</Cd>', amount = '30.00') =>
    `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>${inside}<Sts>${status}</Sts><BookgDt><DtTm>2026-07-01T10:00:00+02:00</DtTm></BookgDt><AcctSvcrRef>LOTE1</AcctSvcrRef>`;
  const empty = sampleFile('camt.053.001.08', { ...JULY, rows: [] }).replace(/<TxsSummry>.*<\/TxsSummry>/, '');
  const withEntries = (entries: string, cents: bigint) =>
    readStatement(
      new TextEncoder().encode(
        empty
          .replace('</Stmt>', `${entries}</Stmt>`)
          .replace(/(<Cd>CLBD.*?<Amt Ccy="EUR">)[\d.]+/, `$1${12_500n + cents / 100n}.00`),
      ),
    );
  const rowsOf = (found: ReturnType<typeof readStatement>) => (found.ok ? (found.value[0]?.rows ?? []) : []);

  it('leaves pending entries for the file in which they are booked', () => {
    const found = withEntries(`${entry('', '<Cd>PDNG</Cd>')}</Ntry>`, 0n);
    expect(found.ok).toBe(true);
    expect(rowsOf(found)).toEqual([]);
  });

  it('takes a booking of several transfers apart where each has its amount', () => {
    const detail = (amount: string, text: string) =>
      `<TxDtls><Amt Ccy="EUR">${amount}</Amt><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`;
    const details = `<NtryDtls>${detail('10.00', 'uno')}${detail('20.00', 'dos')}</NtryDtls></Ntry>`;
    const rows = rowsOf(withEntries(entry('') + details, 3000n));
    expect(rows.map(({ cents, text, bankReference }) => [cents, text, bankReference])).toEqual([
      [1000n, 'uno', 'LOTE1/1'],
      [2000n, 'dos', 'LOTE1/2'],
    ]);
  });

  it('lets a booking that was taken back pay nothing', () => {
    const details = `<NtryDtls><TxDtls><RmtInf><Ustrd>${REFERENCE}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
    expect(rowsOf(withEntries(entry('') + details, 3000n))[0]?.references).toEqual([REFERENCE]);
    expect(rowsOf(withEntries(entry('<RvslInd>true</RvslInd>') + details, 3000n))[0]?.references).toEqual([]);
  });

  it('refuses an entry in another currency than the account', () => {
    const found = withEntries(`${entry('').replace('EUR', 'USD')}</Ntry>`, 3000n);
    expect(keyOf(found)).toBe('validator.error_statement_line');
  });
});

it('Norma 43 without line ends is read by its columns, and several accounts stay apart', () => {
  const lines = sampleFile('norma43', JULY).split('\r\n').filter(Boolean);
  const block = readStatement(encoded('norma43', lines.join('')));
  expect(block).toEqual(read('norma43', JULY));
  const other = { ...JULY, iban: 'ES7921000813610123456789' };
  const second = sampleFile('norma43', other).split('\r\n').filter(Boolean);
  const count = String(lines.length + second.length - 2).padStart(6, '0');
  const both = [...lines.slice(0, -1), ...second.slice(0, -1), `88${'9'.repeat(18)}${count}`].join('\n');
  const found = readStatement(encoded('norma43', both));
  expect(found.ok && found.value.map((one) => [isOfAccount(one, IBAN), isOfAccount(one, other.iban)])).toEqual([
    [true, false],
    [false, true],
  ]);
});
