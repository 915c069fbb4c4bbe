import { describe, expect, it } from 'vitest';
import type { OfferStatus } from '#domain/bulletin/offer.ts';
import { presentAgreement, presentOffer } from './present-offer.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const work = (userId: string, payWithBalance = true) =>
  ({ now: NOW, user: { id: userId }, tenant: { customization: { extras: { payWithBalance } } } }) as Parameters<
    typeof presentOffer
  >[0];

type Shown = Parameters<typeof presentOffer>[1];
const AD = { userId: 'owner', type: 'SELL', status: 'OPEN', expiresAt: later(1e9), endedBy: null, endedAt: null };
function shown(status: OfferStatus, over: Partial<Shown['offer']> = {}, ad: Partial<Shown['ad']> = {}): Shown {
  const offer = {
    ...{ id: 'offer', userId: 'offerer', status, tokens: 2, price: '50.000000', amountCents: 10_000n },
    ...{ madeAt: later(-1e6), actBy: later(1e6), acceptedAt: null, agreedAt: null, payment: null, endedAt: null },
    ...over,
  };
  return { ad: { ...AD, ...ad }, offer, number: 3 } as Shown;
}

describe('an offer as a side reads it', () => {
  it('says to a buyer who has to confirm how much lacks, and to nobody else', () => {
    expect(presentOffer(work('offerer'), shown('ACCEPTED'), 9_950n)).toMatchObject({
      ...{ missing: '0.50', turn: 'you', acts: ['confirm', 'take_back'], selling: false, mine: true },
    });
    expect(presentOffer(work('offerer'), shown('ACCEPTED'), 10_000n).missing).toBeNull();
    expect(presentOffer(work('offerer', false), shown('ACCEPTED'), 0n)).toMatchObject({
      ...{ missing: null, by_balance: false },
    });
    expect(presentOffer(work('owner'), shown('OPEN'), 0n)).toMatchObject({ missing: null, selling: true, number: 3 });
    expect(presentOffer(work('owner'), shown('OPEN', {}, { type: 'BUY' }), 0n).missing).toBe('100.00');
  });

  it('is lapsed once its time is over, from then, although nobody has swept', () => {
    const over = presentOffer(work('owner'), shown('OPEN', { actBy: later(-5_000) }), 0n);
    expect(over).toMatchObject({ status: 'LAPSED', acts: [], turn: null, ended_at: later(-5_000).toISOString() });
    const gone = shown('OPEN', {}, { status: 'WITHDRAWN', endedBy: 'owner', endedAt: later(-9_000) });
    expect(presentOffer(work('offerer'), gone, 0n)).toMatchObject({
      ...{ status: 'LAPSED', ended_at: later(-9_000).toISOString() },
    });
  });

  it('keeps how it was paid, whatever the platform offers today', () => {
    const settled = shown('SETTLED', { payment: 'OUTSIDE', endedAt: NOW });
    expect(presentOffer(work('owner'), settled, 0n)).toMatchObject({ by_balance: false, acts: [], turn: null });
  });
});

it('an agreement is read by managers with who made it, when both agreed, and which transfer moved the tokens', () => {
  const { ad, offer } = shown('SETTLED', { payment: 'BALANCE', acceptedAt: later(-9), agreedAt: NOW, endedAt: NOW });
  expect(presentAgreement(ad, { offer, name: 'Ana', transfer: 'TR-1' }, NOW)).toMatchObject({
    ...{ person: { id: 'offerer', name: 'Ana' }, accepted_at: later(-9).toISOString(), payment: 'BALANCE' },
    ...{ agreed_at: NOW.toISOString(), transfer: 'TR-1', amount: '100.00' },
  });
});
