import type { Work } from '#backend/work.ts';
import type { DistributionRow } from './distributions.repository.ts';
import { heldNow, otherwiseHeld } from './held-now.ts';
import { partsAfter, writeHeld } from './look-again.repository.ts';
import { accountsOf } from './pay.repository.ts';
import { accountPaidTo } from './pay-parts.ts';
import { AT_ONCE } from './record-moment.ts';

/**
 * Writes down who of the next thousand holders could not be paid now. Answers the last of them, or null where they were the last of all.
 * Of many holders their accounts are opened here too: an account costs as much as the payment to it, and nobody waits for this.
 */
export async function lookAtHolders(work: Work, row: DistributionRow, after: string | null): Promise<string | null> {
  const parts = await partsAfter(work.tx, row, after, AT_ONCE);
  if (parts.length === 0) return null;
  await writeHeld(work.tx, row, otherwiseHeld(parts, await heldNow(work, row.issuanceId, parts)));
  if (row.holders > AT_ONCE)
    await accountsOf(
      work,
      accountPaidTo(work),
      parts.map(({ userId }) => userId),
    );
  return parts.length < AT_ONCE ? null : (parts.at(-1)?.userId ?? null);
}
