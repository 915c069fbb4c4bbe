import { expect, test } from 'vitest';
import { factsLine } from './facts-line.ts';

test('facts on a line keep each dot with the fact before it, so that no line begins with a dot', () => {
  expect(factsLine('Gain: 96.19 € · Multiple: 1.03 × · Balance: 450 €')).toBe(
    'Gain: 96.19 €\u00a0· Multiple: 1.03 ×\u00a0· Balance: 450 €',
  );
});

test('the end of an account stays with the dots that stand for the rest of it', () => {
  expect(factsLine('28 Nov 2026 · to ES43 •••• 7683')).toBe('28 Nov 2026\u00a0· to ES43 ••••\u00a07683');
});

test('a line that is no text is left as it is by the rule of dots', () => {
  expect(factsLine(null)).toBeNull();
  expect(factsLine(7)).toBe(7);
});
