import { tenantNameOf } from '#backend/mail/render-mail.ts';
import type { CallTenant } from './tenant-directory.ts';

/**
 * Who a tenant is on papers made from now on: as the settings' section of the company names it; where it names nobody, as the pages do.
 * `taxNumber` is empty where nobody has set it.
 */
export function houseOf({ settings, customization }: Pick<CallTenant, 'settings' | 'customization'>) {
  return {
    name: settings.legalName || customization.tenant.legal_name || tenantNameOf({ customization }),
    taxNumber: settings.taxNumber,
  };
}
