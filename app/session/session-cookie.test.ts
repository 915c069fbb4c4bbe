import { describe, expect, it } from 'vitest';
import { ROLES } from '#domain/access/roles.ts';
import type { Session } from './session.ts';
import { clearSession, readSession, writeSession } from './session-cookie.server.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const session = (more: Partial<Session> = {}): Session => ({
  user: {
    id: '00000000-0000-4000-8000-000000000001',
    name: 'ana',
    email: 'ana@example.com',
    role: 'USER',
    roles: ['USER'],
    nationality: 'ES',
    image: null,
    type: 'INDIVIDUAL',
    firstName: 'Ana',
    lastName: 'Núñez',
    wallets: [],
    kycStatus: 'SUCCESS',
    secret: null,
    referralCode: null,
    emailVerified: true,
  },
  accessToken: 't'.repeat(43),
  expiresAt: '2026-12-06T10:00:00.000Z',
  kind: 'user',
  lasting: true,
  ...more,
});

const bare = new Request('http://aurora.localhost/');
const sent = (header: string, url = 'http://aurora.localhost/') =>
  new Request(url, { headers: { Cookie: header.split(';')[0] ?? '' } });

describe('the session cookie', () => {
  it('comes back as it went, to its own tenant alone', () => {
    const header = writeSession(bare, 'aurora', session(), NOW);
    expect(readSession(sent(header), 'aurora')).toEqual(session());
    expect(readSession(sent(header), 'voltio')).toBeNull();
  });

  it('is http-only, same-site and lasts until the session ends; over https it is tied to its host', () => {
    const header = writeSession(bare, 'aurora', session(), NOW);
    expect(header).toMatch(/^session=/);
    expect(header).toContain('HttpOnly; SameSite=Lax');
    expect(header).toContain(`Max-Age=${15 * 24 * 60 * 60};`);
    const secure = writeSession(new Request('https://aurora.example/'), 'aurora', session(), NOW);
    expect(secure).toMatch(/^__Host-session=.*; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    expect(readSession(sent(secure, 'https://aurora.example/'), 'aurora')).toEqual(session());
    expect(readSession(sent(header, 'https://aurora.example/'), 'aurora')).toBeNull();
    expect(clearSession(bare)).toContain('Max-Age=0');
  });

  it('ends with the browser where it was not to be remembered', () => {
    expect(writeSession(bare, 'aurora', session({ lasting: false }), NOW)).not.toContain('Max-Age');
  });

  it('stays under 4,096 bytes with another session behind it, leaving out what is nice to have', () => {
    const big = session();
    big.user.image = `https://cdn.example/${'x'.repeat(1200)}`;
    big.user.wallets = Array.from({ length: 20 }, () => `0x${'a'.repeat(40)}`);
    const header = writeSession(bare, 'aurora', { ...big, backdoor: big }, NOW);
    expect(header.length).toBeLessThan(4096);
    const read = readSession(sent(header), 'aurora');
    expect(read?.user).toMatchObject({ email: 'ana@example.com', image: null, wallets: [] });
    expect(read?.backdoor?.accessToken).toBe(big.accessToken);
  });

  it('has a place for any person’s token of 1,800 signs, and for two of 400; longer ones are refused, never cut', () => {
    const widest = (chars: number): Session => {
      const held = session({ accessToken: 't'.repeat(chars) });
      const name = '鑫😀'.repeat(60);
      const more = {
        id: 'i'.repeat(100),
        email: `${'e'.repeat(242)}@example.com`,
        name,
        firstName: name,
        lastName: name,
      };
      return { ...held, user: { ...held.user, ...more, roles: [...ROLES], secret: 's'.repeat(200) } };
    };
    const secure = new Request('https://aurora.example/');
    const kept = (value: Session) => {
      const header = writeSession(secure, 'aurora', value, NOW);
      expect(header.length).toBeLessThanOrEqual(4096);
      return readSession(sent(header, 'https://aurora.example/'), 'aurora');
    };
    expect(kept(widest(1800))?.accessToken).toHaveLength(1800);
    const both = kept({ ...widest(400), backdoor: widest(400) });
    expect([both?.accessToken.length, both?.backdoor?.accessToken.length]).toEqual([400, 400]);
    // An ordinary person's, by the way, may be longer.
    expect(kept(session({ accessToken: 't'.repeat(2400) }))?.accessToken).toHaveLength(2400);
    const usual = session({ accessToken: 't'.repeat(950) });
    expect(kept({ ...usual, backdoor: usual })?.backdoor).toEqual(usual);
    expect(() => kept(widest(2990))).toThrow(RangeError);
  });
});
