import { describe, expect, it } from 'vitest';
import { HELD_REASONS, heldReason } from './payable.ts';

const TODAY = '2026-11-22';
const good = {
  deleted: false,
  status: 'VERIFIED',
  identityChecked: true,
  stopped: false,
  idExpiresOn: null,
  frozen: false,
} as const;

/** What is wrong with a holder for each reason, alone. */
const WRONG = {
  deleted: { deleted: true },
  rejected: { status: 'REJECTED' },
  screening: { stopped: true },
  identity_expired: { idExpiresOn: '2026-11-21' },
  identity_not_checked: { identityChecked: false },
  frozen: { frozen: true },
} as const;

describe('a holder who cannot be paid', () => {
  it('is told the one thing that is wrong', () => {
    for (const reason of HELD_REASONS) expect(heldReason({ ...good, ...WRONG[reason] }, TODAY)).toBe(reason);
  });

  it('is told the first of several, in the order of the list', () => {
    for (const [at, first] of HELD_REASONS.entries())
      for (const second of HELD_REASONS.slice(at + 1))
        expect(heldReason({ ...good, ...WRONG[second], ...WRONG[first] }, TODAY)).toBe(first);
  });

  it('is nobody with a document of any later day, or none, whatever a manager has still to say of them', () => {
    for (const idExpiresOn of [null, TODAY, '2026-11-23', '2031-05-31'])
      for (const status of ['PENDING', 'VERIFIED'] as const)
        expect(heldReason({ ...good, status, idExpiresOn }, TODAY)).toBeNull();
  });
});
