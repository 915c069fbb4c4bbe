import { describe, expect, it } from 'vitest';
import { IDENTITY_CAUSES } from '#domain/user/identity-causes.ts';
import { outcomeOf } from './review-outcome.ts';

const red = (reviewRejectType: string, rejectLabels: string[]) => ({
  reviewStatus: 'completed',
  reviewResult: { reviewAnswer: 'RED', reviewRejectType, rejectLabels },
});
const green = { reviewStatus: 'completed', reviewResult: { reviewAnswer: 'GREEN' } };

describe('what a review makes of a check', () => {
  it.each(['pending', 'prechecked', 'queued', 'onHold', 'awaitingUser', 'something new'])(
    'nothing yet: %s',
    (status) => {
      expect(outcomeOf({ reviewStatus: status }, 'INDIVIDUAL')).toBeNull();
    },
  );

  it('a yes confirms a person; the papers of a company are for a manager', () => {
    expect(outcomeOf(green, 'INDIVIDUAL')?.status).toBe('SUCCESS');
    expect(outcomeOf(green, null)?.status).toBe('SUCCESS');
    expect(outcomeOf(green, 'LEGAL_ENTITY')?.status).toBe('MANUAL_REVIEW');
  });

  it('a no that can be mended names each cause once; what has no word of ours is left to the manager', () => {
    const outcome = outcomeOf(red('RETRY', ['LOW_QUALITY', 'SCREENSHOTS', 'EXPIRATION_DATE', 'FORGERY']), 'INDIVIDUAL');
    expect(outcome).toMatchObject({ status: 'VERIFICATION_ERROR', causes: ['UNREADABLE', 'EXPIRED'] });
    expect(outcome?.labels).toHaveLength(4);
    for (const cause of outcome?.causes ?? []) expect(IDENTITY_CAUSES).toContain(cause);
  });

  it('a no for good tells the person no cause, whatever its labels', () => {
    expect(outcomeOf(red('FINAL', ['EXPIRATION_DATE', 'SANCTIONS']), 'INDIVIDUAL')).toMatchObject({
      status: 'VERIFICATION_ERROR',
      causes: [],
      labels: ['EXPIRATION_DATE', 'SANCTIONS'],
    });
  });

  it('an answer that nobody knows is for a manager', () => {
    const odd = { reviewStatus: 'completed', reviewResult: { reviewAnswer: 'YELLOW' } };
    expect(outcomeOf(odd, 'INDIVIDUAL')?.status).toBe('MANUAL_REVIEW');
    expect(outcomeOf({ reviewStatus: 'completed' }, 'INDIVIDUAL')?.status).toBe('MANUAL_REVIEW');
  });
});
