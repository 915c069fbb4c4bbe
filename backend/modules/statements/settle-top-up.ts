import type { SignedInCall } from '#backend/http/call.ts';
import { bankAccount, investorCash } from '#backend/ledger/accounts.ts';
import { postEntry } from '#backend/ledger/post-entry.ts';
import { accountInForce } from '#backend/modules/bank-accounts/bank-accounts.repository.ts';
import { companyOf, profileOf } from '#backend/modules/profiles/profiles.repository.ts';
import { AREA_ROLES } from '#domain/access/roles.ts';
import { topUpOf } from '#domain/balance/top-up.ts';
import { payerOf } from '#domain/statement/payer.ts';
import type { NamedPerson } from './named-people.repository.ts';
import { type RowRecord, updateRows } from './statements.repository.ts';
import { bookToSuspense } from './suspense.ts';
import { tellOfTopUp } from './top-up-mail.ts';

/** A credit that names people and no order: it goes to the balance of the one who sent it, or waits for a manager. */
export async function settleTopUp(call: SignedInCall, row: RowRecord, people: readonly NamedPerson[]): Promise<void> {
  const { tenant, tx, now } = call;
  const id = topUpOf({
    people: people.map(({ roles, ...person }) => ({
      ...person,
      invests: roles.some((role) => AREA_ROLES.user.includes(role)),
    })),
    hasBalances: tenant.customization.extras.payWithBalance,
    isReversal: row.isReversal,
    payer: await payerAmong(call, row, people),
  });
  const person = people.find((one) => one.id === id);
  if (!person) {
    await bookToSuspense(call, row);
    await updateRows(tx, [row.id], { reason: people.length > 1 ? 'several' : 'person' });
    return;
  }
  await postEntry(call, {
    kind: 'statement.credited',
    ref: row.id,
    postings: [
      { account: await bankAccount(call), amount: -row.amountCents },
      { account: await investorCash(call, person.id), amount: row.amountCents },
    ],
  });
  const matched = { state: 'MATCHED', resolution: 'balance', creditedUserId: person.id, resolvedAt: now } as const;
  await updateRows(tx, [row.id], matched);
  await call.audit('statement.topped_up', {
    subject: { type: 'user', id: person.id },
    details: { row: row.id, cents: row.amountCents.toString() },
  });
  await tellOfTopUp(call, person, row.amountCents);
}

/** Who paid, as the bank says it and the person is known. */
async function payerAmong({ tx, tenant }: SignedInCall, row: RowRecord, [person, another]: readonly NamedPerson[]) {
  if (!person || another) return 'unknown';
  const [profile, company, account] = await Promise.all([
    profileOf(tx, person.id),
    companyOf(tx, person.id),
    accountInForce(tx, tenant.id, person.id),
  ]);
  return payerOf({
    payerName: row.counterparty,
    payerIban: row.counterpartyIban,
    names: [`${profile.firstName} ${profile.lastName}`.trim(), company?.organisationName ?? ''].filter(Boolean),
    iban: account?.iban ?? null,
  });
}
