import { describe, expect, it } from 'vitest';
import { TENANT_SEEDS } from '#backend/seed/tenants/all-tenants.ts';
import { withholdingRate } from '#domain/tax/withholding.ts';
import { taxRulesOf } from './tax-rules.ts';
import { tenantSettings } from './tenant-settings.ts';

const dividend = {
  kind: 'DIVIDEND',
  country: 'US',
  legalType: 'INDIVIDUAL',
  certified: true,
  on: '2026-11-22',
} as const;
const treaty = { country: 'US', kind: 'DIVIDEND', percent: '15.00', from: '1990-11-21', source: 'treaty, article 10' };

describe('a tenant’s law of withholding', () => {
  it('is Spain’s law where they say nothing, and a treaty’s rate where they name one', () => {
    const rateBy = (settings: unknown) => withholdingRate(dividend, taxRulesOf(tenantSettings.parse(settings)));
    expect(rateBy({}).basisPoints).toBe(1900n);
    expect(rateBy({ tax: { treaties: [treaty] } })).toEqual({ basisPoints: 1500n, source: 'treaty, article 10' });
    expect(rateBy({ tax: { law: 'OWN' }, withholdingPercent: '35.00' }).basisPoints).toBe(3500n);
  });

  it('is refused where it is no rate, no day or about capital given back', () => {
    for (const wrong of [{ percent: '15' }, { percent: '100.01' }, { from: '1990-02-30' }, { kind: 'CAPITAL_RETURN' }])
      expect(tenantSettings.safeParse({ tax: { treaties: [{ ...treaty, ...wrong }] } }).success).toBe(false);
  });

  it('is another country’s law in the one tenant of the demonstration that is not of the Union', () => {
    const own = TENANT_SEEDS.filter(
      ({ settings }) => taxRulesOf(tenantSettings.parse(settings)).flatBasisPoints !== null,
    );
    expect(own.map(({ name }) => name)).toEqual(['celula']);
  });
});
