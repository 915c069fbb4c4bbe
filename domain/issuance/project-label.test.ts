import { describe, expect, it } from 'vitest';
import { PROJECT_LABELS, projectLabel } from './project-label.ts';
import { ISSUANCE_STATUSES } from './status.ts';
import { tokenLabel } from './token-label.ts';

const sums = (raisedCents: bigint) => ({ raisedCents, softCapCents: 100n });

describe('a project’s label', () => {
  it('is financed for a closed offer with at least its soft cap in, and not financed below it or with nothing in', () => {
    expect(projectLabel('CLOSED', sums(100n))).toBe('FINANCED');
    expect(projectLabel('CLOSED', sums(99n))).toBe('NOT_FINANCED');
    expect(projectLabel('CLOSED', sums(0n))).toBe('NOT_FINANCED');
    expect(projectLabel('CLOSED', { raisedCents: 0n, softCapCents: 0n })).toBe('NOT_FINANCED');
  });

  it('is closed for a closed offer of which nobody says what came in, and the phase itself before that', () => {
    expect(projectLabel('CLOSED', null)).toBe('CLOSED');
    for (const status of ISSUANCE_STATUSES.filter((one) => one !== 'CLOSED'))
      for (const cents of [0n, 99n, 500n]) expect(projectLabel(status, sums(cents))).toBe(status);
    expect(new Set(PROJECT_LABELS).size).toBe(PROJECT_LABELS.length);
  });

  it('says the same of a closed project as its token’s card', () => {
    for (const cents of [0n, 99n, 100n, 500n])
      expect(projectLabel('CLOSED', sums(cents)) === 'FINANCED').toBe(tokenLabel('CLOSED', sums(cents)) === 'financed');
  });
});
