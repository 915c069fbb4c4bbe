import type { SignedInCall } from '#backend/http/call.ts';
import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { getPayoutFile } from '#contract/payouts.ts';
import { moneyText } from '#domain/money/money.ts';
import { writePain001 } from '#domain/payout/pain001.ts';
import { type FileRow, fileById, type TransferRow, transfersOf } from './payout-files.repository.ts';
import { presentFile } from './present-file.ts';

/** A file, what became of its transfers, and its document: the same bytes whenever it is asked for. */
export const getPayoutFileRoute = serve(getPayoutFile, async (call, { params }) => {
  const { tx, tenant } = call;
  const [found, transfers] = await Promise.all([
    fileById(tx, tenant.id, params.id),
    transfersOf(tx, tenant.id, params.id),
  ]);
  if (!found) throw notFound();
  return {
    data: {
      ...presentFile(found.file, found.madeBy, found.returned),
      rows: transfers.map((row) => ({
        end_to_end_id: row.endToEndId,
        user_id: row.userId,
        is_refund: row.refundId !== null,
        name: row.name,
        iban: row.iban,
        amount: moneyText(row.amountCents),
        outcome: row.outcome,
        reasons: row.reasons,
        ended_at: row.endedAt?.toISOString() ?? null,
      })),
      document: { name: `${found.file.messageId}.xml`, content: documentOf(call, found.file, transfers) },
    },
  };
});

function documentOf({ tenant }: SignedInCall, file: FileRow, transfers: readonly TransferRow[]): string {
  const { holder, iban, bic } = tenant.settings.safeguarding;
  return writePain001({
    messageId: file.messageId,
    createdAt: file.madeAt,
    executeOn: file.executeOn,
    payer: { name: holder, iban, bic: bic || null },
    transfers: transfers.map((row) => ({
      endToEndId: row.endToEndId,
      cents: row.amountCents,
      name: row.name,
      iban: row.iban,
      bic: row.bic,
      text: `${tenant.customization.tenant.name} ${row.endToEndId}`,
    })),
  });
}
