import { describe, expect, it } from 'vitest';
import { resultMail } from './result-mail.ts';
import type { VoteRow } from './votes.repository.ts';

const vote = {
  issuanceId: '00000000-0000-4000-8000-000000000001',
  question: { es: '¿Ampliar el plazo?', en: 'Extend the term?' },
  options: [
    { es: 'Sí', en: 'Yes' },
    { es: 'No', en: 'No' },
  ],
  quorumPercent: 50,
} as VoteRow;
const result = {
  ...{ supply: 2000, voted: 1250, ballots: 2, tokens: [1200, 50] },
  ...{ turnout: '62.50', quorum_reached: true, carried: 0 },
};
const read = (
  lang: 'es' | 'en',
  change: Partial<Omit<typeof result, 'carried'> & { carried: number | null }>,
  choice: number | null,
) =>
  resultMail(
    vote,
    { es: 'Telar', en: 'Loom' },
    { id: 'a', email: 'ana@persona.test', tokens: '1200', lang },
    { ...result, ...change },
    choice,
  ).words.paragraphs;

describe('the mail of a vote that is over', () => {
  it('says in the reader’s language what was carried, by how many, and what they voted themselves', () => {
    expect(read('es', {}, 0)).toEqual([
      'Se preguntaba: ¿Ampliar el plazo?',
      'Ha votado el 62,5\u00a0% de los tokens. Sale adelante: «Sí».',
      'Usted votó «Sí», con sus 1.200 tokens.',
    ]);
    expect(read('en', {}, null)).toEqual([
      'The question was: Extend the term?',
      '62.5% of the tokens voted. Carried: “Yes”.',
      'You did not vote.',
    ]);
  });

  it('says that nothing was carried, and why: too few, as many for each, nobody', () => {
    expect(read('en', { quorum_reached: false, carried: null }, 1)[1]).toBe(
      '62.5% of the tokens voted. 50% was needed: no answer is carried.',
    );
    expect(read('es', { carried: null }, 1)[1]).toContain('Hay empate');
    expect(read('es', { voted: 0, quorum_reached: false, carried: null }, null)[1]).toMatch(/^Nadie ha votado/);
  });
});
