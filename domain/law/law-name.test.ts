import { expect, it } from 'vitest';
import { LEGAL_RATES } from '#domain/tax/withholding-rates.ts';
import { RETENTION_RULES } from '#domain/user/retention.ts';
import { lawName } from './law-name.ts';

const SOURCES = [...new Set([...RETENTION_RULES, ...LEGAL_RATES].map(({ source }) => source))];

it.each(SOURCES)('the rule "%s" has an English name on an English page and its own on a Spanish one', (source) => {
  expect(lawName(source, 'en')).toMatch(
    /^(?:Regulation \(EU\)|Spanish (?:Commercial Code|Law|Royal Legislative Decree)) ?/,
  );
  expect(lawName(source, 'en')).not.toMatch(/\b(?:Ley|Código|Reglamento|RDLeg)\b/);
  expect(lawName(source, 'es')).toBe(source);
});

it('a source that a platform wrote down itself stays as it is', () => {
  expect(lawName('Treaty with France, article 11', 'en')).toBe('Treaty with France, article 11');
});
