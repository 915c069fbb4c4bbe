import { expect, test } from 'vitest';
import { INVESTMENT_STATUSES } from '#domain/investment/status.ts';
import { KYC_STATUSES } from '#domain/user/status.ts';
import { sourceFiles, TYPESCRIPT } from './source-files.ts';

/** What decides outside the domain; demo data, tables and stand-ins of providers say statuses of their own. */
const DECIDES = /^(app|backend)\/(?!seed\/|local\/|db\/|features\/gallery\/)(?!.*\.test\.)/;
const ANY = `'(?:${[...new Set([...INVESTMENT_STATUSES, ...KYC_STATUSES])].join('|')})'`;
/** A status that has a predicate by what it means: a proof or an identity waits for a manager, an identity was found right. */
const NAMED = /[!=]== '(?:PROOF_OF_PAYMENT_UPLOADED|IN_UPLOAD_PROOF_OF_PAYMENT|MANUAL_REVIEW)'/;
/** Two statuses that are one thing: a set of the domain's says which. */
const PAIR = new RegExp(
  `=== ${ANY} \\|\\| \\S+ === ${ANY}|!== ${ANY} && \\S+ !== ${ANY}|\\b(?:inArray|includes)\\([^\\n]*${ANY}, ${ANY}`,
);

test('statuses that mean one thing together are a set or a predicate of the domain', () => {
  const files = sourceFiles(TYPESCRIPT).filter(({ path }) => DECIDES.test(path));
  const own = files.filter(({ text }) => NAMED.test(text) || PAIR.test(text)).map(({ path }) => path);
  expect(files.length).toBeGreaterThan(500);
  expect(own).toEqual([]);
});
