import { moneyText } from '#domain/money/money.ts';
import type { FileRow } from './payout-files.repository.ts';

/**
 * A file as the API answers it.
 * @param returned how many of its transfers came back
 */
export function presentFile(file: FileRow, madeBy: string | null, returned: number) {
  return {
    id: file.id,
    message_id: file.messageId,
    execute_on: file.executeOn,
    made_at: file.madeAt.toISOString(),
    made_by: madeBy ?? '',
    transfers: file.transfers,
    total: moneyText(file.totalCents),
    reported_at: file.reportedAt?.toISOString() ?? null,
    returned,
  };
}
