import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canBeTried, isWholeKey, PROVIDER_NAMES, resultOfStatus, TRIAL_RESULTS } from './provider-trial.ts';

describe('a key', () => {
  it('is whole as long as each of its signs can travel in a header', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\x21-\x7e]{1,60}$/), (key) => {
        expect(isWholeKey(key)).toBe(true);
      }),
    );
  });

  it('is not whole with a line end, a blank, a tab or a letter of no header anywhere in it', () => {
    const part = fc.stringMatching(/^[\x21-\x7e]{0,20}$/);
    const wrong = fc.constantFrom('\n', '\r\n', '\r', ' ', '\t', '\u0000', 'ñ', '\u200b', '\u00a0');
    fc.assert(
      fc.property(part, wrong, part, (before, sign, behind) => {
        expect(isWholeKey(before + sign + behind)).toBe(false);
      }),
    );
    expect(isWholeKey('')).toBe(false);
  });
});

describe('the answer to a question', () => {
  it('is always one of the known results, and a good one for 2xx alone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 599 }), (status) => {
        const result = resultOfStatus(status);
        expect(TRIAL_RESULTS).toContain(result);
        expect(result === 'ANSWERED').toBe(status >= 200 && status < 300);
      }),
    );
    expect([401, 403, 404, 500].map(resultOfStatus)).toEqual(['REFUSED', 'NARROW', 'OTHER', 'OTHER']);
  });
});

it('every provider can be tried but the one that answers orders alone', () => {
  expect(PROVIDER_NAMES.filter((name) => !canBeTried(name))).toEqual(['redsys']);
});
