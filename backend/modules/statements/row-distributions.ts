import { missingOf } from '#backend/modules/distributions/transfer-of.ts';
import type { Work } from '#backend/work.ts';
import { mayMoveDistribution } from '#domain/distribution/status.ts';
import { readWireReference } from '#domain/investment/wire-reference.ts';
import { moneyText } from '#domain/money/money.ts';
import { isWaiting } from '#domain/statement/row-state.ts';
import { type DistributionRecord, distributionRecord, unfundedDistributions } from './row-distributions.repository.ts';
import type { RowRecord } from './statements.repository.ts';

/** The distribution that a movement names, funds or is asked about, and those that it may fund. */
export async function rowDistributions({ tx, tenant }: Work, row: RowRecord, asked?: string) {
  const reference = asked === undefined ? null : readWireReference(asked);
  // A movement that named a distribution may have gone elsewhere since.
  const isItsOwn = row.state === 'WAITING' || row.resolution === 'distribution';
  const own = isItsOwn && row.distributionId ? { id: row.distributionId } : null;
  const by = asked === undefined ? own : reference && { reference };
  const [named, unfunded] = await Promise.all([
    by ? distributionRecord(tx, tenant.id, by) : null,
    row.isCredit && isWaiting(row.state) ? unfundedDistributions(tx, tenant.id, row.amountCents) : [],
  ]);
  return { distribution: named && facts(named), fundable: unfunded.map(facts) };
}

function facts({ distribution, issuance }: DistributionRecord) {
  const { id, reference, name, status, grossCents } = distribution;
  return {
    ...{ id, reference, name, status },
    issuance: { ...issuance, title: { es: issuance.title.es ?? '', en: issuance.title.en ?? '' } },
    gross: moneyText(grossCents),
    missing: moneyText(missingOf(distribution)),
    open: status === 'APPROVED' || mayMoveDistribution(status, 'APPROVED'),
  };
}
