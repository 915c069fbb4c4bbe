import { describe, expect, it } from 'vitest';
import { sessionUser } from '#contract/session-user.ts';
import { impersonated } from './impersonation.server.ts';
import { sessionFrom } from './sign-in.server.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const answer = (role: 'ADMIN' | 'USER', more: object = {}) =>
  sessionUser.parse({
    id: '00000000-0000-4000-8000-000000000001',
    username: role.toLowerCase(),
    email: 'a@example.com',
    role,
    roles: [role],
    legal_information: {},
    email_verification: true,
    accessToken: role.repeat(8),
    session_kind: role === 'ADMIN' ? 'manager' : 'user',
    ...more,
  });
const manager = sessionFrom(answer('ADMIN'), NOW);

describe('sessions', () => {
  it('last 15 days, or as long as the API keeps the token if that is shorter', () => {
    expect(manager.expiresAt).toBe('2026-12-06T10:00:00.000Z');
    const short = sessionFrom(answer('USER', { token_expires_at: '2026-11-21T11:00:00Z' }), NOW);
    expect(short.expiresAt).toBe('2026-11-21T11:00:00.000Z');
  });
});

describe('impersonation', () => {
  it('lasts 30 minutes and keeps the manager’s own session as it was', () => {
    const inside = impersonated(manager, answer('USER'), NOW);
    expect(inside).toMatchObject({ kind: 'user', expiresAt: '2026-11-21T10:30:00.000Z' });
    expect(inside.backdoor).toEqual(manager);
  });

  it('never outlives the manager’s own session', () => {
    const tired = { ...manager, expiresAt: '2026-11-21T10:05:00.000Z' };
    expect(impersonated(tired, answer('USER'), NOW).expiresAt).toBe('2026-11-21T10:05:00.000Z');
  });

  it('goes neither into another manager nor one inside the other', () => {
    expect(() => impersonated(manager, answer('ADMIN'), NOW)).toThrow();
    const inside = impersonated(manager, answer('USER'), NOW);
    expect(() => impersonated(inside, answer('USER'), NOW)).toThrow();
  });
});
