import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { getOwnDebt } from '#contract/debts.ts';
import { debtOf } from './debt-of.ts';
import { tokensOf } from './debts.repository.ts';
import { presentDebt } from './present-debt.ts';

/** How a debt is paid back, for who holds it. The distributions behind it are pages of others. */
export const getOwnDebtRoute = serve(getOwnDebt, async (call, { params }) => {
  const tokens = await tokensOf(call.tx, call.tenant.id, params.id, call.user.id);
  if (tokens === null) throw notFound();
  const debt = await debtOf(call, params.id);
  if (!debt) return { data: null };
  const { instalments, ...sheet } = presentDebt(call, debt);
  const own = instalments.map((line) => ({ ...line, distribution_id: null }));
  return { data: { ...sheet, instalments: own, tokens, supply: debt.supply } };
});
