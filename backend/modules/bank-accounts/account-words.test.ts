import { expect, test } from 'vitest';
import { type AccountTurn, accountWords } from './account-words.ts';

const TURNS: AccountTurn[] = ['code', 'added', 'changed', 'taken_back'];
const FACTS = {
  iban: 'ES91 •••• 1332',
  tenant: 'Aurora',
  until: '24 de noviembre de 2026, 10:51, hora de Madrid',
  minutes: 5,
};

test.each(['es', 'en'] as const)(
  'a mail about an account names its end and the house, and never a code in its subject, in %s',
  (lang) => {
    for (const turn of TURNS) {
      const words = accountWords(lang, turn, FACTS);
      const all = [words.subject, ...words.paragraphs, words.note].join(' ');
      expect([turn, words.subject.includes('Aurora'), all.includes(FACTS.iban)]).toEqual([turn, true, true]);
      expect(words.subject).not.toMatch(/\d/);
      // What undoes a change stands in the mail of one that waits alone.
      expect(Boolean(words.action)).toBe(turn === 'changed');
      expect(all.includes(FACTS.until)).toBe(turn === 'changed');
      // Whoever did not ask for it is told what to do.
      expect(words.note ?? words.paragraphs.at(-1)).toMatch(/contraseña|password|enlace|link/);
    }
  },
);
