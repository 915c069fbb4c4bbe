import { lockIssuance } from '#backend/modules/investments/investments.repository.ts';
import type { Work } from '#backend/work.ts';
import { type DistributionRow, updateDistribution } from './distributions.repository.ts';
import { insertEarnings } from './earnings.repository.ts';
import { registerAt } from './register.repository.ts';
import { today, workOut } from './work-out.ts';

/** Works out every holder's part from the register at the record moment and writes it down, under the issuance's lock: whatever moves tokens waits. */
export async function shareDistribution(work: Work, row: DistributionRow): Promise<DistributionRow> {
  const { tx, tenant, now } = work;
  await lockIssuance(tx, row.issuanceId);
  const register = await registerAt(tx, {
    tenantId: tenant.id,
    issuanceId: row.issuanceId,
    at: row.recordAt,
    on: today(work),
  });
  const { parts, sums } = workOut(work, row, register);
  await insertEarnings(tx, row, parts, now);
  return updateDistribution(tx, row, { ...sums, tokens: Number(sums.tokens), sharedAt: now });
}
