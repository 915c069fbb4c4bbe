import { describe, expect, it } from 'vitest';
import { mayAddPapers, mayRemovePapers, showsPapers } from './documents.ts';
import { DISTRIBUTION_STATUSES, type DistributionStatus } from './status.ts';

const MANAGER = true;
const ISSUER = false;
const standing = (status: DistributionStatus, approvals = 0) => ({ status, approvals });

describe('papers of a distribution', () => {
  it('come from its issuer until the first manager has said yes, so that nobody agrees to less than holders read', () => {
    expect(mayAddPapers(standing('PROPOSED'), ISSUER)).toBe(true);
    expect(mayAddPapers(standing('PROPOSED', 1), ISSUER)).toBe(false);
    expect(mayAddPapers(standing('APPROVED', 2), ISSUER)).toBe(false);
    expect(mayAddPapers(standing('PAID', 2), ISSUER)).toBe(false);
  });

  it('come from managers at any time, but to one that came to nothing', () => {
    expect(DISTRIBUTION_STATUSES.filter((status) => mayAddPapers(standing(status, 1), MANAGER))).toEqual([
      'PROPOSED',
      'APPROVED',
      'PAID',
    ]);
  });

  it('are taken away by nobody once holders can read them', () => {
    for (const status of DISTRIBUTION_STATUSES)
      for (const who of [MANAGER, ISSUER])
        if (mayRemovePapers(standing(status), who)) {
          expect(showsPapers(status)).toBe(false);
          expect(mayAddPapers(standing(status), who)).toBe(true);
        }
    expect(mayRemovePapers(standing('PROPOSED', 1), MANAGER)).toBe(true);
    expect(mayRemovePapers(standing('PROPOSED', 1), ISSUER)).toBe(false);
  });

  it('are read by holders once it is approved, and not of a proposal', () => {
    expect(DISTRIBUTION_STATUSES.filter(showsPapers)).toEqual(['APPROVED', 'PAID']);
  });
});
