import { describe, expect, it } from 'vitest';
import { IDENTITY_CAUSES } from '#domain/user/identity-causes.ts';
import { causesAtOnce, outcomeOf } from './review-outcome.ts';

const red = (reviewRejectType: string, rejectLabels: string[]) => ({
  reviewStatus: 'completed',
  reviewResult: { reviewAnswer: 'RED', reviewRejectType, rejectLabels },
});
const green = { reviewStatus: 'completed', reviewResult: { reviewAnswer: 'GREEN' } };

describe('the outcome of a provider’s review', () => {
  it.each(['pending', 'prechecked', 'queued', 'onHold', 'awaitingUser', 'something new'])(
    'a review without an answer decides nothing yet: %s',
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
    expect(outcome).toMatchObject({ status: 'VERIFICATION_ERROR', causes: ['UNREADABLE', 'NOT_ORIGINAL', 'EXPIRED'] });
    expect(outcome?.labels).toHaveLength(4);
    for (const cause of outcome?.causes ?? []) expect(IDENTITY_CAUSES).toContain(cause);
  });

  it.each([
    ...['UNSATISFACTORY_PHOTOS', 'LOW_QUALITY', 'SCREENSHOTS', 'BLACK_AND_WHITE', 'GRAPHIC_EDITOR', 'DIGITAL_DOCUMENT'],
    ...['INCOMPLETE_DOCUMENT', 'DOCUMENT_PAGE_MISSING', 'FRONT_SIDE_MISSING', 'BACK_SIDE_MISSING', 'DOCUMENT_MISSING'],
    ...[
      'EXPIRATION_DATE',
      'DOCUMENT_DAMAGED',
      'DOCUMENT_DEPRIVED',
      'ID_INVALID',
      'NOT_DOCUMENT',
      'BAD_PROOF_OF_IDENTITY',
    ],
    ...['DOCUMENT_TEMPLATE', 'UNSUITABLE_DOCUMENT', 'UNSUITABLE_ENV', 'UNSUPPORTED_LANGUAGE', 'INCOMPATIBLE_LANGUAGE'],
    ...['WRONG_USER_REGION', 'PROBLEMATIC_APPLICANT_DATA', 'INCONSISTENT_PROFILE', 'REQUESTED_DATA_MISMATCH'],
    ...['ADDITIONAL_DOCUMENT_REQUIRED', 'ADDITIONAL_PAGES_REQUIRED'],
  ])('a no that can be mended has a word of its own for %s', (label) => {
    const { causes } = outcomeOf(red('RETRY', [label]), 'INDIVIDUAL') ?? { causes: [] };
    expect(causes).toHaveLength(1);
    expect(causes).not.toContain('NOT_CONFIRMED');
  });

  it('a no that can be mended is never without a word, whatever its labels', () => {
    for (const labels of [[], ['A_LABEL_OF_TOMORROW'], ['toString']])
      expect(outcomeOf(red('RETRY', labels), 'INDIVIDUAL')?.causes).toEqual(['NOT_CONFIRMED']);
    expect(causesAtOnce(['dataNotReadable', 'expiredDoc', 'tagOfTomorrow'])).toEqual([
      'UNREADABLE',
      'EXPIRED',
      'NOT_CONFIRMED',
    ]);
  });

  it('the provider’s words for the person are kept as plain text, and only where the person may try again', () => {
    const comment = 'Please <b>upload</b> a photo\n\u202eof https://evil.test/x both sides.';
    const review = red('RETRY', ['BACK_SIDE_MISSING']);
    const told = { ...review, reviewResult: { ...review.reviewResult, moderationComment: comment } };
    expect(outcomeOf(told, 'INDIVIDUAL')?.comment).toBe('Please upload a photo of both sides.');
    const final = { ...told, reviewResult: { ...told.reviewResult, reviewRejectType: 'FINAL' } };
    expect(outcomeOf(final, 'INDIVIDUAL')?.comment).toBeNull();
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
