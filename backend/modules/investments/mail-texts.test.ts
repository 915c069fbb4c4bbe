import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#domain/tenant/language.ts';
import { MAIL_KINDS, type MailFacts, mailWords } from './mail-texts.ts';

const facts: MailFacts = {
  title: 'Huerta Solar',
  reference: 'ORD-4CDE-7K',
  tokens: '20',
  symbol: 'HSOL',
  amount: '1.000,00 €',
  total: '1.002,50 €',
  to_pay: '1.002,50 €',
  due: '1.002,50 € por transferencia',
  made_of: '1.000,00 € + 2,50 € de comisión',
};
const all: MailFacts = {
  ...facts,
  reflection_end: '25 de noviembre',
  expires: '28 de noviembre',
  iban: 'ES91',
  wire_reference: 'ACD-EFG-HJK',
  reason: 'ilegible {code}',
  code: '12345',
  released: '100,00 €',
  balance_back: '100,00 €',
  refund: '902,50 €',
  refund_way: 'por transferencia',
  refund_fee: '2,50 €',
  card_reference: 'RE-1',
  bizum_reference: 'BZ-1',
  bank_reference: 'BBVA-1',
  refund_iban: 'ES91 •••• 1332',
  refund_eth: '0.05',
  network_fee: '0.0001',
  refund_address: '0xabcd…1234',
  refund_transactions: '0xfe',
};

describe('the mails of an investment', () => {
  it('leave no placeholder and no hole, in both languages and wordings', () => {
    for (const kind of MAIL_KINDS) {
      for (const lang of LANGUAGES) {
        for (const exeu of [false, true]) {
          const { subject, lines } = mailWords(kind, { ...all, reason: 'ilegible' }, lang, exeu);
          expect([subject, ...lines].join('\n')).not.toMatch(/[{}]|undefined/);
          expect(lines.length).toBeGreaterThan(1);
        }
      }
    }
  });

  it('drop the lines whose fact is absent: nobody is told of a period that they do not have', () => {
    const lines = mailWords('order_confirmed', { ...facts, expires: '28' }, 'en', false).lines;
    expect(lines).toHaveLength(3);
    expect(lines.join()).not.toContain('revoke');
  });

  it('say of a failed payment that nothing was charged, and of the balance only where some was set aside', () => {
    const told = (lang: Language, more: MailFacts) => mailWords('payment_failed', more, lang, false).lines.join('\n');
    expect(told('es', all)).toContain('No se le ha cobrado nada.');
    expect(told('en', all)).toContain('Nothing was charged to you.');
    expect(told('es', all)).toContain('Los 100,00 € de su saldo');
    expect(told('es', { ...facts, expires: '28 de noviembre' })).not.toContain('saldo');
    expect(told('es', { ...facts, expires: '28 de noviembre' })).toContain('hasta el 28 de noviembre');
  });

  it('say of a payment that nobody could verify not to pay again, and never that nothing was charged', () => {
    for (const [lang, again] of [
      ['es', 'no pague otra vez'],
      ['en', 'do not pay again'],
    ] as const) {
      const text = mailWords('payment_unverified', all, lang, false).lines.join('\n');
      expect(text).toContain(again);
      expect(text).not.toContain('No se le ha cobrado nada.');
      expect(text).not.toContain('Nothing was charged to you.');
    }
  });

  it('name one token in the singular, and several in the plural', () => {
    const lines = (lang: Language, tokens: string) =>
      mailWords('minted', { ...all, tokens }, lang, false).lines.join(' ');
    expect(lines('es', '1')).toContain('1 token HSOL de');
    expect(lines('en', '1')).toContain('1 HSOL token of');
    expect(lines('es', '20')).toContain('20 tokens HSOL de');
    for (const lang of LANGUAGES)
      for (const kind of MAIL_KINDS) {
        const { subject, lines: said } = mailWords(kind, { ...all, tokens: '1' }, lang, false);
        expect([subject, ...said].join(' ')).not.toMatch(/(?<![\d.,])1 (HSOL )?tokens/);
      }
  });

  it('never read braces in what a person wrote', () => {
    expect(mailWords('proof_rejected', all, 'es', false).lines.join()).toContain('ilegible {code}');
  });

  it('speak of participants where the tenant does', () => {
    expect(mailWords('order_confirmed', all, 'es', true).lines.join()).toContain('partícipe no experimentado');
    expect(mailWords('order_confirmed', all, 'es', false).lines.join()).toContain('inversor no experimentado');
    expect(mailWords('minted', all, 'en', true)).toEqual(mailWords('minted', all, 'en', false));
  });
});
