import type { Served } from '#backend/http/serve.ts';
import { confirmTransferRoute } from './confirm-transfer.ts';
import { dropTransferRoute } from './drop-draft.ts';
import { getTransferDraftRoute } from './get-draft.ts';
import { listProjectTransfersRoute } from './list-project-transfers.ts';
import { listTransfersRoute } from './list-transfers.ts';
import { prepareTransferRoute } from './prepare-transfer.ts';
import { sendTransferCodeRoute } from './send-code.ts';
import { getTransferFormRoute } from './transfer-form.ts';

/** Everything of contract/transfers.ts; whoever moves tokens for another reason calls `move-tokens.ts`. */
export const transfersRoutes: readonly Served[] = [
  listTransfersRoute,
  listProjectTransfersRoute,
  getTransferFormRoute,
  prepareTransferRoute,
  getTransferDraftRoute,
  sendTransferCodeRoute,
  confirmTransferRoute,
  dropTransferRoute,
];
