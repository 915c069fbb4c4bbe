import { notFound } from '#backend/http/refusal.ts';
import { toPay } from '#backend/modules/payments/open-attempt.ts';
import { displayNames } from '#backend/modules/profiles/display-name.repository.ts';
import type { Work } from '#backend/work.ts';
import { moneyText } from '#domain/money/money.ts';
import { type JoinedRow, joinedRow } from './joined-rows.repository.ts';

/** Movements as the API answers them. */
export async function presentRows({ tx, tenant }: Work, rows: readonly JoinedRow[]) {
  const names = await displayNames(
    tx,
    tenant.id,
    rows.flatMap(({ row }) => row.resolvedBy ?? []),
  );
  return rows.map((row) => wireOf(row, names));
}

/** A movement as the API answers it. */
export async function presentRow({ tx, tenant }: Work, joined: JoinedRow) {
  const { resolvedBy } = joined.row;
  return wireOf(joined, await displayNames(tx, tenant.id, resolvedBy ? [resolvedBy] : []));
}

function wireOf(joined: JoinedRow, names: ReadonlyMap<string, string>) {
  const { row, investment, investor } = joined;
  return {
    id: row.id,
    import_id: row.importId,
    booked_on: row.bookedOn,
    value_date: row.valueDate,
    amount: moneyText(row.amountCents),
    is_credit: row.isCredit,
    counterparty: row.counterparty,
    counterparty_iban: row.counterpartyIban,
    text: row.text,
    bank_reference: row.bankReference,
    is_reversal: row.isReversal,
    return_code: row.returnCode,
    state: row.state,
    reason: row.reason,
    imported_at: joined.importedAt.toISOString(),
    investment: investment && {
      id: investment.id,
      reference: investment.reference,
      wire_reference: investment.wireReference,
      status: investment.status,
      investor_id: investment.userId,
      investor: investor?.name || investor?.email || '',
      email: investor?.email ?? '',
      to_pay: moneyText(toPay(investment)),
      held: moneyText(BigInt(joined.held)),
    },
    resolution:
      row.resolution && row.resolvedAt
        ? {
            kind: row.resolution,
            at: row.resolvedAt.toISOString(),
            by: row.resolvedBy && (names.get(row.resolvedBy) ?? null),
            returned: row.returnedCents === null ? null : moneyText(row.returnedCents),
            sent_on: row.sentOn,
            bank_reference: row.sentReference,
            credited_to: joined.creditedTo,
            note: row.note,
          }
        : null,
  };
}

/** `{ data }` of one movement. Throws Refusal 404. */
export async function rowAnswer(work: Work, id: string) {
  const joined = await joinedRow(work.tx, id);
  if (!joined) throw notFound();
  return { data: await presentRow(work, joined) };
}
