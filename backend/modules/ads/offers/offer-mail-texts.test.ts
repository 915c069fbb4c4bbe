import { describe, expect, it } from 'vitest';
import { OFFER_MAILS, type OfferMail } from './offer-mail-texts.ts';

const FACTS = {
  ...{ reference: 'AD-34AC-DE', title: 'Huerta', tokens: '3', symbol: 'HSOL', amount: '150,00 €' },
  ...{ until: '3 de enero', byBalance: true },
};
const KINDS = Object.keys(OFFER_MAILS.es) as OfferMail[];
const LANGUAGES = ['es', 'en'] as const;
/** Those after which somebody has to act in time. */
const TIMED = ['made', 'accepted', 'agreed_seller', 'agreed_buyer'] as const;

describe.each(LANGUAGES)('the mails of an offer in %s', (lang) => {
  it.each(KINDS)('say in “%s” what it is of, for how much, and lead to one page', (kind) => {
    const { subject, paragraphs, action } = OFFER_MAILS[lang][kind](FACTS);
    const text = paragraphs.join(' ');
    for (const fact of [FACTS.tokens, FACTS.symbol, FACTS.title, FACTS.amount]) expect(text).toContain(fact);
    expect(subject).toMatch(/AD-34AC-DE|3 tokens HSOL|3 HSOL tokens/);
    expect(action).toBeTruthy();
  });

  it.each(TIMED)('say in “%s” until when', (kind) => {
    expect(OFFER_MAILS[lang][kind](FACTS).paragraphs.join(' ')).toContain(FACTS.until);
  });

  it('tell of a balance where one was moved, and of none where the money went outside', () => {
    for (const kind of ['accepted', 'settled_seller', 'settled_buyer'] as const) {
      const told = (byBalance: boolean) => OFFER_MAILS[lang][kind]({ ...FACTS, byBalance }).paragraphs.join(' ');
      expect(told(true)).toMatch(/saldo|balance/);
      expect(told(false)).not.toMatch(/saldo|balance/);
    }
  });
});
