import { serve } from '#backend/http/serve.ts';
import { listPayouts } from '#contract/payouts.ts';
import { moneyText } from '#domain/money/money.ts';
import { MOST_TRANSFERS, nextFile, payoutRefusal } from './next-file.ts';
import { filesOf } from './payout-files.repository.ts';
import { presentFile } from './present-file.ts';
import { waitingPayouts } from './waiting-payouts.repository.ts';

const NEWEST_FILES = 20;

/** What waits for the bank, and the newest files. */
export const listPayoutsRoute = serve(listPayouts, async ({ tx, tenant, now }) => {
  const [found, files] = await Promise.all([
    waitingPayouts(tx, tenant.id, { most: MOST_TRANSFERS + 1, lock: false, now }),
    filesOf(tx, tenant.id, { most: NEWEST_FILES }),
  ]);
  const waiting = found.slice(0, MOST_TRANSFERS);
  const next = nextFile(waiting);
  return {
    data: {
      waiting: waiting.map((payout) => ({
        id: payout.id,
        user_id: payout.userId,
        name: payout.name,
        iban_end: payout.iban.slice(-4),
        amount: moneyText(payout.amountCents),
        since: payout.createdAt.toISOString(),
        failure: payout.failure,
        refusal: payoutRefusal(payout),
      })),
      more: found.length > MOST_TRANSFERS,
      next: { transfers: next.rows.length, total: moneyText(next.totalCents) },
      files: files.map(({ file, madeBy }) => presentFile(file, madeBy)),
    },
  };
});
