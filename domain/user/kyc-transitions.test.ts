import { describe, expect, it } from 'vitest';
import { mayEditIdentity, mayJudgeUser, mayMoveKyc, nextKycStatuses } from './kyc-transitions.ts';
import { KYC_STATUSES, type KycStatus } from './status.ts';

describe('an identity check', () => {
  it('is sent by the person, answered by the provider and reviewed by the manager', () => {
    expect(nextKycStatuses('CREATED', 'person')).toEqual(['RUNNING']);
    expect(nextKycStatuses('RUNNING', 'provider')).toEqual([
      'PENDING',
      'MANUAL_REVIEW',
      'SUCCESS',
      'ERROR',
      'VERIFICATION_ERROR',
    ]);
    expect(nextKycStatuses('MANUAL_REVIEW')).toEqual(['SUCCESS', 'MANUAL_ERROR']);
    expect(nextKycStatuses('SUCCESS')).toEqual([]);
  });

  it('succeeds by nobody’s word but the provider’s and the manager’s', () => {
    const from: (KycStatus | null)[] = [null, ...KYC_STATUSES];
    expect(from.filter((status) => mayMoveKyc(status, 'SUCCESS', 'person'))).toEqual([]);
    expect(from.filter((status) => mayMoveKyc(status, 'SUCCESS', 'manager'))).toEqual(['MANUAL_REVIEW']);
    expect(from.filter((status) => mayMoveKyc(status, 'SUCCESS', 'provider'))).toEqual(['RUNNING', 'PENDING']);
  });

  it('strands nobody: from every status but SUCCESS there is a way to it', () => {
    const reached = (start: KycStatus | null) => {
      const seen = new Set<KycStatus | null>([start]);
      for (const status of seen) for (const next of nextKycStatuses(status)) seen.add(next);
      return seen.has('SUCCESS');
    };
    for (const status of [null, ...KYC_STATUSES]) expect(reached(status)).toBe(true);
  });

  it('freezes the data while it runs and once it has succeeded', () => {
    expect([null, ...KYC_STATUSES].filter(mayEditIdentity)).toEqual([
      null,
      'CREATED',
      'ERROR',
      'VERIFICATION_ERROR',
      'MANUAL_ERROR',
    ]);
  });
});

describe('a manager’s word on a person', () => {
  it('names a reason when it is a rejection, and only then', () => {
    expect(mayJudgeUser('PENDING', 'REJECTED', 'KYC')).toBe(true);
    expect(mayJudgeUser('PENDING', 'REJECTED', null)).toBe(false);
    expect(mayJudgeUser('PENDING', 'VERIFIED', null)).toBe(true);
    expect(mayJudgeUser('PENDING', 'VERIFIED', 'USER')).toBe(false);
    expect(mayJudgeUser('VERIFIED', 'REJECTED', 'USER')).toBe(true);
    expect(mayJudgeUser('VERIFIED', 'PENDING', null)).toBe(false);
    expect(mayJudgeUser('VERIFIED', 'VERIFIED', null)).toBe(false);
  });
});
