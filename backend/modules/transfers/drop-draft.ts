import { serve } from '#backend/http/serve.ts';
import { dropTransfer } from '#contract/transfers.ts';
import { dropDraft } from './drafts.repository.ts';

/** Drops the draft that the caller sees; one that is gone already stays so. */
export const dropTransferRoute = serve(dropTransfer, async ({ tx, tenant, user }, { body }) => ({
  data: { dropped: await dropDraft(tx, { tenantId: tenant.id, userId: user.id, id: body.id }) },
}));
