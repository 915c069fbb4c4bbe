import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wireReference } from '#domain/investment/wire-reference.ts';
import { camtCents } from './camt-amount.ts';
import { readStatement } from './read-statement.ts';
import { type SampleStatement, sampleFile } from './sample-files.ts';

const REFERENCE = wireReference(new Uint8Array(32).fill(9));
const JULY: SampleStatement = {
  iban: 'ES9121000418450200051332',
  from: '2026-07-01',
  to: '2026-07-03',
  openingCents: 1_250_000n,
  rows: [
    { day: '2026-07-01', cents: 885n, name: 'Begoña Ibáñez', text: `Inversión ${REFERENCE}`, reference: 'A1' },
    { day: '2026-07-02', cents: 1_815n, isCredit: false, text: 'COMISIÓN', reference: 'A2' },
  ],
};
const CAMT = sampleFile('camt.053.001.08', JULY);
const NORMA = sampleFile('norma43', JULY);
const utf8 = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const utf16 = (text: string, big: boolean, mark = true) => {
  const bytes = Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le');
  return Uint8Array.from(big ? bytes.swap16() : bytes);
};
const declared = (charset: string) => CAMT.replace('encoding="UTF-8"', `encoding="${charset}"`);
const whole = readStatement(utf8(CAMT));
const norma = readStatement(latin(NORMA));
const keyOf = (found: ReturnType<typeof readStatement>) => (found.ok ? 'taken' : found.problem.key);

describe('a statement in another charset', () => {
  it.each([
    ['UTF-16 with its mark, little end first', utf16(declared('UTF-16'), false)],
    ['UTF-16 with its mark, big end first', utf16(declared('UTF-16'), true)],
    ['UTF-16 without a mark', utf16(declared('UTF-16'), false, false)],
    ['UTF-16 without a mark, big end first', utf16(declared('UTF-16'), true, false)],
    ['UTF-8 with its mark', utf8(`\ufeff${CAMT}`)],
    ['ISO 8859-1', latin(declared('ISO-8859-1'))],
    ['ISO 8859-15', latin(declared('iso-8859-15'))],
    ['Windows-1252', latin(declared('windows-1252'))],
    ['Latin-1 that says it is UTF-8', latin(CAMT)],
    ['Latin-1 that says nothing', latin(CAMT.replace(/^<\?xml[^>]*>\n/, ''))],
    ['UTF-8 that says it is UTF-16', utf8(declared('UTF-16'))],
    ['UTF-8 under the name of a charset that is none', utf8(declared('klingon-1'))],
  ])('is the same: %s', (_, bytes) => {
    expect(whole.ok).toBe(true);
    expect(readStatement(bytes)).toEqual(whole);
  });

  it.each([
    ['UTF-16', utf16(NORMA, false)],
    ['UTF-8', utf8(NORMA)],
    ['UTF-8 with its mark', utf8(`\ufeff${NORMA}`)],
  ])('is the same in Norma 43: %s', (_, bytes) => {
    expect(norma.ok).toBe(true);
    expect(readStatement(bytes)).toEqual(norma);
  });
});

