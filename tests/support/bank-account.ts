import { plainIban } from '#domain/validation/iban.ts';
import type { InvestWorld } from './invest-world.ts';

/** Gives a person a bank account by SQL, usable since a minute ago, instead of the one in force. */
export async function giveAccount(
  { db, tenantId }: Pick<InvestWorld, 'db' | 'tenantId'>,
  { id }: { id: string },
  iban: string,
): Promise<void> {
  await db.query('update bank_accounts set replaced_at = now() where user_id = $1 and replaced_at is null', [id]);
  await db.query(
    `insert into bank_accounts (tenant_id, user_id, iban, holder, added_at, usable_from)
     values ($1, $2, $3, 'María José García-Núñez', now() - interval '1 minute', now() - interval '1 minute')`,
    [tenantId, id, plainIban(iban)],
  );
}
