import { sql } from 'drizzle-orm';
import type { Tx } from '#backend/db/transaction.ts';
import type { DistributionAmounts } from '#domain/distribution/amounts.ts';
import type { HeldReason } from '#domain/earning/payable.ts';
import type { Day } from '#domain/time/zone.ts';
import type { LegalType } from '#domain/user/status.ts';
import type { DistributionRow } from './distributions.repository.ts';
import type { RatedGroup } from './other-groups.ts';
import { certifiedOn, RESIDENCE } from './register.repository.ts';

/** A part whose rate is looked up again, and what its holder is now. */
export interface Rated extends DistributionAmounts {
  id: string;
  userId: string;
  country: string | null;
  legalType: LegalType | null;
  certified: boolean;
}

/** Each part of a distribution, what was kept with it, and what its holder is now. */
const again = (of: Pick<DistributionRow, 'tenantId' | 'id'>, on: Day) => sql`
  select e.id, e.user_id, e.income_cents, e.gain_cents, e.return_cents, e.withheld_cents, e.rate_basis_points as rate, e.rate_source as source,
    e.residence, e.legal_type as kept, ${RESIDENCE} as country, p.legal_type, ${certifiedOn(on)} as certified
  from earnings e left join user_profiles p on p.tenant_id = e.tenant_id and p.user_id = e.user_id
  where e.tenant_id = ${of.tenantId} and e.distribution_id = ${of.id}`;

/** The parts of a distribution by what was kept with them and what their holders are now: a few, however many holders there are. */
export async function ratedGroups(tx: Tx, of: DistributionRow, on: Day): Promise<RatedGroup[]> {
  const { rows } = await tx.execute<Record<string, string | number | boolean | null>>(sql`
    select r.country, r.legal_type, r.certified, r.residence, r.kept, r.rate, r.source, sum(r.withheld_cents)::text as withheld
    from (${again(of, on)}) r group by 1, 2, 3, 4, 5, 6, 7`);
  return rows.map((row) => ({
    country: textOf(row.country),
    legalType: textOf(row.legal_type) as LegalType | null,
    certified: row.certified === true,
    residence: textOf(row.residence),
    keptLegalType: textOf(row.kept),
    rateBasisPoints: Number(row.rate),
    rateSource: String(row.source),
    withheldCents: BigInt(String(row.withheld ?? 0)),
  }));
}

interface Among {
  groups: readonly RatedGroup[];
  /** The holder before the first; null: from the first. */
  after: string | null;
  most: number;
  on: Day;
}

/** The next parts of some groups by holder. */
export async function ratedAgain(tx: Tx, of: DistributionRow, { groups, after, most, on }: Among): Promise<Rated[]> {
  const list = groups.map((group) => ({
    ...{ country: group.country, legal_type: group.legalType, certified: group.certified, residence: group.residence },
    ...{ kept: group.keptLegalType, rate: group.rateBasisPoints, source: group.rateSource },
  }));
  const { rows } = await tx.execute<Record<string, string | number | boolean | null>>(sql`
    select r.id, r.user_id, r.income_cents::text as income, r.gain_cents::text as gain, r.return_cents::text as capital, r.country, r.legal_type, r.certified
    from (${again(of, on)} ${after ? sql`and e.user_id > ${after}` : sql``}) r
    where exists (select 1 from jsonb_to_recordset(${JSON.stringify(list)}::jsonb)
        as g (country text, legal_type text, certified boolean, residence text, kept text, rate int, source text)
      where g.rate = r.rate and g.source = r.source and g.certified = r.certified and g.country is not distinct from r.country and g.legal_type is not distinct from r.legal_type
        and g.residence is not distinct from r.residence and g.kept is not distinct from r.kept)
    order by r.user_id limit ${most}`);
  return rows.map((row) => ({
    id: String(row.id),
    userId: String(row.user_id),
    incomeCents: BigInt(String(row.income ?? 0)),
    gainCents: BigInt(String(row.gain ?? 0)),
    returnCents: BigInt(String(row.capital ?? 0)),
    country: textOf(row.country),
    legalType: textOf(row.legal_type) as LegalType | null,
    certified: row.certified === true,
  }));
}

/** The next parts of a distribution by holder. */
export async function partsAfter(
  tx: Tx,
  of: Pick<DistributionRow, 'tenantId' | 'id'>,
  after: string | null,
  most: number,
): Promise<{ id: string; userId: string; heldReason: HeldReason | null }[]> {
  const { rows } = await tx.execute<{ id: string; user_id: string; held: HeldReason | null }>(sql`
    select e.id, e.user_id, e.held_reason as held from earnings e
    where e.tenant_id = ${of.tenantId} and e.distribution_id = ${of.id} and e.status = 'PENDING' ${after ? sql`and e.user_id > ${after}` : sql``}
    order by e.user_id limit ${most}`);
  return rows.map(({ id, user_id, held }) => ({ id, userId: user_id, heldReason: held }));
}

const textOf = (value: string | number | boolean | null | undefined) => (value == null ? null : String(value));

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

/** Writes down who cannot be paid now, and who can again: of those of whom it is another than what is kept (`otherwiseHeld`). */
export async function writeHeld(
  tx: Tx,
  of: Pick<DistributionRow, 'tenantId' | 'id'>,
  held: ReadonlyMap<string, HeldReason | null>,
): Promise<void> {
  if (held.size === 0) return;
  const list = [...held].map(([id, reason]) => ({ id, reason }));
  await tx.execute(sql`
    update earnings e set held_reason = n.reason
    from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as n (id uuid, reason text)
    where e.tenant_id = ${of.tenantId} and e.id = n.id and e.status = 'PENDING' and e.held_reason is distinct from n.reason`);
}
