import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RECOVERY_ALPHABET, RECOVERY_CHARS, readRecoveryCode, writtenRecoveryCode } from './recovery-code.ts';

const code = fc
  .array(fc.constantFrom(...RECOVERY_ALPHABET), { minLength: RECOVERY_CHARS, maxLength: RECOVERY_CHARS })
  .map((signs) => signs.join(''));

test('a recovery code is written in groups of four', () => {
  expect(writtenRecoveryCode('AB12CD34EF56GH78')).toBe('AB12-CD34-EF56-GH78');
});

test('a recovery code is read as it was written, in small letters, with blanks or without dashes', () => {
  fc.assert(
    fc.property(code, (made) => {
      const written = writtenRecoveryCode(made);
      for (const typed of [written, written.toLowerCase(), ` ${written} `, made, written.replaceAll('-', ' ')])
        expect(readRecoveryCode(typed)).toBe(made);
    }),
  );
});

test('a recovery code is read where O is typed for 0, and I or L for 1', () => {
  expect(readRecoveryCode('OOOO-IIII-llll-2345')).toBe('0000111111112345');
});

test('a text of another length or alphabet is no recovery code', () => {
  for (const typed of [
    '',
    '123456',
    'AB12-CD34-EF56-GH7',
    'AB12-CD34-EF56-GH789',
    'UUUU-CD34-EF56-GH78',
    '٣٣٣٣-CD34-EF56-GH78',
  ])
    expect(readRecoveryCode(typed)).toBeNull();
  fc.assert(fc.property(fc.string(), (typed) => (readRecoveryCode(typed) ?? '').length % RECOVERY_CHARS === 0));
});
