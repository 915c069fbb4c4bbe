import type { BankAccountJson, BankStandingJson } from '#contract/bank-accounts.ts';
import { accountStanding } from '#domain/banking/bank-account.ts';
import { shortIban } from '#domain/validation/iban.ts';
import type { BankAccountRow } from './bank-accounts.repository.ts';

function presentAccount(row: BankAccountRow): BankAccountJson {
  return {
    id: row.id,
    iban: shortIban(row.iban),
    bic: row.bic,
    bank: row.bank,
    account_type: row.accountType,
    holder: row.holder,
    added_at: row.addedAt.toISOString(),
    usable_from: row.usableFrom.toISOString(),
    replaced_at: row.replacedAt?.toISOString() ?? null,
    taken_back:
      row.takenBackAt && row.takenBackBy
        ? { at: row.takenBackAt.toISOString(), by: row.takenBackBy, reason: row.reason }
        : null,
  };
}

/** All accounts of a person, newest first, as anybody is shown them: no whole number. */
export function presentStanding(rows: readonly BankAccountRow[], now: Date): BankStandingJson {
  const inForce = rows.find(({ replacedAt }) => replacedAt === null) ?? null;
  return {
    state: accountStanding(inForce, now).state,
    account: inForce && presentAccount(inForce),
    former: rows.filter((row) => row !== inForce).map(presentAccount),
  };
}
