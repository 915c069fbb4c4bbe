import { expect, test } from 'vitest';
import type { MailOrder } from '#backend/mail/mail-order.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { tellReturned } from './returned-mail.ts';

test('a person whose bank sent the money back reads how much, from which account, and where another one is given', async () => {
  const sent: MailOrder[] = [];
  const work = {
    tenant: { customization: { currency: { symbol: '€', symbol_position: 'after' } } },
    mail: async (order: MailOrder) => void sent.push(order),
  } as unknown as Parameters<typeof tellReturned>[0];
  const person = {
    payoutId: 'p',
    userId: 'u',
    email: 'ana@persona.test',
    amountCents: 123_450n,
    iban: 'ES9121000418450200051332',
  };
  await tellReturned(work, [
    { ...person, lang: 'es' },
    { ...person, lang: 'en' },
  ]);
  const [es, en] = sent;
  expect(es?.words.subject.replace(/\s/g, ' ')).toBe('El banco nos ha devuelto su pago de 1.234,50 €');
  expect(en?.words.subject).toContain('1,234.50');
  for (const mail of sent) {
    expect(mail.words.paragraphs[0]).toContain('1332');
    expect(mail.words.paragraphs[0]).not.toContain('2100');
    expect(mail).toMatchObject({ kind: 'payout.returned', path: pathTo.user.bankAccount, bulk: true });
  }
});
