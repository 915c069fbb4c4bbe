import { expect, test } from 'vitest';
import type { CallTenant } from '#backend/tenant/tenant-directory.ts';
import { keptAfter } from '#domain/user/retention.ts';
import { deletionMail } from './deletion-mail.ts';

const tenant = { customization: { title: 'Aurora', tenant: { type: 'STANDARD' } } } as unknown as CallTenant;
const kept = keptAfter({ orders: true, money: true, identity: true }, '2026-11-22');
const said = (lang: 'es' | 'en', by: 'manager' | 'self', records = kept) =>
  deletionMail(tenant, { email: 'ana@persona.test', lang }, records, by).words;

test('the mail to a person who is gone names each kind of record, its rule and its last day', () => {
  const es = said('es', 'self').paragraphs.join('\n');
  expect(es).toContain('hasta el 22 de noviembre de 2031 (Reglamento (UE) 2020/1503, art. 26)');
  expect(es).toContain('hasta el 22 de noviembre de 2032 (Código de Comercio, art. 30)');
  const en = said('en', 'self').paragraphs.join('\n');
  expect(en).toContain('your identity as we checked it, until 22 November 2036 (Spanish Law 10/2010, art. 25)');
});

test('the mail says who deleted the account, and that nothing is left where nothing is', () => {
  for (const lang of ['es', 'en'] as const) {
    const [own, theirs] = [said(lang, 'self', []), said(lang, 'manager', [])];
    expect(own.paragraphs[0]).not.toBe(theirs.paragraphs[0]);
    expect(own.paragraphs).toHaveLength(3);
    expect(own.note).toBeTruthy();
    expect(theirs.note).toBeUndefined();
    // No wording names an investor: the same mail goes to a member.
    expect(JSON.stringify([own, theirs])).not.toMatch(/inversor|investor/i);
  }
});
