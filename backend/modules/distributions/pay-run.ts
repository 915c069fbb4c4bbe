import { DONE, type ItemResult, type RunKind } from '#backend/modules/runs/run-kind.ts';
import type { RunRow } from '#backend/modules/runs/runs.repository.ts';
import type { RunItem } from '#backend/modules/runs/taken-items.repository.ts';
import type { Work } from '#backend/work.ts';
import { type DistributionRow, lockDistribution, updateDistribution } from './distributions.repository.ts';
import { heldNow, otherwiseHeld } from './held-now.ts';
import { issuanceById } from './issuance-of.repository.ts';
import { tellIssuer } from './issuer-mail.ts';
import { writeHeld } from './look-again.repository.ts';
import { mayBePaid } from './may-now.ts';
import { lockParts, type PartToPay, pendingSubjects } from './pay.repository.ts';
import { payParts } from './pay-parts.ts';

/** One entry of the ledger for so many holders, and one statement of each kind: what is done once a transaction weighs little beside what each of them takes. */
const AT_ONCE = 1_000;

/**
 * Pays the holders of a run: each at most once, by the status of their row in the transaction that pays. Who cannot be paid as they stand now keeps their
 * part with the reason, and can be tried again.
 */
export const payRun: RunKind = {
  atOnce: AT_ONCE,
  subjects: ({ tenantId, aboutId }) => pendingSubjects(tenantId, aboutId),
  async act(work, run, items) {
    const row = run.aboutId ? await lockDistribution(work.tx, work.tenant.id, run.aboutId) : null;
    if (!row) throw new Error('a run that pays no distribution');
    const parts = new Map(
      (
        await lockParts(
          work.tx,
          row,
          items.map(({ subjectId }) => subjectId),
        )
      ).map((part) => [part.id, part]),
    );
    return resultsOf(items, parts, mayBePaid(row) ? await pay(work, row, parts) : new Map());
  },
  async finished(work, run) {
    const row = run.aboutId ? await lockDistribution(work.tx, work.tenant.id, run.aboutId) : null;
    if (!row) return;
    await work.enqueue('distribution.tell', { tenantId: work.tenant.id, distributionId: row.id });
    await tellEnd(work, run, row);
  },
};

/** Pays who can be paid; answers why not of the others. */
async function pay(work: Work, row: DistributionRow, parts: ReadonlyMap<string, PartToPay>) {
  const pending = [...parts.values()].filter(({ status }) => status === 'PENDING');
  const held = await heldNow(work, row.issuanceId, pending);
  await writeHeld(work.tx, row, otherwiseHeld(pending, held));
  const payable = pending.filter(({ id }) => !held.get(id));
  await payParts(work, row, payable);
  const paidHolders = row.paidHolders + payable.length;
  await updateDistribution(work.tx, row, {
    paidHolders,
    paidCents: row.paidCents + payable.reduce((sum, { netCents }) => sum + netCents, 0n),
    ...(paidHolders === row.holders ? { status: 'PAID' as const, paidAt: work.now } : {}),
  });
  return new Map(pending.map(({ id }) => [id, held.get(id) ?? null]));
}

/** Of each item: done, also where somebody else has paid it; or why not. `held` knows those that were pending, none where nobody may be paid. */
function resultsOf(
  items: readonly RunItem[],
  parts: ReadonlyMap<string, PartToPay>,
  held: ReadonlyMap<string, string | null>,
): Map<number, ItemResult> {
  return new Map(
    items.map(({ position, subjectId }): [number, ItemResult] => {
      const why = held.get(subjectId);
      const isPaid = why === null || (parts.get(subjectId)?.status ?? 'PENDING') !== 'PENDING';
      if (isPaid) return [position, DONE];
      return [position, { done: false, reason: why ? `earning.${why}` : 'distribution.short' }];
    }),
  );
}

/** The issuer is written to when all are paid, and when a whole run is through that left some. */
async function tellEnd(work: Work, run: RunRow, row: DistributionRow): Promise<void> {
  const issuance = await issuanceById(work.tx, work.tenant.id, row.issuanceId);
  if (!issuance || run.done === 0) return;
  await tellIssuer(work, issuance, row, row.status === 'PAID' ? 'paid' : 'paid_in_part');
}
