import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reflectionEndsAt } from '#domain/investment/reflection.ts';
import { dayIn, daysBetween } from '#domain/time/zone.ts';
import { exceedsOwnerLimit, ownerOffersCents } from './owner-limit.ts';
import { closingVerdict, mayPlanFor } from './planned-move.ts';
import { ISSUANCE_STATUSES } from './status.ts';
import { isSuspended, suspensionDays, suspensionEnd, suspensionGrants, suspensionRefusal } from './suspension.ts';

const ZONES = ['Europe/Madrid', 'Atlantic/Canary', 'America/Santiago', 'Pacific/Apia'];
const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });

describe('suspending an offer', () => {
  it('lasts from tomorrow to the thirtieth day after today, whatever the clock does', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...ZONES), (now, zone) => {
        const { first, last } = suspensionDays(now, zone);
        const today = dayIn(now, zone);
        expect([daysBetween(today, first), daysBetween(today, last)]).toEqual([1, 30]);
        const end = suspensionEnd(last, zone);
        expect(dayIn(end, zone)).toBe(last);
        expect(isSuspended(end, now)).toBe(true);
        expect(isSuspended(end, end)).toBe(false);
      }),
    );
  });

  it('lets everyone who has committed take the offer back for a whole reflection period, and while it lasts', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 30 }), fc.constantFrom(...ZONES), (now, days, zone) => {
        const until = suspensionEnd(dayIn(new Date(now.getTime() + days * 86_400_000), zone), zone);
        const { revocableUntil, payableUntil } = suspensionGrants(now, until, zone);
        expect(revocableUntil >= reflectionEndsAt(now, zone)).toBe(true);
        expect(revocableUntil >= until).toBe(true);
        expect(daysBetween(dayIn(until, zone), dayIn(payableUntil, zone))).toBe(3);
      }),
    );
  });

  it('stops only what takes interest or orders, and nothing twice', () => {
    const now = new Date('2026-11-22T10:00:00Z');
    const refusals = ISSUANCE_STATUSES.map((status) => suspensionRefusal({ status, suspendedUntil: null }, now));
    expect(refusals).toEqual(['not_suspendable', null, 'not_suspendable', null, 'not_suspendable']);
    const later = new Date('2026-11-25T10:00:00Z');
    expect(suspensionRefusal({ status: 'CAMPAIGN', suspendedUntil: later }, now)).toBe('already_suspended');
    expect(suspensionRefusal({ status: 'CAMPAIGN', suspendedUntil: now }, now)).toBeNull();
  });
});

describe('the owner’s limit of twelve months', () => {
  const now = new Date('2026-11-22T10:00:00Z');
  const offer = { status: 'CAMPAIGN' as const, openedAt: now, targetCents: 100n, raisedCents: 60n };

  it('counts what an open offer may raise and what a closed one did', () => {
    expect(ownerOffersCents([offer, { ...offer, status: 'CLOSED' }], now, 'Europe/Madrid')).toBe(160n);
  });

  it('forgets an offer a year after it opened, and counts none that never did', () => {
    const opened = (iso: string) => [{ ...offer, openedAt: new Date(iso) }];
    expect(ownerOffersCents(opened('2025-11-23T10:00:00Z'), now, 'Europe/Madrid')).toBe(100n);
    expect(ownerOffersCents(opened('2025-11-22T10:00:00Z'), now, 'Europe/Madrid')).toBe(0n);
    expect(ownerOffersCents([{ ...offer, openedAt: null }], now, 'Europe/Madrid')).toBe(0n);
  });

  it('allows five million euros to the cent', () => {
    expect(exceedsOwnerLimit(400_000_000n, 100_000_000n)).toBe(false);
    expect(exceedsOwnerLimit(400_000_001n, 100_000_000n)).toBe(true);
  });
});

describe('a planned change of phase', () => {
  it('lies ahead, and at most a year', () => {
    const now = new Date('2026-11-22T10:00:00Z');
    const day = 86_400_000;
    expect([0, 1, 366 * day, 366 * day + 1].map((ms) => mayPlanFor(new Date(now.getTime() + ms), now))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('closes by itself only on money that nobody can take back, and waits while money that is on its way could reach the cap', () => {
    const cents = fc.bigInt({ min: 0n, max: 1_000n });
    fc.assert(
      fc.property(cents, cents, cents, cents, (firmCents, inReflection, pendingCents, softCapCents) => {
        const raisedCents = firmCents + inReflection;
        const verdict = closingVerdict({ firmCents, raisedCents, pendingCents, softCapCents });
        if (verdict === 'closes') expect(firmCents >= softCapCents).toBe(true);
        if (verdict === 'under_soft_cap') expect(raisedCents + pendingCents < softCapCents).toBe(true);
        if (verdict === 'waits') expect(firmCents < softCapCents).toBe(true);
      }),
    );
  });
});
