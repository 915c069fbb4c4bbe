import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSessionExpired, SESSION_VALIDITY_DAYS, sessionExpiry } from './rules.ts';

const now = new Date('2026-11-21T10:00:00Z');
const live = { user: { id: '1' }, accessToken: 't', emailVerified: true, expiresAt: new Date(now.getTime() + 1) };

describe('a session', () => {
  it('lives while every condition holds', () => {
    expect(isSessionExpired(live, now)).toBe(false);
    expect(isSessionExpired({ ...live, expiresAt: '2026-11-21T10:00:00.001Z' }, now)).toBe(false);
  });

  it.each([
    ['no session', null],
    ['no user', { ...live, user: null }],
    ['no token', { ...live, accessToken: '' }],
    ['e-mail not verified', { ...live, emailVerified: false }],
    ['no expiry', { ...live, expiresAt: null }],
    ['an unreadable expiry', { ...live, expiresAt: 'soon' }],
    ['exactly at expiry', { ...live, expiresAt: now }],
    ['after expiry', { ...live, expiresAt: new Date(now.getTime() - 1) }],
  ])('is expired: %s', (_, session) => {
    expect(isSessionExpired(session, now)).toBe(true);
  });

  it('ends 15 days after login to the millisecond, or earlier where the server forgets earlier', () => {
    const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, fc.option(instant), (login, server) => {
        const end = sessionExpiry(login, server);
        const own = login.getTime() + 15 * 86_400_000;
        expect(end.getTime()).toBe(server && server.getTime() < own ? server.getTime() : own);
        const session = { ...live, expiresAt: end };
        expect(isSessionExpired(session, end)).toBe(true);
        expect(isSessionExpired(session, new Date(end.getTime() - 1))).toBe(false);
      }),
    );
    expect(SESSION_VALIDITY_DAYS).toBe(15);
  });
});
