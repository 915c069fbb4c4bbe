import { describe, expect, it } from 'vitest';
import { priceText } from '#domain/money/price.ts';
import { blockOf, presentChoice, referenceOf } from './present-choice.ts';

const NOW = new Date('2026-11-23T22:30:00Z');
const work = (zone = 'Europe/Madrid') =>
  ({ now: NOW, tenant: { customization: { tenant: { time_zone: zone } } } }) as Parameters<typeof presentChoice>[0];
const ROW: Parameters<typeof presentChoice>[1] = {
  id: '00000000-0000-4000-8000-000000000001',
  slug: 'huerta',
  title: { es: 'Huerta' },
  symbol: 'HSOL',
  productType: 'DEBT',
  status: 'CLOSED',
  suspendedUntil: null,
  expiresOn: null,
  offerPrice: '50.000000',
  offeredAt: '2026-01-02T09:00:00+00:00',
  onChain: false,
  listed: true,
  held: 10,
  offered: 4,
  last: null,
};

describe('a reference price', () => {
  it('is what the token was sold for, and says so, while nothing else was written down', () => {
    expect(priceText(referenceOf(ROW))).toBe('50');
    expect(presentChoice(work(), ROW, 100).reference).toEqual({
      ...{ price: '50', method: 'OFFER', at: '2026-01-02T09:00:00.000Z' },
    });
  });

  it('is the last value that was written down, with its day, and the bounds go with it', () => {
    const row = { ...ROW, last: { price: '62.5', at: '2026-09-30T10:00:00+00:00' } };
    expect(presentChoice(work(), row, 100)).toMatchObject({
      reference: { price: '62.5', method: 'RECORDED', at: '2026-09-30T10:00:00.000Z' },
      ...{ price_min: '6.25', price_max: '625' },
    });
  });
});

describe('a token that could be advertised', () => {
  it('shows what of it is free, and all that there is', () => {
    expect(presentChoice(work(), ROW, 100)).toMatchObject({ held: 10, free: 6, supply: 100, block: null });
  });

  it('is at its end once its last day is over in the tenant’s calendar', () => {
    const row = { ...ROW, expiresOn: '2026-11-23' };
    expect(blockOf(work('Europe/Madrid'), row)).toBeNull();
    expect(blockOf(work('Asia/Tokyo'), row)).toBe('ended');
  });
});
