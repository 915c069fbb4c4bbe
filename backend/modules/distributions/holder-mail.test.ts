import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/tenant/language.ts';
import { holderMail } from './holder-mail.ts';

const tenant = { customization: { currency: { symbol: '€', symbol_position: 'after' } } };
const issuance = {
  id: 'i',
  title: { es: 'Huerta solar', en: 'Solar orchard' },
  issuer: 'Huerta',
  symbol: 'HUE',
  defaultedAt: null,
};
const part = { id: 'e', userId: 'u', email: 'ana@persona.test', tokens: 1_200, claimedTo: null };
const cents = { grossCents: 123_456n, withheldCents: 23_457n, netCents: 99_999n };

function mailTo(lang: Language, claimedTo: 'BALANCE' | null = null) {
  const asked = [{ tenant }, issuance, { name: 'Dividendo 2026' }, { ...part, ...cents, lang, claimedTo }];
  return holderMail(...(asked as unknown as Parameters<typeof holderMail>));
}

const plain = (text: string) => text.replace(/\s/g, ' ');

describe('the mail to a holder who was paid', () => {
  it('says in their language what was gross, withheld and net, and what to do next', () => {
    const es = mailTo('es');
    expect(plain(es.words.subject)).toBe('Tiene 999,99 € por cobrar de «Huerta solar»');
    expect(plain(es.words.paragraphs[0] ?? '')).toContain('1.234,56 € brutos, 234,57 € de retención, 999,99 € netos');
    expect(es.words.paragraphs[1]).toContain('cuenta bancaria');
    const en = mailTo('en');
    expect(plain(en.words.subject)).toMatch(/^You have .+ to claim from “Solar orchard”$/);
    expect(en.words.paragraphs[1]).toContain('whenever you like');
  });

  it('leads to where the money is: the earnings, or the portfolio where it is on the balance', () => {
    expect(mailTo('es').path).toBe('/user/earnings');
    const onBalance = mailTo('es', 'BALANCE');
    expect(onBalance.path).toBe('/user/portfolio');
    expect(onBalance.words.paragraphs[1]).toBe('Ya está en su saldo.');
  });

  it('says paid only of what is on the balance: what waits for a claim is to claim', () => {
    expect(plain(mailTo('es', 'BALANCE').words.subject)).toBe('«Huerta solar» le ha pagado 999,99 €');
    expect(plain(mailTo('en', 'BALANCE').words.subject)).toContain('“Solar orchard” has paid you');
    expect(plain(mailTo('es').words.subject)).not.toContain('pagado');
  });

  it('is written after those that people wait for', () => {
    expect(mailTo('en')).toMatchObject({ kind: 'earning.paid', bulk: true, to: { lang: 'en', userId: 'u' } });
  });
});
