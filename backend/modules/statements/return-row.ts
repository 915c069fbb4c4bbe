import { fieldRefusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { bankAccount } from '#backend/ledger/accounts.ts';
import { returnStatementRow } from '#contract/statement-ways.ts';
import { dayIn } from '#domain/time/zone.ts';
import { problem } from '#domain/validation/problem.ts';
import { rowAnswer } from './present-row.ts';
import { updateRows } from './statements.repository.ts';
import { takeFromSuspense } from './suspense.ts';
import { lockWaiting } from './waiting-row.ts';

/** The money went back by bank: suspense → bank. 422 on `sent_on` in the future or before the money came; 409 `statement.row_resolved`. */
export const returnStatementRowRoute = serve(returnStatementRow, async (call, { params, body }) => {
  const { tx, tenant, user, now } = call;
  const today = dayIn(now, tenant.customization.tenant.time_zone);
  if (body.sent_on > today) throw fieldRefusal({ sent_on: problem('validator.error_date_max', { max: today }) });
  const row = await lockWaiting(tx, params.id);
  if (body.sent_on < row.bookedOn)
    throw fieldRefusal({ sent_on: problem('validator.error_date_min', { min: row.bookedOn }) });
  await takeFromSuspense(call, row, 'statement.returned', await bankAccount(call));
  await updateRows(tx, [row.id], {
    state: 'RESOLVED',
    resolution: 'returned',
    resolvedAt: now,
    resolvedBy: user.id,
    returnedCents: row.amountCents,
    sentOn: body.sent_on,
    sentReference: body.bank_reference,
  });
  await call.audit('statement.returned', {
    subject: { type: 'statement_row', id: row.id },
    details: { cents: row.amountCents.toString(), sent_on: body.sent_on, bank_reference: body.bank_reference },
  });
  return rowAnswer(call, row.id);
});
