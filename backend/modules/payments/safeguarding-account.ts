import type { BackendConfig } from '#backend/config.ts';
import { hasDemoAccounts } from '#backend/seed/install-tenants.ts';
import { TENANT_SEEDS } from '#backend/seed/tenants/all-tenants.ts';
import { checkIban } from '#domain/validation/iban.ts';

const plain = (iban: string) => iban.replace(/\s/g, '').toUpperCase();
const DEMO_IBANS = new Set(TENANT_SEEDS.map(({ settings }) => plain(settings.safeguarding.iban)));

/** Whether money can be sent to a tenant's safeguarding account: its number is right, and no bank of the demo data where money is real. */
export function hasAccount(iban: string, env: BackendConfig['env']): boolean {
  return checkIban(iban) === null && (hasDemoAccounts(env) || !DEMO_IBANS.has(plain(iban)));
}
