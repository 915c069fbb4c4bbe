import { sql } from 'drizzle-orm';
import type { Tx } from '#backend/db/transaction.ts';
import type { DistributionRow } from './distributions.repository.ts';
import type { Part } from './work-out.ts';

/** So many parts one statement writes. */
const WRITTEN_AT_ONCE = 5_000;

/** Writes every holder's part; all of them pending. */
export async function insertEarnings(tx: Tx, of: DistributionRow, parts: readonly Part[], now: Date): Promise<void> {
  for (let at = 0; at < parts.length; at += WRITTEN_AT_ONCE) {
    const list = parts.slice(at, at + WRITTEN_AT_ONCE).map((part) => ({
      user_id: part.userId,
      tokens: String(part.tokens),
      income: String(part.incomeCents),
      gain: String(part.gainCents),
      capital: String(part.returnCents),
      extra: part.extraCents,
      rate: Number(part.rateBasisPoints),
      source: part.rateSource ?? '',
      residence: part.country,
      legal_type: part.legalType,
      withheld: String(part.withheldCents),
      net: String(part.netCents),
    }));
    await tx.execute(sql`
      insert into earnings (tenant_id, distribution_id, issuance_id, user_id, tokens, income_cents, gain_cents, return_cents, extra_cents,
        rate_basis_points, rate_source, residence, legal_type, withheld_cents, net_cents, status, distributed_at)
      select ${of.tenantId}::uuid, ${of.id}::uuid, ${of.issuanceId}::uuid, e.user_id, e.tokens, e.income, e.gain, e.capital, e.extra,
        e.rate, e.source, e.residence, e.legal_type, e.withheld, e.net, 'PENDING', ${now}
      from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as e (user_id uuid, tokens bigint, income bigint, gain bigint, capital bigint,
        extra smallint, rate int, source text, residence text, legal_type text, withheld bigint, net bigint)`);
  }
}
