import type { Tx } from '#backend/db/transaction.ts';
import { totalsOf } from '#backend/totals/totals.repository.ts';

/** All tokens of an issuance in hands, and how many people hold them: kept figures, whatever stands behind. */
export async function heldNow(tx: Tx, tenantId: string, issuanceId: string) {
  const totals = await totalsOf(tx, tenantId, { kinds: ['holder'], issuanceIds: [issuanceId] });
  const { count: holders, cents } = totals.of({ kind: 'holder', issuance: issuanceId });
  return { supply: Number(cents), holders };
}
