import { describe, expect, it } from 'vitest';
import { COMPLAINT_OUTCOMES } from '#domain/complaint/complaint.ts';
import { COMPLAINT_MAIL_KINDS, COMPLAINT_MAILS, type ComplaintFacts } from './complaint-mail-texts.ts';

const FACTS: ComplaintFacts = {
  reference: 'REC-34AC-DE',
  filed: '2 de marzo de 2026',
  until: '16 de marzo de 2026',
  house: 'Aurora, S.L.',
  contact: 'soporte@aurora.example',
  text: 'Una línea\r\n\r\ndos',
  outcome: 'REFUSED',
};

describe.each(['es', 'en'] as const)('the mails of a complaint in %s', (lang) => {
  const wordsOf = (kind: (typeof COMPLAINT_MAIL_KINDS)[number], facts: Partial<ComplaintFacts> = {}) =>
    COMPLAINT_MAILS[lang][kind]({ ...FACTS, ...facts });

  it.each(COMPLAINT_MAIL_KINDS)('name the complaint in “%s”, and lead to its page', (kind) => {
    expect(wordsOf(kind).subject).toContain(FACTS.reference);
    expect(wordsOf(kind).action).toBeTruthy();
  });

  it('say who deals with it, how to reach them and until when', () => {
    for (const kind of ['received', 'admitted'] as const) {
      const said = wordsOf(kind).paragraphs.join(' ');
      for (const fact of [FACTS.house, FACTS.contact, FACTS.until, FACTS.filed]) expect(said).toContain(fact);
    }
    expect(wordsOf('received', { contact: '' }).paragraphs.join(' ')).toContain(FACTS.house);
    for (const kind of ['asked', 'delayed'] as const) expect(wordsOf(kind).paragraphs.join(' ')).toContain(FACTS.until);
  });

  it('carry what was written line by line, and tell the other ways to whoever did not get all', () => {
    for (const outcome of COMPLAINT_OUTCOMES) {
      const { paragraphs } = wordsOf('decided', { outcome });
      expect(paragraphs.slice(1, 3)).toEqual(['Una línea', 'dos']);
      expect(paragraphs.join(' ').includes('CNMV')).toBe(outcome !== 'UPHELD');
    }
    expect(wordsOf('dismissed').paragraphs.join(' ')).toContain('CNMV');
  });
});
