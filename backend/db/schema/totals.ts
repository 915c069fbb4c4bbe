import { bigint, pgTable, pgView, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { cents, tenantId } from './columns.ts';

/** What is counted: orders by issuance and status, people whose money is in by issuance, and what belongs to the tenant as a whole. */
export type TotalKind =
  | 'investment'
  | 'investor'
  | 'user'
  | 'identity'
  | 'sophisticated'
  | 'movement'
  | 'import'
  | 'notice'
  /** What was `PAID` in ether, and what was `TAKEN` out of the account for it. */
  | 'ether'
  /** Of an issuance; its `cents` are tokens. */
  | 'holder'
  /** Orders of an issuance by the day of their first event of a kind: `CHARGED 2026-11-22`. */
  | 'step'
  /** Money that is in of an issuance, by the day on which it came: `2026-11-22`. */
  | 'raised';

const columns = () => ({
  tenantId: tenantId(),
  kind: text().$type<TotalKind>().notNull(),
  /** Zeros: of the tenant as a whole. */
  issuanceId: uuid().notNull(),
  status: text().notNull(),
  count: bigint({ mode: 'number' }).notNull(),
  cents: cents().notNull(),
});

/** Sums that the database keeps (migration 0053), as far as they have been added up. Written by its functions alone. */
export const totals = pgTable('totals', columns(), (t) => [
  primaryKey({ columns: [t.tenantId, t.kind, t.issuanceId, t.status] }),
]);

/** What has changed since; each beside the row that made it, so that nobody waits for another. */
export const totalChanges = pgTable(
  'total_changes',
  { ...columns(), id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity() },
  (t) => [primaryKey({ columns: [t.tenantId, t.kind, t.issuanceId, t.id] })],
);

/** Both: what is true now. */
export const totalsNow = pgView('totals_now', columns()).existing();
