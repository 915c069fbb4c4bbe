import { describe, expect, it } from 'vitest';
import { alertMail } from './alert-mail.ts';

const person = { id: 'a', email: 'ana@persona.test' };
const telar = { title: 'Telar', slug: 'telar', ticket: '100,00 €' };
const anillo = { title: 'Anillo', slug: 'anillo', ticket: '50,00 €' };

describe('the mail of new projects', () => {
  it('names a project that is alone in its subject and leads to its page', () => {
    const mail = alertMail({ ...person, lang: 'es' }, [telar]);
    expect([mail.words.subject, mail.path]).toEqual(['Proyecto nuevo: «Telar»', '/invest/telar']);
  });

  it('counts several in its subject, names each with its smallest investment, and leads to the list', () => {
    const mail = alertMail({ ...person, lang: 'en' }, [telar, anillo]);
    expect([mail.words.subject, mail.path]).toEqual(['2 new projects', '/user/issuances']);
    expect(mail.words.paragraphs).toContain('“Anillo”, from 50,00 €.');
  });

  it.each(['es', 'en'] as const)('says that all the money can be lost, and where alerts are changed, in %s', (lang) => {
    const { words, bulk } = alertMail({ ...person, lang }, [telar]);
    expect(words.paragraphs.at(-1)).toMatch(/perder todo el dinero|lose all the money/);
    expect(words.note).toMatch(/«Mensajes»|“Messages”/);
    // It waits behind every mail that somebody is waiting for.
    expect(bulk).toBe(true);
  });
});
