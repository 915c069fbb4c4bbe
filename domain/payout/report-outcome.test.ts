import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StatusReport } from './pain002.ts';
import { outcomesOf } from './report-outcome.ts';

const FILE = { messageId: 'F-1', totalCents: 500n, endToEndIds: ['T-1', 'T-2', 'T-3', 'T-4', 'T-5'] };
const WORDS = ['RJCT', 'CANC', 'ACSC', 'ACCC', 'ACCP', 'ACSP', 'ACTC', 'ACWC', 'PDNG', 'RCVD', 'PART', 'XXXX'] as const;

const said = fc.record({ status: fc.constantFrom(...WORDS), reasons: fc.subarray(['AC01', 'AC04', 'MD07']) });
const reports = fc
  .record({
    group: fc.option(said),
    payment: fc.option(said),
    named: fc.subarray(FILE.endToEndIds),
    words: fc.array(said, { minLength: 5, maxLength: 5 }),
  })
  .map(({ group, payment, named, words }): StatusReport => {
    const transfers = named.map((endToEndId, at) => ({
      endToEndId,
      ...(words[at] ?? { status: 'PDNG', reasons: [] }),
    }));
    return {
      messageId: 'B-1',
      originalMessageId: 'F-1',
      originalCount: '5',
      originalSum: '5.0',
      group,
      payments: [{ paymentId: 'F-1', said: payment, transfers }],
      rejectedCount: null,
    };
  });

test('a report speaks of each transfer of the file at most once, and rejects none that no word of it rejects', () => {
  fc.assert(
    fc.property(reports, (report) => {
      const found = outcomesOf(report, FILE);
      if ('problem' in found) {
        expect(found.problem).toBe('silent');
        return;
      }
      const ids = found.outcomes.map(({ endToEndId }) => endToEndId);
      expect(ids).toEqual(FILE.endToEndIds.filter((id) => ids.includes(id)));
      const [payment] = report.payments;
      for (const { endToEndId, outcome, reasons } of found.outcomes) {
        const own = payment?.transfers.find((transfer) => transfer.endToEndId === endToEndId);
        const words = own ? [own] : [payment?.said, report.group];
        const rejecting = words.filter((word) => word && ['RJCT', 'CANC'].includes(word.status));
        if (outcome === 'REJECTED') expect(rejecting.length).toBeGreaterThan(0);
        else expect(reasons).toEqual([]);
      }
    }),
  );
});
