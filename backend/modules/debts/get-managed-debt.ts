import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { managedIssuance } from '#backend/modules/distributions/issuance-of.repository.ts';
import { hasBankAccount } from '#backend/modules/distributions/issuer-account.ts';
import { getManagedDebt } from '#contract/debts.ts';
import { debtOf, toPropose } from './debt-of.ts';
import { presentDebt } from './present-debt.ts';

/** How a debt is paid back and how it stands; and why an instalment whose time has come is not proposed. */
export const getManagedDebtRoute = serve(getManagedDebt, async (call, { params }) => {
  const issuance = await managedIssuance(call, params.id);
  if (!issuance) throw notFound();
  const debt = await debtOf(call, issuance.id);
  if (!debt) return { data: null };
  const due = toPropose(call, debt);
  const hasAccount = due === null || (await hasBankAccount(call, issuance.issuerUserId));
  return {
    data: {
      ...presentDebt(call, debt),
      unproposed: due && {
        on: due.on,
        waits_for: !hasAccount ? ('issuer_account' as const) : due.pausedUntil ? ('pause' as const) : null,
        until: due.pausedUntil?.toISOString() ?? null,
      },
    },
  };
});
