import type { CallTenant } from '#backend/tenant/tenant-directory.ts';
import { checkIban } from '#domain/validation/iban.ts';

/** Whether files of transfers can be made for a tenant: it has an account to pay from, in euros (SEPA knows no other money). */
export function paysOut({ settings, customization }: Pick<CallTenant, 'settings' | 'customization'>): boolean {
  return checkIban(settings.safeguarding.iban) === null && customization.currency.code === 'EUR';
}
