import { expect, it } from 'vitest';
import { parseHumanAmount, parseHumanPrice } from './human-amount.ts';
import { priceOf } from './price.ts';

it('an amount below zero is refused by the least that its field takes, and by 0 only where 0 may stand there', () => {
  for (const [least, min] of [
    [1n, '0.01'],
    [5_000n, '50.00'],
    [0n, 0],
  ] as const)
    expect(parseHumanAmount('-5', 'es', '€', least)).toEqual({
      ok: false,
      problem: { why: 'negative', key: 'validator.error_number_min', params: { min } },
    });
});

it('an amount from zero up is read whatever the least is: its own rule says whether it is enough', () => {
  expect(parseHumanAmount('0', 'es', '€', 1n)).toEqual({ ok: true, value: 0n });
  expect(parseHumanAmount('12,50 €', 'es', '€', 5_000n)).toEqual({ ok: true, value: 1_250n });
});

it('a price below zero is refused by the least that its field takes', () => {
  expect(parseHumanPrice('-1', 'en', '€', priceOf('0.005'))).toMatchObject({
    problem: { key: 'validator.error_number_min', params: { min: '0.005' } },
  });
});
