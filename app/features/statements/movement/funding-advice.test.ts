import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { DISTRIBUTION_STATUSES } from '#domain/distribution/status.ts';
import { centsOf, moneyText } from '#domain/money/money.ts';
import { missesMoney, restSum, whyOfFunding } from './funding-advice.ts';
import { firstAct } from './row-advice.ts';

const t = ((key: string) => key.replace('statements:', '')) as SignedInVisit['t'];
const format = { money: (text: string) => text } as SignedInVisit['format'];
const cents = fc.bigInt(1n, 10_000_000_00n);

it('the sum shows what arrives, less what is missing, as what is left over or still missing, never below zero', () => {
  fc.assert(
    fc.property(cents, fc.bigInt(0n, 10_000_000_00n), (amount, missing) => {
      const [arrives, wanted, rest] = restSum({ t, format }, moneyText(amount), moneyText(missing));
      const left = centsOf(String(rest?.value));
      expect([arrives?.value, wanted?.value]).toEqual([moneyText(amount), moneyText(missing)]);
      expect(left >= 0n).toBe(true);
      expect(rest?.label === 'sum.over' ? amount - missing : missing - amount).toBe(left);
      expect(rest?.tone).toBe(left === 0n ? 'positive' : amount < missing ? 'negative' : 'plain');
    }),
  );
});

it('the page says why the money waits as the distribution stands now', () => {
  const why = (amount: string, missing: string, status: (typeof DISTRIBUTION_STATUSES)[number] = 'APPROVED') =>
    whyOfFunding({ t }, { amount }, { name: 'Dividendo', status, missing });
  expect(why('99.99', '100.00')).toBe('why.fund_part');
  expect(why('100.00', '100.00')).toBe('why.fund_exact');
  expect(why('100.01', '100.00', 'PROPOSED')).toBe('why.fund_over');
  expect(why('100.00', '0.00', 'PAID')).toBe('why.fund_duplicate');
  expect(why('100.00', '0.00', 'WITHDRAWN')).toBe('why.fund_late');
});

it('money is still to come only where something is missing of what can go ahead', () => {
  expect(missesMoney({ open: true, missing: '0.01' })).toBe(true);
  expect(missesMoney({ open: true, missing: '0.00' })).toBe(false);
  expect(missesMoney({ open: false, missing: '0.01' })).toBe(false);
});

it('the way to the distribution stands first while it misses money; afterwards the way back to the sender does', () => {
  type Row = Parameters<typeof firstAct>[0];
  const row = (distribution: Partial<NonNullable<Row['distribution']>>) =>
    ({
      ...{ is_credit: true, reason: 'over', together: [], refunds: [], order: null, undo_refusal: null },
      distribution: { open: true, missing: '100.00', ...distribution } as Row['distribution'],
    }) as Partial<Row> as Row;
  expect(firstAct(row({}))).toBe('fund');
  expect(firstAct(row({ missing: '0.00' }))).toBe('return');
  expect(firstAct(row({ open: false }))).toBe('return');
  expect(firstAct({ ...row({}), distribution: null })).toBe('assign');
});
