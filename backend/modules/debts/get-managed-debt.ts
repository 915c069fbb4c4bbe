import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { managedIssuance } from '#backend/modules/distributions/issuance-of.repository.ts';
import { hasBankAccount } from '#backend/modules/distributions/issuer-account.ts';
import { getManagedDebt } from '#contract/debts.ts';
import { declareRefusal } from '#domain/debt/declared-default.ts';
import { debtOf, toPropose } from './debt-of.ts';
import { presentDebt, stateNow } from './present-debt.ts';

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
      may_declare_default:
        call.session.impersonatorUserId === null &&
        actsAsManager(call) &&
        declareRefusal(stateNow(call, debt), debt.declaredOn) === null,
      unproposed: due && {
        on: due.on,
        waits_for: !hasAccount ? ('issuer_account' as const) : due.pausedUntil ? ('pause' as const) : null,
        until: due.pausedUntil?.toISOString() ?? null,
      },
    },
  };
});
