import pg from 'pg';
import type { Logger } from 'pino';
import type { BackendConfig } from './config.ts';
import { hasAccount } from './modules/payments/safeguarding-account.ts';

/** Says at the start what a person still has to set where money is real: `progress` lines are shown by `npm start`. */
export async function sayWhatIsMissing(url: string, config: BackendConfig, log: Logger): Promise<void> {
  if (config.isOwnMachine) return;
  const warn = (progress: string) => log.warn({ progress });
  if (!config.knowsProxies)
    warn(
      'Warning: TRUSTED_PROXIES is empty. Behind a proxy or balancer all visitors count as one address, its own: name its address or range.',
    );
  const names = await withoutAccount(url, config);
  if (names.length > 0)
    warn(
      `Warning: no safeguarding account, and so no bank transfer, at ${names.join(', ')}. Set each with "npm run account" (see .env.example).`,
    );
}

async function withoutAccount(url: string, { env }: BackendConfig): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; iban: string | null }>(
      `select name, settings #>> '{safeguarding,iban}' as iban from tenants order by name`,
    );
    return rows.filter(({ iban }) => !hasAccount(iban ?? '', env)).map(({ name }) => name);
  } finally {
    await client.end();
  }
}
