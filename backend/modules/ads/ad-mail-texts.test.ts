import { describe, expect, it } from 'vitest';
import { AD_MAILS, type AdMail } from './ad-mail-texts.ts';

const FACTS = { reference: 'AD-34AC-DE', title: 'Huerta', tokens: '3', symbol: 'HSOL', until: '3 de enero' };
const KINDS: readonly AdMail[] = ['asked', 'answered', 'taken_down', 'expired'];

describe.each(['es', 'en'] as const)('the mails of an ad in %s', (lang) => {
  it.each(KINDS)('name the ad in “%s”, and lead to its page by one button', (kind) => {
    const mail = AD_MAILS[lang][kind]({ ...FACTS, text: 'Hola' });
    expect(mail.subject).toContain(FACTS.reference);
    expect(mail.paragraphs.join(' ')).toContain(FACTS.title);
    expect(mail.action).toBeTruthy();
  });

  it('carry a message line by line, whatever ends its lines, and say that no address is seen', () => {
    for (const kind of ['asked', 'answered'] as const) {
      const { paragraphs, note } = AD_MAILS[lang][kind]({ ...FACTS, text: 'Una\r\n\r\ndos\rtres\n  ' });
      expect(paragraphs.slice(1)).toEqual(['Una', 'dos', 'tres']);
      expect(note).toMatch(lang === 'es' ? /ninguno de los dos ve el correo/ : /neither of you sees/);
    }
  });
});
