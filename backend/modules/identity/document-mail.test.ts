import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/tenant/language.ts';
import { documentMail } from './document-mail.ts';

const ANA = { userId: '1', email: 'ana@persona.test' };

describe.each(LANGUAGES)('the mail about a document that ends, in %s', (lang) => {
  const before = documentMail({ ...ANA, lang }, '5 de diciembre', false);
  const after = documentMail({ ...ANA, lang }, '5 de diciembre', true);

  it('names the day where it is read first, and leads to the page where it is replaced', () => {
    for (const mail of [before, after]) {
      expect(mail.words.subject).toContain('5 de diciembre');
      expect(mail.path).toBe('/user/account/documents');
      expect(mail.words.action).not.toBe('');
      expect(mail.to).toEqual({ ...ANA, lang });
    }
  });

  it('tells before and after apart, in its kind and in its words', () => {
    expect(before.kind).not.toBe(after.kind);
    expect(before.words.subject).not.toBe(after.words.subject);
    expect(before.words.paragraphs).not.toEqual(after.words.paragraphs);
  });

  it('says what follows from it: nothing is paid until the new one was checked', () => {
    const word = lang === 'es' ? /no po(?:dremos|demos) pagarle/ : /cannot pay/;
    for (const mail of [before, after]) expect(mail.words.paragraphs.join(' ')).toMatch(word);
  });
});

it('the mails in both languages say as many things', () => {
  for (const isOver of [true, false]) {
    const [one, other] = LANGUAGES.map((lang) => documentMail({ ...ANA, lang }, 'x', isOver));
    expect(one?.words.paragraphs).toHaveLength(other?.words.paragraphs.length ?? 0);
  }
});
