import { expect, it } from 'vitest';
import { matchFunding } from './match-funding.ts';

it('an issuer’s transfer funds a distribution where it is exactly what is missing, before or after it is approved; all else waits', () => {
  const missingCents = 120_000n;
  expect(matchFunding(120_000n, { status: 'PROPOSED', missingCents })).toBe('exact');
  expect(matchFunding(120_000n, { status: 'APPROVED', missingCents })).toBe('exact');
  expect(matchFunding(119_999n, { status: 'APPROVED', missingCents })).toBe('part');
  expect(matchFunding(120_001n, { status: 'APPROVED', missingCents })).toBe('over');
  expect(matchFunding(120_000n, { status: 'APPROVED', missingCents: 0n })).toBe('duplicate');
  expect(matchFunding(120_000n, { status: 'PAID', missingCents: 0n })).toBe('duplicate');
  for (const status of ['REJECTED', 'WITHDRAWN'] as const)
    expect(matchFunding(120_000n, { status, missingCents: 0n })).toBe('late');
});
