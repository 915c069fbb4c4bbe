import { expect, test } from 'vitest';
import { INVESTMENT_STATUSES } from '#domain/investment/status.ts';
import { INVESTMENT_STAGE, KYC_STAGE, MOVEMENT_STAGE } from '#domain/status/stage.ts';
import { KYC_STATUSES } from '#domain/user/status.ts';
import { toneOf } from './tone-of.ts';

const houseOf = (stage: Parameters<typeof toneOf>[0]) => toneOf(stage, 'house');

test('amber is for the one who must act, blue for whoever waits for them', () => {
  expect(toneOf(INVESTMENT_STAGE.PROOF_OF_PAYMENT_UPLOADED, 'house')).toBe('caution');
  expect(toneOf(INVESTMENT_STAGE.PROOF_OF_PAYMENT_UPLOADED, 'investor')).toBe('progress');
  expect(toneOf(INVESTMENT_STAGE.IN_UPLOAD_PROOF_OF_PAYMENT, 'house')).toBe('progress');
  expect(toneOf(INVESTMENT_STAGE.IN_UPLOAD_PROOF_OF_PAYMENT, 'investor')).toBe('caution');
});

test('the house sees amber on nothing but what waits for the house', () => {
  expect(INVESTMENT_STATUSES.filter((status) => houseOf(INVESTMENT_STAGE[status]) === 'caution')).toEqual([
    'PROOF_OF_PAYMENT_UPLOADED',
  ]);
  expect(KYC_STATUSES.filter((status) => houseOf(KYC_STAGE[status]) === 'caution')).toEqual(['MANUAL_REVIEW']);
  expect(houseOf(MOVEMENT_STAGE.WAITING)).toBe('caution');
});

test('an ended status is grey and a failed one red, for orders and for issuances', () => {
  for (const reader of ['house', 'investor'] as const) {
    expect(toneOf(INVESTMENT_STAGE.CANCELED, reader)).toBe('neutral');
    expect(toneOf(INVESTMENT_STAGE.PAYMENT_ERROR, reader)).toBe('negative');
    expect(toneOf(INVESTMENT_STAGE.SIGNED, reader)).toBe('positive');
  }
  expect(toneOf(INVESTMENT_STAGE.MINTED, 'house')).toBe('neutral');
  expect(toneOf(INVESTMENT_STAGE.MINTED, 'investor')).toBe('positive');
});
