import { expect, it } from 'vitest';
import { i18nOf } from './instances.server.ts';
import { plainWords, wholeWords } from './whole-words.ts';

it('a word with a hyphen behind its first letter stays on its line', () => {
  expect(wholeWords('E-mail or e-mails')).toBe('E-\u2060mail or e-\u2060mails');
});

it('a word in a file is written as people look for it', () => {
  expect(plainWords(wholeWords('E-mail address'))).toBe('E-mail address');
});

it('a word that has two long parts, a reference and a range keep their hyphen', () => {
  const text = 'Sign-in, REP-85052f43, UTF-8, A-4 and 3-5 days';
  expect(wholeWords(text)).toBe(text);
});

it('the app’s own "e-mail" stays on its line, in pages with script and without', () => {
  const { i18n, json } = i18nOf('en', 'standard');
  expect((i18n.getFixedT('en') as (key: string) => string)('login:email')).toBe('E-\u2060mail');
  expect(json).not.toMatch(/\be-mail/i);
});
