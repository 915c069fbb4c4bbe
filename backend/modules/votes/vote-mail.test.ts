import { describe, expect, it } from 'vitest';
import { voteMail } from './vote-mail.ts';
import type { VoteRow } from './votes.repository.ts';

const vote = {
  issuanceId: '00000000-0000-4000-8000-000000000001',
  question: { es: '¿Ampliar el plazo?', en: 'Extend the term?' },
  closesAt: new Date('2026-12-10T22:59:59Z'),
} as VoteRow;
const voter = { id: 'a', email: 'ana@persona.test', tokens: '1200' };

describe('the mail of a vote that has opened', () => {
  it('says in the reader’s language what is asked, for how many tokens, and until when by the tenant’s clock', () => {
    const { words, path } = voteMail(vote, { es: 'Telar', en: 'Loom' }, { ...voter, lang: 'es' }, 'Europe/Madrid');
    expect(words.subject).toBe('Votación de los titulares de «Telar»');
    expect(words.paragraphs[0]).toBe('Se le consulta: ¿Ampliar el plazo?');
    expect(words.paragraphs[1]).toContain('1.200 tokens');
    expect(words.paragraphs[1]).toContain('10 de diciembre de 2026, 23:59');
    expect(path).toBe(`/user/issuances/${vote.issuanceId}/votes`);
  });

  it('is in English for who reads English', () => {
    const { words } = voteMail(vote, { es: 'Telar', en: 'Loom' }, { ...voter, lang: 'en' }, 'Europe/Madrid');
    expect(words.paragraphs[0]).toBe('You are asked: Extend the term?');
    expect(words.paragraphs[1]).toContain('1,200 tokens');
  });
});
