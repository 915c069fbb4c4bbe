import pg from 'pg';
import { walletKey } from '#backend/local/ether/machine-chain.ts';
import { addressOfKey, checksummed } from '#backend/providers/ether/deposit-keys.ts';

/** Longer than a wallet that was just proved waits. */
const PROVED_DAYS_AGO = 30;
const DAY_MS = 86_400_000;

/**
 * Has the demo's tenants on this machine's chain pay earnings from this machine's own wallet, and the demo's investor claim to a proved one, so that all of it can be tried
 * at once. Where a wallet is named, or was taken away since, nothing changes. Runs as the owner, after the seed.
 * @param dataDir where this machine's wallet keeps its key
 */
export async function readyEtherPayouts(url: string, dataDir: string, now = new Date()): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ tenant: string; id: string }>(
      `with named as (
         update tenants set settings = settings || jsonb_build_object('payoutWallet', $1::text), version = version + 1
         where settings #>> '{chain,environment}' = 'local' and not settings ? 'payoutWallet' returning id, name
       )
       select u.tenant_id as tenant, u.id from named join users u on u.tenant_id = named.id and u.email like 'investor@%.test'`,
      [checksummed(addressOfKey(walletKey(dataDir)))],
    );
    const provedAt = new Date(now.getTime() - PROVED_DAYS_AGO * DAY_MS);
    for (const { tenant, id } of rows) {
      await client.query(
        `with kept as (update wallets set proved_at = $4 where tenant_id = $1 and user_id = $2 returning id)
         insert into wallets (tenant_id, id, user_id, address, created_at, proved_at)
         select $1, gen_random_uuid(), $2, $3, $4, $4 where not exists (select from kept)`,
        [tenant, id, checksummed(`0x${id.replaceAll('-', '').padEnd(40, '5')}`), provedAt],
      );
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
}
