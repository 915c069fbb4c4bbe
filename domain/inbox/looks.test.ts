import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INBOX_KINDS } from './inbox.ts';
import { LOOK_MINUTES, lookedAtAs, looksFrom, minutesOpen } from './looks.ts';

const moment = fc.date({ noInvalidDate: true, min: new Date('2020-01-01'), max: new Date('2040-01-01') });

test('a look counts for its minutes and not a moment longer, and is never said to be older than them', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: -1, max: 2 * LOOK_MINUTES * 60_000 }), (now, ago) => {
      const seen = new Date(now.getTime() - ago);
      const counts = seen > looksFrom(now);
      expect(counts).toBe(ago < LOOK_MINUTES * 60_000);
      expect(minutesOpen(seen, now)).toBeGreaterThanOrEqual(0);
      if (counts) expect(minutesOpen(seen, now)).toBeLessThan(LOOK_MINUTES);
    }),
  );
});

test('kinds that share a page are looked at as one, and asking twice changes nothing', () => {
  for (const kind of INBOX_KINDS) expect(lookedAtAs(lookedAtAs(kind))).toBe(lookedAtAs(kind));
  expect(lookedAtAs('refund')).toBe(lookedAtAs('proof'));
});
