import type { Work } from '#backend/work.ts';
import { withhold } from '#domain/earning/share-out.ts';
import { type DistributionRow, updateDistribution } from './distributions.repository.ts';
import { heldNow } from './held-now.ts';
import { type Rated, ratedAgain, writeHeld, writeRates } from './look-again.repository.ts';
import { ratesNow } from './work-out.ts';

const AT_ONCE = 1_000;

/** Works out what is withheld of every part by what its holder is now, and who could not be paid now. Answers the distribution with its new sums. */
export async function lookAgain(work: Work, row: DistributionRow): Promise<DistributionRow> {
  const { tx } = work;
  const rateOf = ratesNow(work, row.kind);
  let withheldCents = 0n;
  let after: string | null = null;
  for (;;) {
    const parts: Rated[] = await ratedAgain(tx, row, after, AT_ONCE);
    const last = parts.at(-1);
    if (!last) break;
    const now = parts.map((part) => {
      const { basisPoints, source } = rateOf(part);
      return { ...part, ...withhold(part, basisPoints), rate: Number(basisPoints), source: source ?? '' };
    });
    withheldCents += now.reduce((sum, part) => sum + part.withheldCents, 0n);
    await writeRates(
      tx,
      row,
      now.filter((part, at) => isOther(part, parts[at])),
    );
    await writeHeld(tx, row, await heldNow(work, row.issuanceId, parts));
    after = last.userId;
  }
  return updateDistribution(tx, row, { withheldCents, netCents: row.grossCents - withheldCents });
}

function isOther(
  now: { rate: number; source: string; country: string | null; legalType: string | null },
  before: Rated | undefined,
): boolean {
  return (
    before?.rateBasisPoints !== now.rate ||
    before.rateSource !== now.source ||
    before.residence !== now.country ||
    before.keptLegalType !== now.legalType
  );
}
