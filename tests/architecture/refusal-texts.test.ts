import { expect, test } from 'vitest';
import { VALIDATOR_KEYS } from '#domain/validation/problem.ts';
import { type Found, fieldProblemKeys, refusalCodes } from './refusal-codes.ts';
import { singular, textsOfFile } from './text-files.ts';

const LANGUAGES = ['es', 'en'];

/** Texts that no code of the API asks for: what the dashboard says when there is no answer, and on its own. */
const OWN = ['error_default', 'unreachable', 'unconfirmed'];

/** Codes with neither a text nor the plural forms of one. */
function withoutText(found: readonly Found[], namespace: string, keyOf: (code: string) => string): string[] {
  return LANGUAGES.flatMap((lang) => {
    const texts = textsOfFile(lang, `${namespace}.json`);
    const hasText = (key: string) => texts.has(key) || texts.has(`${key}_other`);
    return found.filter(({ code }) => !hasText(keyOf(code))).map(({ code, path }) => `${lang}: ${code} (${path})`);
  });
}

test('every refusal of the back end has its words in both languages', () => {
  const codes = refusalCodes();
  expect(new Set(codes.map(({ code }) => code)).size).toBeGreaterThan(50);
  expect(withoutText(codes, 'api_errors', (code) => code)).toEqual([]);
});

test('texts for refusals belong to refusals that the back end makes', () => {
  const known = new Set([...OWN, ...refusalCodes().map(({ code }) => code)]);
  const isKnown = (key: string) => known.has(key) || known.has(singular(key));
  expect([...textsOfFile('es', 'api_errors.json').keys()].filter((key) => !isKnown(key))).toEqual([]);
});

test('every problem with a field is one that the dashboard has words for', () => {
  const keys = [...fieldProblemKeys(), ...VALIDATOR_KEYS.map((code) => ({ code, path: 'VALIDATOR_KEYS' }))];
  expect(new Set(keys.map(({ code }) => code)).size).toBeGreaterThan(40);
  expect(keys.filter(({ code }) => !code.startsWith('validator.'))).toEqual([]);
  expect(withoutText(keys, 'validator', (code) => code.replace('validator.', ''))).toEqual([]);
});
