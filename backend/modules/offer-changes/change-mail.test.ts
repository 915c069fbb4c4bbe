import { describe, expect, test } from 'vitest';
import type { InvestmentStatus } from '#domain/investment/status.ts';
import { LANGUAGES } from '#domain/tenant/language.ts';
import { changeMail } from './change-mail.ts';

const TENANT = { customization: { tenant: { time_zone: 'Europe/Madrid' } } } as Parameters<typeof changeMail>[0];
const ISSUANCE = { title: { es: 'Huerta solar', en: 'Solar orchard' } };
const line = (label: string, before: string, after: string) => ({ section: 'Condiciones', label, before, after });

function mailOf(
  status: InvestmentStatus,
  lang: 'es' | 'en',
  lines = [line('Interés anual', '8 %', '5 %'), line('Garantía', '', 'Aval'), line('Votos', 'Uno', '')],
) {
  return changeMail(
    TENANT,
    ISSUANCE,
    {
      explanation: { es: 'La obra se retrasa.', en: 'The works are late.' },
      differences: { es: lines, en: lines },
      revocableUntil: new Date('2027-03-05T22:59:59Z'),
    },
    { userId: 'u', email: 'u@persona.test', lang, status, investmentId: 'order-1', reads: true },
  );
}
const textOf = (mail: ReturnType<typeof changeMail>) => [mail.words.subject, ...mail.words.paragraphs].join('\n');

describe('the mail of a material change', () => {
  test('says why, what was and what is, and leads to the order that it is about', () => {
    for (const lang of LANGUAGES) {
      const mail = mailOf('CHARGED', lang);
      const text = textOf(mail);
      expect(text).toContain(lang === 'es' ? 'La obra se retrasa.' : 'The works are late.');
      for (const words of ['Interés anual', '8 %', '5 %', 'Aval', 'Uno']) expect(text).toContain(words);
      expect(mail.path).toContain('order=order-1');
      expect([mail.kind, mail.bulk, mail.to.userId]).toEqual(['issuance.changed', true, 'u']);
    }
  });

  test('tells each what they can do: until when, and what comes back of what was paid', () => {
    expect(textOf(mailOf('CHARGED', 'es'))).toMatch(/desistir sin coste.*5 de marzo de 2027.*comisión incluida/s);
    expect(textOf(mailOf('CHARGED', 'en'))).toMatch(/withdraw at no cost.*5 March 2027.*fee included/s);
    expect(textOf(mailOf('ACCEPTED', 'es'))).toMatch(/No tiene que pagar antes/);
    expect(textOf(mailOf('ACCEPTED', 'en'))).toMatch(/need not pay before/);
    for (const lang of LANGUAGES) {
      const interest = textOf(mailOf('RESERVED', lang));
      expect(interest).toMatch(lang === 'es' ? /no le compromete a nada/ : /commits you to nothing/);
      expect(interest).not.toMatch(/2027/);
    }
  });

  test('names nobody an investor, so that it reads the same in either wording', () => {
    for (const lang of LANGUAGES)
      for (const status of ['RESERVED', 'ACCEPTED', 'CHARGED'] as const)
        expect(JSON.stringify(mailOf(status, lang))).not.toMatch(/inversor|investor/i);
  });

  test('quotes twelve lines and the beginning of a long one, and says how many more there are', () => {
    const many = Array.from({ length: 15 }, (_, at) => line(`Línea ${at + 1}`, 'a', 'b'));
    const text = textOf(mailOf('CHARGED', 'es', many));
    expect([text.includes('Línea 12'), text.includes('Línea 13'), text.includes('3 cambios más')]).toEqual([
      true,
      false,
      true,
    ]);
    expect(textOf(mailOf('CHARGED', 'en', many.slice(0, 13)))).toContain('1 more change, which is');
    const long = textOf(mailOf('CHARGED', 'es', [line('Riesgo 1', 'x'.repeat(1000), 'y')]));
    expect(long).toContain(`${'x'.repeat(239)}…`);
    expect(long).not.toContain('x'.repeat(240));
  });
});
