import { describe, expect, it } from 'vitest';
import { TENANTS } from '#tenants/registry.ts';
import { leaveToast, redirectWithToast, takeToast } from './toast.server.ts';

const [one, two] = TENANTS;
if (!one || !two) throw new Error('two tenants are needed');
const toast = { message: 'Se ha guardado', type: 'success' } as const;
const asked = (cookie: string | null, tenant = one, url = 'http://a.localhost/') => ({
  request: new Request(url, { headers: cookie === null ? {} : { Cookie: cookie.split(';')[0] ?? '' } }),
  tenant,
});

describe('a toast', () => {
  it('is shown once, by the tenant that left it alone', () => {
    const left = leaveToast(asked(null), toast);
    const taken = takeToast(asked(left));
    expect(taken.toast).toEqual(toast);
    expect(taken.headers.get('Set-Cookie')).toContain('toast=; Max-Age=0');
    expect(takeToast(asked(left, two)).toast).toBeNull();
    expect(takeToast(asked(null))).toEqual({ toast: null, headers: new Headers() });
  });

  it('a toast that was changed or made up is not shown, and its cookie is removed', () => {
    const [pair = ''] = leaveToast(asked(null), toast).split(';');
    const changed = `${pair.slice(0, -2)}${pair.endsWith('AA') ? 'BB' : 'AA'}`;
    const plain = Buffer.from(JSON.stringify({ flash: { toast } })).toString('base64');
    for (const cookie of [changed, 'toast=', `toast=${plain}`, 'toast=%%%']) {
      const { toast: shown, headers } = takeToast(asked(cookie));
      expect(shown).toBeNull();
      expect(headers.get('Set-Cookie')).toContain('Max-Age=0');
    }
  });

  it('is tied to its host over https, and says nothing to who reads the cookie', () => {
    const left = leaveToast(asked(null, one, 'https://a.example/'), toast);
    expect(left).toMatch(/^__Host-toast=[\w-]+; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    expect(Buffer.from(left.slice('__Host-toast='.length), 'base64url').toString('latin1')).not.toContain('guardado');
    expect(takeToast(asked(left, one, 'https://a.example/')).toast).toEqual(toast);
  });

  it('carries the act that takes back what was done, and leads to no other site with it', () => {
    const undo = { action: '/resources/views', fields: { intent: 'save', name: 'Ñandú' } };
    expect(takeToast(asked(leaveToast(asked(null), { ...toast, undo }))).toast).toEqual({ ...toast, undo });
    const elsewhere = { ...undo, action: 'https://b.example/' };
    expect(takeToast(asked(leaveToast(asked(null), { ...toast, undo: elsewhere }))).toast).toBeNull();
  });

  it('goes with a redirect beside what else it sets, and fits a cookie whatever it says', () => {
    const long = { message: '€'.repeat(5000), description: 'ñ'.repeat(5000), type: 'error' } as const;
    const answer = redirectWithToast(asked(null), '/login', long, { headers: { 'Set-Cookie': 'other=1' } });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('Location')).toBe('/login');
    const [other, left = ''] = answer.headers.getSetCookie();
    expect(other).toBe('other=1');
    expect(takeToast(asked(left)).toast).toMatchObject({ message: `${'€'.repeat(399)}…`, type: 'error' });
  });
});
