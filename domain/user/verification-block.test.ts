import { describe, expect, it } from 'vitest';
import { KYC_STATUSES } from './status.ts';
import { verificationBlock } from './verification-block.ts';

describe('verificationBlock', () => {
  it('lets nobody be verified by hand before their identity is, where the tenant has it checked', () => {
    for (const status of [null, ...KYC_STATUSES]) {
      expect(verificationBlock(true, status) === null, String(status)).toBe(status === 'SUCCESS');
      expect(verificationBlock(false, status)).toBeNull();
    }
    expect(verificationBlock(true, null)).toBe('identity_missing');
    expect(verificationBlock(true, 'MANUAL_REVIEW')).toBe('identity_waits');
    expect(verificationBlock(true, 'MANUAL_ERROR')).toBe('identity_refused');
  });
});