describe('a statement that has been mishandled', () => {
  const blanks = fc.string({ unit: fc.constantFrom(' ', '\t', '\r', '\n', '\0', '\u001a') });
  it('is the same with blanks round it, also very many', () => {
    fc.assert(
      fc.property(blanks, blanks, (before, after) => {
        expect(readStatement(utf8(before + CAMT + after))).toEqual(whole);
        expect(readStatement(latin(before + NORMA + after))).toEqual(norma);
      }),
    );
    expect(readStatement(utf8(CAMT + '\n'.repeat(2_000_000)))).toEqual(whole);
    expect(readStatement(latin(NORMA + ' '.repeat(2_000_000)))).toEqual(norma);
  });

  it('is refused where it is written twice, or an entry of it is', () => {
    expect(keyOf(readStatement(utf8(CAMT + CAMT)))).toBe('validator.error_statement_format');
    expect(keyOf(readStatement(latin(NORMA + NORMA)))).toBe('validator.error_statement_line');
    const [entry = ''] = /<Ntry>[\s\S]*?<\/Ntry>/.exec(CAMT) ?? [];
    expect(keyOf(readStatement(utf8(CAMT.replace(entry, entry + entry))))).toBe('validator.error_statement_sum');
    const lines = NORMA.split('\r\n');
    const doubled = [...lines.slice(0, 2), ...lines.slice(1)].join('\r\n');
    expect(keyOf(readStatement(latin(doubled)))).toBe('validator.error_statement_sum');
  });

  it('is refused, never thrown at, where its bytes or lines stand in another order', () => {
    const reversed = (text: string) => [...text].reverse().join('');
    expect(keyOf(readStatement(utf8(reversed(CAMT))))).toMatch(/^validator\.error_statement_/);
    expect(keyOf(readStatement(latin(NORMA.split('\r\n').reverse().join('\r\n'))))).toMatch(/_(line|format)$/);
    fc.assert(
      fc.property(fc.shuffledSubarray(NORMA.split('\r\n').filter(Boolean)), (lines) => {
        const found = readStatement(latin(lines.join('\r\n')));
        // The two movements may change places; all else is damage.
        if (found.ok) expect(found.value[0]?.rows).toHaveLength(2);
      }),
    );
  });

  it('is read inside a bank envelope, and without a version in its name', () => {
    const inner = CAMT.replace(/^<\?xml[^>]*>\n/, '');
    expect(readStatement(utf8(`<BizMsg><AppHdr>x</AppHdr>${inner}</BizMsg>`))).toEqual(whole);
    expect(keyOf(readStatement(utf8(CAMT.replace(/BkToCstmrStmt/g, 'BkToCstmrAcctRpt'))))).toMatch(/_format$/);
  });
});

describe('an amount of ISO 20022', () => {
  it('is the same number with zeros before and behind it', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }), fc.nat(5), fc.nat(3), (cents, before, after) => {
        const text = `${'0'.repeat(before)}${cents / 100n}.${String(cents % 100n).padStart(2, '0')}${'0'.repeat(after)}`;
        expect(camtCents(text, 1)).toBe(cents);
      }),
    );
    expect([camtCents('8.850', 1), camtCents('5442.09000', 1), camtCents('.5', 1), camtCents('+7.', 1)]).toEqual([
      885n,
      544_209n,
      50n,
      700n,
    ]);
  });

  it('is refused in words where it is more exact than a cent, and as damage where it is no number', () => {
    const found = readStatement(utf8(CAMT.replaceAll('>8.85<', '>8.855<')));
    expect(found).toEqual({
      ok: false,
      problem: { key: 'validator.error_statement_decimals', params: { amount: '8.855' } },
    });
    for (const text of ['', '.', '-1.00', '1,00', '1e3', '٣', 'NaN', '9'.repeat(16)])
      expect(() => camtCents(text, 3)).toThrow('validator.error_statement_line');
  });
});

it('a payment that came back is told as such by its indicator, its reason, its code, and in Norma 43 by its concept', () => {
  const row = { day: '2026-07-02', cents: 475_000n, isCredit: false, text: `DEVOLUCION ${REFERENCE}` };
  const told = (format: Parameters<typeof sampleFile>[0], change: Partial<typeof row> & object) => {
    const text = sampleFile(format, { ...JULY, rows: [{ ...row, ...change }] });
    const found = readStatement(format === 'norma43' ? latin(text) : utf8(text));
    const [only] = found.ok ? (found.value[0]?.rows ?? []) : [];
    return [only?.isReversal, only?.returnReason, only?.references];
  };
  const back = { reversal: true, returnReason: 'AC04' };
  expect(told('camt.053.001.02', back)).toEqual([true, 'AC04', [REFERENCE]]);
  expect(told('camt.053.001.08', back)).toEqual([true, 'AC04', [REFERENCE]]);
  expect(told('norma43', back)).toEqual([true, null, [REFERENCE]]);
  for (const format of ['camt.053.001.08', 'norma43'] as const)
    expect(told(format, {})).toEqual([false, null, [REFERENCE]]);
});
