import { expect, test } from 'vitest';
import { ownMoneyRefusal } from './own-money.ts';
import { ROW_STATES } from './row-state.ts';

const debit = { state: 'IGNORED' as const, isCredit: false, isReversal: false, cents: 8100n };

test('a debit is the tenant’s own money up to what was paid in ether, to the cent', () => {
  expect([8101n, 8100n, 8099n, 0n].map((paid) => ownMoneyRefusal(debit, paid))).toEqual([
    null,
    null,
    'ether_over',
    'ether_over',
  ]);
});

test('a movement that is resolved, came in or takes a booking back is not the tenant’s own money, whatever was paid', () => {
  expect(ROW_STATES.map((state) => ownMoneyRefusal({ ...debit, state }, 10_000n))).toEqual([
    'row_resolved',
    null,
    'row_resolved',
    'row_resolved',
    null,
  ]);
  expect(ownMoneyRefusal({ ...debit, isCredit: true }, 10_000n)).toBe('other_way');
  expect(ownMoneyRefusal({ ...debit, isReversal: true }, 10_000n)).toBe('other_way');
});
