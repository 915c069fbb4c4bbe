import { serve } from '#backend/http/serve.ts';
import { lockOrder } from '#backend/modules/investments/lock-order.ts';
import { mintInvestment } from '#contract/minting.ts';
import { tryToMint } from './try-to-mint.ts';

/** One order is minted or refused with its reason (`MINT_REFUSALS`); one that is minted already stays so. 404 where there is none. */
export const mintInvestmentRoute = serve(mintInvestment, async (call, { params: { id } }) => {
  const refused = await tryToMint(call, await lockOrder(call.tx, id), call.user.id);
  return { data: { id, minted: refused === null || refused === 'already_minted', refused } };
});
