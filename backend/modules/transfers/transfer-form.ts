import { serve } from '#backend/http/serve.ts';
import { getTransferForm } from '#contract/transfers.ts';
import { dayIn } from '#domain/time/zone.ts';
import { freeTokens, wrongOfToken } from '#domain/transfer/transfer.ts';
import { ownHoldings } from './own-holdings.repository.ts';

/** What the caller holds; what cannot go says why. */
export const getTransferFormRoute = serve(getTransferForm, async ({ tx, tenant, user, now }) => {
  const today = dayIn(now, tenant.customization.tenant.time_zone);
  const holdings = await ownHoldings(tx, tenant.id, user.id);
  return {
    data: {
      holdings: holdings.map(({ id, title, symbol, status, expiresOn, held, kept, certified, onChain }) => ({
        issuance: { id, title, symbol },
        held,
        free: freeTokens(held, kept),
        certified,
        refused: wrongOfToken({ status, matured: expiresOn !== null && expiresOn < today, onChain }),
      })),
    },
  };
});
