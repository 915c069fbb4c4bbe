import { expect, test } from 'vitest';
import { INVESTMENT_STATUSES } from '#domain/investment/status.ts';
import { orderChip } from './order-chip.ts';

test('an order’s status has the same word for the house and for its investor, and only its tint differs', () => {
  const t = ((key: string) => key) as unknown as Parameters<typeof orderChip>[0]['t'];
  for (const status of INVESTMENT_STATUSES)
    for (const reader of ['house', 'investor'] as const)
      expect(orderChip({ t }, status, reader).label).toBe(`statuses:investment.${status}`);
  expect(orderChip({ t }, 'MINTED').tone).toBe('neutral');
  expect(orderChip({ t }, 'MINTED', 'investor').tone).toBe('positive');
});
