import { describe, expect, it } from 'vitest';
import { tenantSettings } from '#backend/tenant/tenant-settings.ts';
import type { DistributionAmounts } from '#domain/distribution/amounts.ts';
import type { DistributionKind } from '#domain/earning/kinds.ts';
import type { RegisterRow } from './register.repository.ts';
import { workOut } from './work-out.ts';

type Work = Parameters<typeof workOut>[0];

function workAt(now: string, settings: Record<string, unknown> = {}): Work {
  const tenant = {
    settings: tenantSettings.parse(settings),
    customization: { tenant: { time_zone: 'Europe/Madrid' } },
  };
  return { tenant, now: new Date(now) } as unknown as Work;
}
const NOW = '2026-11-22T12:00:00Z';

const holder = (tokens: bigint, country: string | null = 'ES', legalType: RegisterRow['legalType'] = 'INDIVIDUAL') => ({
  userId: `${tokens}${country}${legalType}`,
  tokens,
  country,
  legalType,
  certified: false,
});

const of = (
  kind: DistributionKind,
  amounts: Partial<DistributionAmounts>,
): DistributionAmounts & { kind: DistributionKind } => ({
  kind,
  incomeCents: 0n,
  gainCents: 0n,
  returnCents: 0n,
  ...amounts,
});

describe('the parts of a distribution', () => {
  it('are withheld by what each holder is: interest of Spain, of the Union and of elsewhere', () => {
    const register = [holder(1n), holder(1n, 'DE'), holder(1n, 'US'), holder(1n, null)];
    const { parts, sums } = workOut(workAt(NOW), of('INTEREST', { incomeCents: 40_000n }), register);
    expect(parts.map(({ rateBasisPoints }) => rateBasisPoints)).toEqual([1900n, 0n, 1900n, 1900n]);
    expect(parts.map(({ netCents }) => netCents)).toEqual([8_100n, 10_000n, 8_100n, 8_100n]);
    expect(sums).toMatchObject({ holders: 4, tokens: 4n, withheldCents: 5_700n, netCents: 34_300n, extraCents: 0 });
    expect(parts.filter(({ rateSource }) => rateSource !== null)).not.toHaveLength(0);
  });

  it('are withheld by the tenant’s own rate where another country’s law holds, of everybody alike', () => {
    const register = [holder(1n), holder(1n, 'DE', 'LEGAL_ENTITY'), holder(2n, null, null)];
    const work = workAt(NOW, { tax: { law: 'OWN' }, withholdingPercent: '10.00' });
    const { parts, sums } = workOut(work, of('DIVIDEND', { incomeCents: 1_000n }), register);
    expect(parts.map(({ withheldCents }) => withheldCents)).toEqual([25n, 25n, 50n]);
    expect(sums).toMatchObject({ withheldCents: 100n, netCents: 900n });
  });

  it('keep capital given back whole, beside income and alone', () => {
    const register = [holder(3n), holder(4n)];
    const both = workOut(workAt(NOW), of('INTEREST', { incomeCents: 700n, returnCents: 7_000n }), register);
    expect(both.parts.map(({ withheldCents }) => withheldCents)).toEqual([57n, 76n]);
    const alone = workOut(workAt(NOW), of('CAPITAL_RETURN', { returnCents: 7_001n }), register);
    expect(alone.sums).toMatchObject({ withheldCents: 0n, netCents: 7_001n, extraCents: 1, extraHolders: 1 });
  });

  it('are the same for the same register, and say who got the cents that do not divide', () => {
    const register = Array.from({ length: 7 }, (_, at) => ({ ...holder(1n), userId: String(at) }));
    const twice = [1, 2].map(() => workOut(workAt(NOW), of('RENT', { incomeCents: 1_003n }), register).parts);
    expect(twice[0]).toEqual(twice[1]);
    const got = twice[0]?.filter(({ extraCents }) => extraCents > 0).map(({ userId }) => userId);
    expect(got).toEqual(['0', '1']);
  });

  it('make the whole of a hundred million over a hundred thousand holders, to the cent', () => {
    const register = Array.from({ length: 100_000 }, (_, at) => ({
      ...holder(BigInt(1 + ((at * 7_919) % 997)), at % 5 === 0 ? 'FR' : 'ES'),
      userId: String(at),
    }));
    const { parts, sums } = workOut(workAt(NOW), of('DIVIDEND', { incomeCents: 10_000_000_000n }), register);
    expect(sums.holders).toBe(100_000);
    expect(sums.netCents + sums.withheldCents).toBe(10_000_000_000n);
    let gross = 0n;
    for (const part of parts) gross += part.incomeCents;
    expect(gross).toBe(10_000_000_000n);
    expect(sums.extraCents).toBeLessThan(100_000);
    expect(parts.every(({ netCents }) => netCents >= 0n)).toBe(true);
  });

  it('are none where nobody holds any', () => {
    expect(() => workOut(workAt(NOW), of('DIVIDEND', { incomeCents: 1n }), [])).toThrow(RangeError);
    expect(() => workOut(workAt(NOW), of('DIVIDEND', { incomeCents: 1n }), [holder(0n)])).toThrow(RangeError);
  });
});
