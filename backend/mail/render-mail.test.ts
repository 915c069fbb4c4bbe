import { describe, expect, it } from 'vitest';
import { identityMail } from '#backend/modules/identity/identity-mail.ts';
import { MAIL_KINDS, type MailFacts, mailWords } from '#backend/modules/investments/mail-texts.ts';
import { openingMail } from '#backend/modules/issuances/opening-mail.ts';
import { judgementMail } from '#backend/modules/users/judgement-mail.ts';
import type { CallTenant } from '#backend/tenant/tenant-directory.ts';
import { tenantSettings } from '#backend/tenant/tenant-settings.ts';
import { customization } from '#contract/customization.ts';
import { LANGUAGES, type Language } from '#domain/tenant/language.ts';
import { IDENTITY_CAUSES } from '#domain/user/identity-causes.ts';
import { REJECTION_REASONS } from '#domain/user/status.ts';
import { accountMail } from './account-mail.ts';
import type { MailOrder } from './mail-order.ts';
import { renderMail } from './render-mail.ts';
import { ACCOUNT_MAILS } from './texts/mail-texts.ts';

const ORIGIN = 'https://huerta.example.com';
const tenant = (type: 'STANDARD' | 'EXEU'): CallTenant => ({
  id: '00000000-0000-4000-8000-000000000001',
  name: 'huerta',
  host: 'huerta.example.com',
  primaryHost: 'huerta.example.com',
  version: 1,
  settings: tenantSettings.parse({}),
  customization: customization.parse({
    title: 'Huerta & Sol',
    tenant: { type, name: 'Huerta & Sol', legal_name: 'Huerta y Sol, S.L.', legal_address: 'Calle Mayor 1, Toledo' },
  }),
});

/** Whatever a mail may say, with signs that HTML writes otherwise. */
const facts: MailFacts & { code: string } = {
  title: 'Ríos & <Cía>',
  reference: 'ORD-4CDE-7K',
  tokens: '20',
  symbol: 'HSOL',
  amount: '1.000,00 €',
  total: '1.002,50 €',
  due: '1.002,50 € por transferencia',
  made_of: '1.000,00 € + 2,50 € de comisión',
  to_pay: '1.002,50 €',
  reflection_end: '25 de noviembre',
  expires: '28 de noviembre',
  iban: 'ES91 2100 0418',
  wire_reference: 'ACD-EFG-HJK',
  reason: 'no se lee el "importe"',
  code: '12345',
  refund: '12,50 €',
  bank_reference: 'BBVA-1',
};

/** Every mail that the platform sends, in one language. */
function allMails(house: CallTenant, lang: Language): MailOrder[] {
  const to = { email: 'ana@persona.test', lang, userId: '1' };
  const values = { code: facts.code, minutes: '10', reason: 'x', left: '3', name: 'Móvil' };
  const exeu = house.customization.tenant.type === 'EXEU';
  return [
    ...ACCOUNT_MAILS.map((kind) => accountMail(kind, house, to, values, '/login?secret=a&b=c')),
    ...MAIL_KINDS.map((kind) => {
      const { subject, lines, action } = mailWords(kind, facts, lang, exeu);
      const code = kind === 'signature_code' ? facts.code : undefined;
      return { kind, to, words: { subject, paragraphs: lines, action, code }, path: '/user/investments' };
    }),
    ...[{ reason: 'No se lee' }, { causes: IDENTITY_CAUSES }, { causes: [] }].map((refusal) =>
      identityMail(to, { refusal, page: '/user/account' }),
    ),
    ...[null, '7'].map((waitingOrder) => identityMail(to, { waitingOrder })),
    ...[null, 100_000n].flatMap((cents) =>
      [null, new Date('2026-12-24T22:59:59Z')].map((campaignEndsAt) =>
        openingMail(
          house,
          { title: { es: facts.title, en: facts.title }, slug: 'rios-y-cia', campaignEndsAt },
          { id: '1', email: to.email, lang, cents, status: cents === null ? null : 'RESERVED' },
        ),
      ),
    ),
    ...[null, ...REJECTION_REASONS].map((reason) => judgementMail({ ...to, role: 'USER' }, reason)),
  ];
}

const SIGNS: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };

/** What a reader of the HTML part sees, piece by piece. */
function seen(html: string): string[] {
  return html
    .replace(/<head>.*?<\/head>|<!doctype html>/gs, '')
    .split(/<[^>]*>|\n/)
    .map((text) => text.replace(/&(?:lt|gt|quot|#39|amp);/g, (sign) => SIGNS[sign] ?? sign))
    .filter((text) => text !== '');
}

describe.each(['STANDARD', 'EXEU'] as const)('every mail of a tenant of type %s', (type) => {
  const house = tenant(type);

  it.each(LANGUAGES)('says in plain text what it says in HTML, and no more (%s)', (lang) => {
    for (const order of allMails(house, lang)) {
      const { html, plain } = renderMail(house, order, ORIGIN);
      const told = `${order.kind}\n${plain}`;
      // The longest first: the tenant's name stands in sentences too.
      const pieces = seen(html).sort((a, b) => b.length - a.length);
      for (const piece of pieces) expect(told).toContain(piece);
      const rest = pieces.reduce((left, piece) => left.replaceAll(piece, ''), plain);
      // A colon between the action and its address is all that is left.
      expect([order.kind, rest.replace(/[:\s]/g, '')]).toEqual([order.kind, '']);
    }
  });

  it.each(LANGUAGES)('has one action, whose whole address stands in both parts (%s)', (lang) => {
    for (const order of allMails(house, lang)) {
      const { words, path } = order;
      const { html, plain } = renderMail(house, order, ORIGIN);
      const addresses = plain.match(/https?:\/\/\S+/g) ?? [];
      expect([order.kind, addresses]).toEqual([order.kind, words.action ? [ORIGIN + path] : []]);
      expect(html.match(/<a /g) ?? []).toHaveLength(addresses.length);
      expect(html.includes(house.customization.look.accent)).toBe(Boolean(words.action));
      expect(plain).toContain('Huerta & Sol');
    }
  });
});
