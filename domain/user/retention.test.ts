import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KEPT_KINDS, keptAfter, lastDayOf, RETENTION_RULES, ruleOn } from './retention.ts';

const NOTHING = { orders: false, money: false, identity: false };
const kinds = (recorded: Partial<typeof NOTHING>) =>
  keptAfter({ ...NOTHING, ...recorded }, '2026-11-22').map(({ kind, until }) => [kind, until]);

describe('a record of an account that ends', () => {
  it('is nothing where nothing was ordered, moved or checked', () => {
    expect(kinds({})).toEqual([]);
    expect(lastDayOf([])).toBeNull();
  });

  it('names the person as long as the longest rule says, and orders and money for their own years', () => {
    expect(kinds({ identity: true })).toEqual([['identity', '2036-11-22']]);
    expect(kinds({ orders: true })).toEqual([
      ['orders', '2031-11-22'],
      ['identity', '2036-11-22'],
    ]);
    expect(kinds({ money: true, orders: true })).toEqual([
      ['orders', '2031-11-22'],
      ['money', '2032-11-22'],
      ['identity', '2036-11-22'],
    ]);
  });

  it('never loses its name before its records, whatever the rules say', () => {
    const days = fc.integer({ min: 0, max: 20_000 }).map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));
    const rules = fc.record({ orders: fc.nat(40), money: fc.nat(40), identity: fc.nat(40) });
    fc.assert(
      fc.property(
        fc.record({ orders: fc.boolean(), money: fc.boolean(), identity: fc.boolean() }),
        days,
        rules,
        (recorded, day, years) => {
          const made = KEPT_KINDS.map((kind) => ({ kind, from: '1970-01-01', years: years[kind], source: '' }));
          const kept = keptAfter(recorded, day, made);
          const name = kept.find(({ kind }) => kind === 'identity');
          expect(Boolean(name)).toBe(recorded.identity || recorded.orders || recorded.money);
          expect(name?.until ?? null).toBe(lastDayOf(kept));
          expect(kept.every(({ until }) => until >= day)).toBe(true);
        },
      ),
    );
  });

  it('follows the rule of the day on which the account ended', () => {
    const longer = { kind: 'orders', from: '2027-01-01', years: 7, source: 'A later law' } as const;
    const rules = [longer, ...RETENTION_RULES];
    expect(ruleOn('orders', '2026-12-31', rules)?.years).toBe(5);
    expect(ruleOn('orders', '2027-01-01', rules)?.years).toBe(7);
    expect(ruleOn('orders', '2021-11-09')).toBeNull();
    expect(keptAfter({ ...NOTHING, orders: true }, '2027-01-01', rules)[0]?.until).toBe('2034-01-01');
  });

  it('ends on the 28th of February where its account ended on a 29th and that year has none', () => {
    const [orders] = keptAfter({ ...NOTHING, orders: true }, '2028-02-29');
    expect(orders?.until).toBe('2033-02-28');
  });
});
