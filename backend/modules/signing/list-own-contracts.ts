import { serve } from '#backend/http/serve.ts';
import { listOwnContracts } from '#contract/signing.ts';
import { moneyText } from '#domain/money/money.ts';
import { signedContractsPage } from './own-contracts.repository.ts';

/** What the caller has signed, newest first. */
export const listOwnContractsRoute = serve(listOwnContracts, async ({ tx, tenant, user }, { query }) => {
  const { rows, meta } = await signedContractsPage(tx, tenant.id, user.id, query);
  return {
    data: rows.map((row) => ({
      id: row.id,
      file_id: row.fileId,
      signed_at: row.signedAt.toISOString(),
      voided_at: row.voidedAt?.toISOString() ?? null,
      order: {
        id: row.orderId,
        reference: row.reference,
        title: row.title,
        tokens: row.tokens,
        amount: moneyText(row.cents),
      },
    })),
    meta,
  };
});
