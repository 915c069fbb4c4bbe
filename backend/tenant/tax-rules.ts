import { basisPointsOf } from '#domain/money/fee.ts';
import type { TaxRules } from '#domain/tax/withholding.ts';
import type { TenantSettings } from './tenant-settings.ts';

/** What a tenant's settings say of tax, as the rule of withholding reads it. */
export function taxRulesOf({ tax, withholdingPercent }: Pick<TenantSettings, 'tax' | 'withholdingPercent'>): TaxRules {
  return {
    flatBasisPoints: tax.law === 'OWN' ? basisPointsOf(withholdingPercent) : null,
    treaties: tax.treaties.map(({ percent, ...treaty }) => ({ ...treaty, basisPoints: basisPointsOf(percent) })),
  };
}
