import { fieldRefusal, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { investorCash } from '#backend/ledger/accounts.ts';
import { findUserByEmail } from '#backend/modules/users/users.repository.ts';
import { creditStatementRow } from '#contract/statement-ways.ts';
import { AREA_ROLES } from '#domain/access/roles.ts';
import { problem } from '#domain/validation/problem.ts';
import { rowAnswer } from './present-row.ts';
import { updateRows } from './statements.repository.ts';
import { takeFromSuspense } from './suspense.ts';
import { lockWaiting } from './waiting-row.ts';

/** The money becomes an investor's balance: suspense → cash. 409 `statement.balance_off`, `statement.row_resolved`; 422 on `email`. */
export const creditStatementRowRoute = serve(creditStatementRow, async (call, { params, body }) => {
  const { tx, tenant, user, now } = call;
  if (!tenant.customization.extras.payWithBalance) throw new Refusal(409, 'statement.balance_off');
  const person = await findUserByEmail(tx, tenant.id, body.email.toLowerCase());
  if (!person?.roles.some((role) => AREA_ROLES.user.includes(role)))
    throw fieldRefusal({ email: problem('validator.error_investor_unknown') });
  const row = await lockWaiting(tx, params.id);
  await takeFromSuspense(call, row, 'statement.credited', await investorCash(call, person.id));
  await updateRows(tx, [row.id], {
    state: 'RESOLVED',
    resolution: 'balance',
    resolvedAt: now,
    resolvedBy: user.id,
    creditedUserId: person.id,
  });
  await call.audit('statement.credited', {
    subject: { type: 'user', id: person.id },
    details: { row: row.id, cents: row.amountCents.toString() },
  });
  return rowAnswer(call, row.id);
});
