import { Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { makePayoutFile } from '#contract/payouts.ts';
import { centsOf } from '#domain/money/money.ts';
import { freezeFile } from './freeze-file.ts';
import { gatherNext } from './gather-next.ts';
import { paysOut } from './pays-out.ts';
import { presentFile } from './present-file.ts';

/**
 * Freezes what waits into a file. 409 `payout.no_account` where the tenant has no account in euros to pay from, `payout.none` where nothing can go, `payout.changed`
 * where it is no longer the total that was typed.
 */
export const makePayoutFileRoute = serve(makePayoutFile, async (call, { body }) => {
  const { tenant, user } = call;
  if (!paysOut(tenant)) throw new Refusal(409, 'payout.no_account');
  const { rows, totalCents } = await gatherNext(call, { lock: true });
  if (rows.length === 0) throw new Refusal(409, 'payout.none');
  if (centsOf(body.total) !== totalCents) throw new Refusal(409, 'payout.changed');
  const file = await freezeFile(call, user.id, rows);
  await call.audit('payout.file_made', {
    subject: { type: 'payout_file', id: file.id },
    details: { file: file.messageId, transfers: rows.length, cents: totalCents.toString() },
  });
  return { data: presentFile(file, `${user.firstName} ${user.lastName}`.trim(), 0) };
});
