import { describe, expect, it } from 'vitest';
import { COMPLAINTS } from './content/complaints.ts';
import { demoDates } from './demo-dates.ts';
import { orderComplainedOf } from './order-complained-of.ts';

const dates = demoDates(new Date('2026-11-28T09:00:00Z'), 'Europe/Madrid');
const order = (id: string, chargedAt: Date | null) => ({ id, chargedAt });

describe('a complaint of the demo about an order', () => {
  it('is filed after the order was made and paid, never about one that is newer or unpaid', () => {
    const about = COMPLAINTS.filter(({ ofOrder }) => ofOrder);
    expect(about.length).toBeGreaterThan(0);
    for (const { filedDay } of about) {
      const orders = [
        order('after the complaint', dates.at(filedDay + 4)),
        order('unpaid', null),
        order('paid on the day of the complaint', dates.at(filedDay)),
        order('paid before', dates.at(filedDay - 5)),
        order('paid long before', dates.at(filedDay - 40)),
      ];
      const happenedAt = dates.at(filedDay - 2);
      expect(orderComplainedOf(orders, happenedAt)?.id).toBe('paid before');
      expect(orderComplainedOf(orders.slice(0, 3), happenedAt)).toBeUndefined();
    }
  });
});
