import { expect, test } from 'vitest';
import { recordsNamed } from './fact-records.ts';

const [ONE, TWO] = ['0f0e0d0c-0b0a-4908-8706-050403020100', '10000000-0000-4000-8000-000000000001'];

test('the records that facts name are told once each, by what they are of, and what is no id is none', () => {
  const named = recordsNamed([
    { details: { issuance: ONE, row: TWO, tokens: 3 } },
    { details: { issuance_id: ONE, to_user_id: TWO, file_id: null } },
    { details: { issuance: 'of old', refund: 7, toString: ONE } },
  ]);
  expect(named).toEqual({ issuance: [ONE], movement: [TWO], user: [TWO] });
});
