import type { TestDatabase } from './database.ts';
import { addInvestor, addOffer } from './demo-copies.ts';
import { bookTokens } from './distribution-steps.ts';
import { walletOf } from './wallet-of.ts';

/** At the demo's tenant: somebody who holds 40 tokens of a project whose campaign is over, and somebody with a wallet whom its whitelist has approved. */
export async function holderAndRecipient(database: TestDatabase, lang: 'es' | 'en' = 'es') {
  const offer = await addOffer(database);
  const ana = await addInvestor(database, { lang });
  const leo = await addInvestor(database, { lang });
  const { tenantId } = ana;
  await database.query(`update issuances set status = 'CLOSED', token_expires_on = null where id = $1`, [offer.id]);
  await bookTokens({ db: database, tenantId }, ana, offer, 40, 5);
  await database.query(`insert into wallets (tenant_id, user_id, address, created_at) values ($1, $2, $3, now())`, [
    tenantId,
    leo.id,
    walletOf(leo),
  ]);
  await database.query(
    `insert into whitelist_entries (tenant_id, issuance_id, user_id, address, state, created_by, created_at, decided_by, decided_at, moved_at)
     values ($1, $2, $3, $4, 'APPROVED', $3, now(), $3, now(), now())`,
    [tenantId, offer.id, leo.id, walletOf(leo)],
  );
  return { offer, ana, leo };
}
