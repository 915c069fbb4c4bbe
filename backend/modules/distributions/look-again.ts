import type { Work } from '#backend/work.ts';
import { withhold } from '#domain/earning/share-out.ts';
import { type DistributionRow, updateDistribution } from './distributions.repository.ts';
import { type Rated, ratedAgain, ratedGroups, writeRates } from './look-again.repository.ts';
import { lookAtHolders } from './look-at-holders.ts';
import { otherGroups } from './other-groups.ts';
import { AT_ONCE } from './record-moment.ts';
import { ratesNow, today } from './work-out.ts';

const READ_AT_ONCE = 5_000;

/**
 * Works out what is withheld by what the holders are now, and who could not be paid now. The rule is asked once for each residence and kind of person, and only the
 * parts are read of which it says something else than was kept; who can be paid is looked at here of a thousand holders, of more by a job. Answers the distribution
 * with its new sums.
 */
export async function lookAgain(work: Work, row: DistributionRow): Promise<DistributionRow> {
  const { tx, tenant } = work;
  const on = today(work);
  const rateOf = ratesNow(work, row.kind);
  const { others, withheldCents: kept } = otherGroups(await ratedGroups(tx, row, on), rateOf);
  let withheldCents = kept;
  let after: string | null = null;
  while (others.length > 0) {
    const parts: Rated[] = await ratedAgain(tx, row, { groups: others, after, most: READ_AT_ONCE, on });
    const now = parts.map((part) => {
      const { basisPoints, source } = rateOf(part);
      return { ...part, ...withhold(part, basisPoints), rate: Number(basisPoints), source: source ?? '' };
    });
    withheldCents += now.reduce((sum, part) => sum + part.withheldCents, 0n);
    await writeRates(tx, row, now);
    after = parts.at(-1)?.userId ?? null;
    if (parts.length < READ_AT_ONCE) break;
  }
  if (row.holders <= AT_ONCE) await lookAtHolders(work, row, null);
  else await work.enqueue('distribution.share', { tenantId: tenant.id, distributionId: row.id });
  return updateDistribution(tx, row, { withheldCents, netCents: row.grossCents - withheldCents });
}
