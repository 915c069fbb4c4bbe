import { centsOf, moneyText } from '#domain/money/money.ts';
import type { StatusReport } from './pain002.ts';

/** What becomes of a transfer: on its way, booked by the payer's bank, refused or sent back, and gone with a movement of the account, which alone ends it. */
export const TRANSFER_STATES = ['UNDER_WAY', 'BOOKED', 'REJECTED', 'LEFT'] as const;
type TransferOutcome = Exclude<(typeof TRANSFER_STATES)[number], 'LEFT'>;

/** The file that was sent, as it was frozen. */
interface SentFile {
  messageId: string;
  totalCents: bigint;
  endToEndIds: readonly string[];
}

/**
 * Why a report is refused as a whole: of another file, or another payment in it; count or sum are not those of the file; it speaks of transfers that were not in it,
 * or of one twice; fewer rejections stand in it than it counts (cut); it says nothing of anything.
 */
export type ReportProblem = 'other_file' | 'other_sums' | 'unknown_transfer' | 'cut' | 'silent';

/** One transfer, what became of it, and the bank's reason codes where it was rejected. */
interface Outcome {
  endToEndId: string;
  outcome: TransferOutcome;
  reasons: readonly string[];
}

/** ISO 20022, external payment statuses. What is not named here is on its way: no word of a bank but these ends a transfer. */
const ENDS: Readonly<Record<string, TransferOutcome>> = {
  RJCT: 'REJECTED',
  CANC: 'REJECTED',
  ACSC: 'BOOKED',
  ACCC: 'BOOKED',
};

/** Says that its parts differ: it is no word on any of them. */
const PARTLY = 'PART';

/**
 * What became of each transfer that a report speaks of: the word on the transfer itself, else on its payment, else on the file. A file is PART where its parts
 * differ; then who is not named stays as they were. Or why the report is refused.
 */
export function outcomesOf(report: StatusReport, file: SentFile): { outcomes: Outcome[] } | { problem: ReportProblem } {
  const problem = problemOf(report, file);
  if (problem) return { problem };
  const [payment] = report.payments;
  const named = new Map(payment?.transfers.map((transfer) => [transfer.endToEndId, transfer]));
  const whole = [payment?.said, report.group].find((said) => said && said.status !== PARTLY) ?? null;
  const outcomes = file.endToEndIds.flatMap((endToEndId) => {
    const said = named.get(endToEndId) ?? whole;
    if (!said) return [];
    const outcome = ENDS[said.status] ?? 'UNDER_WAY';
    return [{ endToEndId, outcome, reasons: outcome === 'REJECTED' ? said.reasons : [] }];
  });
  return outcomes.length === 0 ? { problem: 'silent' } : { outcomes };
}

function problemOf(report: StatusReport, { messageId, totalCents, endToEndIds }: SentFile): ReportProblem | null {
  const { payments, originalCount, originalSum, rejectedCount } = report;
  if (report.originalMessageId !== messageId || payments.length > 1) return 'other_file';
  if (payments.some(({ paymentId }) => paymentId !== '' && paymentId !== messageId)) return 'other_file';
  if (originalCount !== '' && Number(originalCount) !== endToEndIds.length) return 'other_sums';
  if (originalSum !== '' && !isSum(originalSum, totalCents)) return 'other_sums';
  const transfers = payments.flatMap((payment) => payment.transfers);
  const ours = new Set(endToEndIds);
  const ids = new Set(transfers.map(({ endToEndId }) => endToEndId));
  if (ids.size < transfers.length || [...ids].some((id) => !ours.has(id))) return 'unknown_transfer';
  const rejected = transfers.filter(({ status }) => status === 'RJCT').length;
  if (rejectedCount !== null && rejected > 0 && rejected !== rejectedCount) return 'cut';
  return null;
}

/** Banks write 100, 100.0 and 100.00. */
function isSum(text: string, cents: bigint): boolean {
  const [, whole = '', fraction = ''] = /^(\d{1,15})(?:\.(\d{1,5}))?$/.exec(text) ?? [];
  if (whole === '' || /[^0]/.test(fraction.slice(2))) return false;
  return centsOf(`${BigInt(whole)}.${fraction.slice(0, 2).padEnd(2, '0')}`) === centsOf(moneyText(cents));
}
