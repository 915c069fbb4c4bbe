import { sql } from 'drizzle-orm';
import type { Tx } from '#backend/db/transaction.ts';
import type { DistributionAmounts } from '#domain/distribution/amounts.ts';
import type { HeldReason } from '#domain/earning/payable.ts';
import type { LegalType } from '#domain/user/status.ts';
import type { DistributionRow } from './distributions.repository.ts';
import { RESIDENCE } from './register.repository.ts';

/** A part as it was worked out, and what its holder is now. */
export interface Rated extends DistributionAmounts {
  id: string;
  userId: string;
  country: string | null;
  legalType: LegalType | null;
  residence: string | null;
  keptLegalType: string | null;
  rateBasisPoints: number;
  rateSource: string;
}

/** The next pending parts by holder, after one of them. */
export async function ratedAgain(tx: Tx, of: DistributionRow, after: string | null, limit: number): Promise<Rated[]> {
  const { rows } = await tx.execute<Record<string, string | number | null>>(sql`
    select e.id, e.user_id, e.income_cents::text as income, e.gain_cents::text as gain, e.return_cents::text as capital, e.rate_basis_points as rate,
      e.rate_source as source, e.residence, e.legal_type as kept, ${RESIDENCE} as country, p.legal_type
    from earnings e left join user_profiles p on p.tenant_id = e.tenant_id and p.user_id = e.user_id
    where e.tenant_id = ${of.tenantId} and e.distribution_id = ${of.id} ${after ? sql`and e.user_id > ${after}` : sql``}
    order by e.user_id limit ${limit}`);
  return rows.map((row) => ({
    id: String(row.id),
    userId: String(row.user_id),
    incomeCents: BigInt(row.income ?? 0),
    gainCents: BigInt(row.gain ?? 0),
    returnCents: BigInt(row.capital ?? 0),
    rateBasisPoints: Number(row.rate),
    rateSource: String(row.source),
    residence: textOf(row.residence),
    keptLegalType: textOf(row.kept),
    country: textOf(row.country),
    legalType: textOf(row.legal_type) as LegalType | null,
  }));
}

const textOf = (value: string | number | null | undefined) => (value == null ? null : String(value));

interface NewRate {
  id: string;
  rate: number;
  source: string;
  country: string | null;
  legalType: string | null;
  withheldCents: bigint;
  netCents: bigint;
}

/** Writes other rates down, with what is withheld by them. */
export async function writeRates(tx: Tx, of: DistributionRow, parts: readonly NewRate[]): Promise<void> {
  if (parts.length === 0) return;
  const list = parts.map(({ id, rate, source, country, legalType, withheldCents, netCents }) => ({
    ...{ id, rate, source, residence: country, legal_type: legalType },
    ...{ withheld: String(withheldCents), net: String(netCents) },
  }));
  await tx.execute(sql`
    update earnings e set rate_basis_points = n.rate, rate_source = n.source, residence = n.residence, legal_type = n.legal_type,
      withheld_cents = n.withheld, net_cents = n.net
    from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as n (id uuid, rate int, source text, residence text, legal_type text, withheld bigint, net bigint)
    where e.tenant_id = ${of.tenantId} and e.id = n.id and e.status = 'PENDING'`);
}

/** Writes down who cannot be paid now, and who can again; only what has changed. */
export async function writeHeld(
  tx: Tx,
  of: Pick<DistributionRow, 'tenantId' | 'id'>,
  held: ReadonlyMap<string, HeldReason | null>,
): Promise<void> {
  const list = [...held].map(([id, reason]) => ({ id, reason }));
  await tx.execute(sql`
    update earnings e set held_reason = n.reason
    from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as n (id uuid, reason text)
    where e.tenant_id = ${of.tenantId} and e.id = n.id and e.status = 'PENDING' and e.held_reason is distinct from n.reason`);
}
