import { describe, expect, it } from 'vitest';
import { i18nOf } from '#app/i18n/instances.server.ts';
import type { Visit } from '#app/session/visit.ts';
import { DEFAULT_CUSTOMIZATION } from '#app/tenant/customization.server.ts';
import { pathTo } from '#domain/access/addresses.ts';
import type { Role } from '#domain/access/roles.ts';
import { ruleOf } from '#domain/access/route-table.ts';
import { loadProcedure } from './procedure.server.ts';

const TENANT = { ...DEFAULT_CUSTOMIZATION.tenant, name: 'Aurora', legal_name: 'Aurora, S.L.', support_email: 'a@b.es' };
const visitOf = (roles: Role[] | null, tenant = TENANT) =>
  ({
    lang: 'es',
    url: new URL('https://aurora.test/complaints'),
    request: new Request('https://aurora.test/complaints'),
    t: i18nOf('es', 'standard').i18n.getFixedT('es'),
    customization: { ...DEFAULT_CUSTOMIZATION, title: 'Aurora Capital', tenant },
    session: roles && { user: { roles } },
  }) as unknown as Visit;

describe('the page that says how to complain', () => {
  it('leads each reader to where they can file: their own area, or the sign-in', () => {
    const leads = (roles: Role[] | null) => loadProcedure(visitOf(roles)).file;
    expect(leads(null)).toBe(pathTo.login);
    expect(leads(['USER'])).toBe(pathTo.user.newComplaint);
    expect(leads(['PREMIUM_USER', 'ISSUER'])).toBe(pathTo.user.newComplaint);
    expect(leads(['CLIENT'])).toBe(pathTo.entrepreneur.newComplaint);
    expect(leads(['ADMIN'])).toBeNull();
  });

  it('is anybody’s to read, and may be kept by crawlers under one address', () => {
    expect(ruleOf(pathTo.complaints)?.access).toBe('anyone');
    expect(loadProcedure(visitOf(null)).head.canonical).toBe('https://aurora.test/complaints');
  });

  it('names the platform by its name in law, else by the one that it goes by', () => {
    expect(loadProcedure(visitOf(null))).toMatchObject({ house: 'Aurora, S.L.', email: 'a@b.es', signedIn: false });
    expect(loadProcedure(visitOf(null, { ...TENANT, legal_name: '' })).house).toBe('Aurora');
    expect(loadProcedure(visitOf(null, { ...TENANT, legal_name: '', name: '' })).house).toBe('Aurora Capital');
  });

  it('tells the terms that the clocks keep', () => {
    expect(loadProcedure(visitOf(['USER'])).days).toEqual({ acknowledge: 10, answer: 10, months: 1 });
  });
});
