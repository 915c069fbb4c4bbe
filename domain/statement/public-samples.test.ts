import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { netOf, STATEMENT_FORMATS } from './bank-statement.ts';
import { readStatement } from './read-statement.ts';
import { sampleFile } from './sample-files.ts';

const DATA = '../shared/data';
const hasData = existsSync(DATA);
if (!hasData) console.log('statements of others are not read here: ../shared/data is not there');

const VERSIONED = STATEMENT_FORMATS.filter((format) => /^camt\.053\..*\d\d$/.test(format));

describe.skipIf(!hasData)('statements that others have made', () => {
  it.each(VERSIONED)('our own sample is what the schema of ISO asks for: %s', async (format) => {
    const day = '2026-07-01';
    const contents = sampleFile(format, {
      iban: 'ES9121000418450200051332',
      from: day,
      to: day,
      openingCents: 100_000n,
      rows: [
        { day, cents: 12_345n, name: 'Begoña & Cía', iban: 'ES7921000813610123456789', text: 'uno', reference: 'R1' },
        { day, cents: 45n, isCredit: false, text: 'COMISION' },
        { day, cents: 12_300n, isCredit: false, text: 'DEVOLUCION', reversal: true, returnReason: 'AC04' },
      ],
    });
    const schema = readFileSync(`${DATA}/iso20022/${format}.xsd`, 'utf8');
    const { valid, rawOutput } = await validateXML({ xml: { fileName: 'sample.xml', contents }, schema });
    expect(rawOutput.split('\n').slice(0, 3).join('\n')).toContain('validates');
    expect(valid).toBe(true);
  });

  const pathOf = (end: string) => {
    const name = readdirSync(`${DATA}/statements`).find((each) => each.endsWith(end));
    if (!name) throw new Error(`no sample ends in ${end}`);
    return `${DATA}/statements/${name}`;
  };
  const outcome = (end: string, change = (text: string) => text) => {
    const bytes = readFileSync(pathOf(end));
    const found = readStatement(Buffer.from(change(bytes.toString('latin1')), 'latin1'));
    if (!found.ok) return found.problem.key;
    return found.value.map(({ format, openingCents, closingCents, rows }) => {
      expect(closingCents).toBe(openingCents + netOf(rows));
      return `${format}: ${rows.length} from ${openingCents} to ${closingCents}`;
    });
  };

  it('are taken with their sums where these add up', () => {
    expect(outcome('FI_camt_053_sample.xml.xml')).toEqual(['camt.053.001.02: 13 from 1000000 to 2364483']);
    expect(outcome('v2.multi.statement.xml')).toEqual([
      'camt.053.001.02: 1 from 1815 to 2700',
      'camt.053.001.02: 1 from 2700 to 2000',
    ]);
    expect(outcome('example-camt053-a.xml')).toEqual([
      'camt.053.001.02: 7 from 20369 to 66169',
      'camt.053.001.02: 4 from 185913 to 166087',
    ]);
    expect(outcome('movements.n43')).toEqual(['norma43: 16 from 246343 to 230159']);
  });

  it('are taken in every version once their balances are made to agree', () => {
    const oneCurrency = (text: string) =>
      text.replace(
        '<Amt Ccy="SEK">27.00</Amt>\n                <CdtDbtInd>DBIT',
        '<Amt Ccy="EUR">27.00</Amt>\n                <CdtDbtInd>CRDT',
      );
    expect(outcome('camt053.v3.xml', oneCurrency)).toEqual(['camt.053.001.03: 1 from 1815 to 2700']);
    expect(outcome('camt053.v4.xml', oneCurrency)).toEqual(['camt.053.001.04: 1 from 1815 to 2700']);
    const agreeing = (text: string) => text.replace('27.050', '0027.00000');
    expect(outcome('five.decimals.xml', agreeing)).toEqual(['camt.053.001.02: 1 from 1815 to 2700']);
  });

  it('are refused with the reason where they do not add up or are damaged', () => {
    expect(outcome('five.decimals.xml')).toBe('validator.error_statement_sum');
    expect(outcome('camt053.v4.xml')).toBe('validator.error_statement_line');
    expect(outcome('test.n43')).toBe('validator.error_statement_line');
    // These have one balance only: nothing to add up to.
    expect(outcome('only-Dt-with-DtTm.xml')).toBe('validator.error_statement_format');
    expect(outcome('valid_example_with_datetime.xml')).toBe('validator.error_statement_format');
  });
});
