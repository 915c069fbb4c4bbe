import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { managedIssuance } from '#backend/modules/distributions/issuance-of.repository.ts';
import { lockIssuance } from '#backend/modules/investments/investments.repository.ts';
import { updateIssuance } from '#backend/modules/issuances/phases.repository.ts';
import { tellingOf } from '#backend/modules/issuances/tell-people.ts';
import { openTelling } from '#backend/modules/issuances/tellings.repository.ts';
import { declareDefault } from '#contract/debts.ts';
import { declareRefusal } from '#domain/debt/declared-default.ts';
import { debtOf } from './debt-of.ts';
import { presentDebt, stateNow } from './present-debt.ts';

/** A manager says that a debt is in default, before its days do: it stays so, and everybody who holds it is told why. */
export const declareDefaultRoute = serve(declareDefault, async (call, { params, body }) => {
  const { tx, tenant, user, now } = call;
  if (!(await managedIssuance(call, params.id))) throw notFound();
  await lockIssuance(tx, params.id);
  const debt = await debtOf(call, params.id);
  if (!debt) throw notFound();
  const refusal = declareRefusal(stateNow(call, debt), debt.declaredOn);
  if (refusal === 'in_default') throw new Refusal(409, 'debt.in_default');
  if (refusal === 'not_late') throw new Refusal(409, 'debt.not_late');
  await updateIssuance(tx, tenant.id, params.id, {
    ...{ defaultDeclaredAt: now, defaultDeclaredBy: user.id, defaultReason: body.reason },
    updatedAt: now,
  });
  await openTelling(tx, tellingOf({ tenantId: tenant.id, id: params.id }, 'DEFAULTED'), now);
  await call.audit('issuance.default_declared', {
    subject: { type: 'issuance', id: params.id },
    details: { reason: body.reason },
  });
  const after = await debtOf(call, params.id);
  if (!after) throw notFound();
  return { data: presentDebt(call, after) };
});
