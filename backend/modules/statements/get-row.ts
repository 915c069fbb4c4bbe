import { serve } from '#backend/http/serve.ts';
import { getStatementRow } from '#contract/statements.ts';
import { rowAnswer } from './row-wire.ts';

/** One movement, and whether it could go to a balance. */
export const getStatementRowRoute = serve(getStatementRow, async (call, { params }) => {
  const { data } = await rowAnswer(call, params.id);
  return { data: { ...data, balance_on: call.tenant.customization.extras.payWithBalance } };
});
