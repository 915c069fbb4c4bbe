import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHECK_CODE_CHARS, checkCodeOf, groupedCheckCode, readCheckCode } from './check-code.ts';

const code = fc.uint8Array({ minLength: CHECK_CODE_CHARS, maxLength: 32 }).map(checkCodeOf);

describe('a check code', () => {
  it('is read back as it is printed, in small letters, with spaces, and with O, I or L for the digits that look like them', () => {
    fc.assert(
      fc.property(code, (made) => {
        const printed = groupedCheckCode(made);
        expect(printed).toMatch(/^(?:[0-9A-Z]{4}-){4}[0-9A-Z]{4}$/);
        const alike = printed.replaceAll('0', 'o').replaceAll('1', 'l').toLowerCase().replaceAll('-', ' ');
        return [printed, alike, ` ${made} `].every((typed) => readCheckCode(typed) === made);
      }),
    );
  });

  it('is nothing else: shorter, longer, or with a sign that none has', () => {
    fc.assert(fc.property(code, (made) => readCheckCode(made.slice(1)) === null && readCheckCode(`${made}7`) === null));
    expect(readCheckCode('U'.repeat(CHECK_CODE_CHARS))).toBeNull();
    expect(readCheckCode('')).toBeNull();
  });
});
