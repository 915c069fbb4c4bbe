import { randomBytes } from 'node:crypto';
import { Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { makePayoutFile } from '#contract/payouts.ts';
import { centsOf } from '#domain/money/money.ts';
import { fileId, transferId } from '#domain/payout/transfer-id.ts';
import { dayIn } from '#domain/time/zone.ts';
import { checkIban } from '#domain/validation/iban.ts';
import { MOST_TRANSFERS, nextFile } from './next-file.ts';
import { insertFile, insertTransfers } from './payout-files.repository.ts';
import { presentFile } from './present-file.ts';
import { waitingPayouts } from './waiting-payouts.repository.ts';

const RANDOM_BYTES = 6;

/**
 * Freezes what waits into a file. 409 `payout.no_account` where the tenant has no account in euros to pay from, `payout.none` where nothing can go, `payout.changed`
 * where it is no longer the total that was typed.
 */
export const makePayoutFileRoute = serve(makePayoutFile, async (call, { body }) => {
  const { tx, tenant, user, now } = call;
  const { safeguarding } = tenant.settings;
  if (checkIban(safeguarding.iban) || tenant.customization.currency.code !== 'EUR')
    throw new Refusal(409, 'payout.no_account');
  const waiting = await waitingPayouts(tx, tenant.id, { most: MOST_TRANSFERS, lock: true });
  const { rows, totalCents } = nextFile(waiting);
  if (rows.length === 0) throw new Refusal(409, 'payout.none');
  if (centsOf(body.total) !== totalCents) throw new Refusal(409, 'payout.changed');
  const executeOn = dayIn(now, tenant.customization.tenant.time_zone);
  const messageId = fileId(executeOn, randomBytes(RANDOM_BYTES));
  const file = await insertFile(tx, {
    tenantId: tenant.id,
    ...{ messageId, executeOn, totalCents },
    transfers: rows.length,
    madeBy: user.id,
    madeAt: now,
  });
  if (!file) throw new Error('a file was not written');
  await insertTransfers(
    tx,
    tenant.id,
    rows.map(({ id, userId, name, iban, bic, amountCents }, at) => ({
      tenantId: tenant.id,
      endToEndId: transferId(messageId, at + 1),
      fileId: file.id,
      payoutId: id,
      ...{ userId, name, iban, bic, amountCents },
    })),
  );
  await call.audit('payout.file_made', {
    subject: { type: 'payout_file', id: file.id },
    details: { file: messageId, transfers: rows.length, cents: totalCents.toString() },
  });
  return { data: presentFile(file, `${user.firstName} ${user.lastName}`.trim()) };
});
