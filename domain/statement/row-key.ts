import type { BankStatement } from './bank-statement.ts';

/**
 * What makes a movement the same in every file that holds it: account, day, direction, amount and the bank's reference, or where the bank
 * gives none, all that it wrote. Movements that are alike in all of it are told apart by their place among their like: a day's files hold
 * them in the same number. One key for each row, in their order; the tenant's unique key is their hash. A payer who was read out of the text
 * of Norma 43 is no part of it: the text is, and files that came before anybody was read out of it keep their keys.
 */
export function rowKeys({ format, account, rows }: Pick<BankStatement, 'format' | 'account' | 'rows'>): string[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const { bookedOn, isCredit, cents, currency, bankReference, counterparty, counterpartyIban, text } = row;
    const payer = format === 'norma43' ? null : counterparty;
    const named = bankReference === null ? [payer, counterpartyIban, text] : [bankReference];
    const alike = JSON.stringify([account, bookedOn, isCredit, cents.toString(), currency, ...named]);
    const before = seen.get(alike) ?? 0;
    seen.set(alike, before + 1);
    return `${alike}#${before}`;
  });
}
