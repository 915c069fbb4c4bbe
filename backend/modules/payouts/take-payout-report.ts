import { readFile } from 'node:fs/promises';
import { fieldRefusal, notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { takePayoutReport } from '#contract/payouts.ts';
import { readPain002 } from '#domain/payout/pain002.ts';
import { outcomesOf, type ReportProblem } from '#domain/payout/report-outcome.ts';
import { problem, type ValidatorKey } from '#domain/validation/problem.ts';
import { refundsBack } from './end-refunds.ts';
import { payoutsBack } from './payout-ends.repository.ts';
import { fileById, setReported, setTransfers, transfersOf } from './payout-files.repository.ts';
import { tellReturned } from './returned-mail.ts';

const MOST_BYTES = 2_000_000;
/** Where the bank says that it rejected, and not why (ISO 20022: narrative). */
const NO_REASON = 'NARR';

const PROBLEM_KEYS: Record<ReportProblem, ValidatorKey> = {
  other_file: 'validator.error_report_other_file',
  other_sums: 'validator.error_report_other_sums',
  unknown_transfer: 'validator.error_report_unknown_transfer',
  cut: 'validator.error_report_cut',
  silent: 'validator.error_report_silent',
};

/** Takes a report in: all of it or nothing. A transfer that has ended stays ended, so that the same report may come again. */
export const takePayoutReportRoute = serve(takePayoutReport, async (call, { params, files }) => {
  const { tx, tenant, now } = call;
  const found = await fileById(tx, tenant.id, params.id);
  if (!found) throw notFound();
  const upload = files.report;
  const refuse = (key: ValidatorKey) => fieldRefusal({ report: problem(key) });
  if (!upload) throw refuse('validator.error_null');
  if (upload.bytes > MOST_BYTES) throw refuse('validator.error_report_unreadable');
  const report = readPain002((await readFile(upload.path)).toString('utf8'));
  if (!report) throw refuse('validator.error_report_unreadable');
  const transfers = await transfersOf(tx, tenant.id, params.id, true);
  const { messageId, totalCents } = found.file;
  const told = outcomesOf(report, { messageId, totalCents, endToEndIds: transfers.map((row) => row.endToEndId) });
  if ('problem' in told) throw refuse(PROBLEM_KEYS[told.problem]);
  const open = new Set(
    transfers
      .filter(({ outcome }) => outcome === 'UNDER_WAY' || outcome === 'BOOKED')
      .map(({ endToEndId }) => endToEndId),
  );
  const counts = { booked: 0, rejected: 0, under_way: 0 };
  const booked: string[] = [];
  for (const { endToEndId, outcome, reasons } of told.outcomes) {
    if (!open.has(endToEndId)) continue;
    if (outcome === 'UNDER_WAY') counts.under_way += 1;
    else if (outcome === 'BOOKED') booked.push(endToEndId);
    else {
      counts.rejected += 1;
      await setTransfers(tx, tenant.id, [endToEndId], { outcome, reasons: [...reasons], endedAt: now });
      const reason = reasons[0] ?? NO_REASON;
      await tellReturned(call, await payoutsBack(tx, tenant.id, [endToEndId], reason));
      await refundsBack(call, [endToEndId], reason);
    }
  }
  await setTransfers(tx, tenant.id, booked, { outcome: 'BOOKED' });
  counts.booked = booked.length;
  await setReported(tx, tenant.id, params.id, report.messageId, now);
  await call.audit('payout.reported', {
    subject: { type: 'payout_file', id: params.id },
    details: { report: report.messageId.slice(0, 35), sha256: upload.sha256, ...counts },
  });
  return { data: counts };
});
