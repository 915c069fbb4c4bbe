import { describe, expect, it } from 'vitest';
import { newComplaintForm } from './new-complaint.form.ts';

const form = newComplaintForm('2026-03-02');
const TYPED = {
  kind: 'payment',
  happened_on: '2026-03-02',
  what: 'Me han cobrado dos veces la misma orden.',
  demand: 'Que me devuelvan una.',
};
const ID = '00000000-0000-4000-8000-000000000001';
const wrongIn = (typed: Record<string, string>) => {
  const read = form.safeParse({ ...TYPED, ...typed });
  return read.success ? [] : read.error.issues.map((issue) => String(issue.path[0]));
};

describe('the form of a complaint', () => {
  it('takes what the template asks for, and no more is asked', () => {
    expect(wrongIn({})).toEqual([]);
    expect(wrongIn({ loss: 'Cien euros', representative: 'Ana Ruiz, con poder', phone: '+34 600 000 000' })).toEqual(
      [],
    );
  });

  it('says all that is wrong at once, each at its field', () => {
    const wrong = { kind: 'x', happened_on: '2026-03-03', what: 'Corto', demand: '', phone: 'mañana' };
    expect(wrongIn(wrong).sort()).toEqual(['demand', 'happened_on', 'kind', 'phone', 'what']);
    expect(wrongIn({ happened_on: '1999-12-31' })).toEqual(['happened_on']);
    for (const subject of ['order/', `earning/${ID}`, `order/${ID}x`, 'x'.repeat(80)])
      expect(wrongIn({ subject })).toContain('subject');
  });

  it('says what it is about as the call takes it', () => {
    const subjectOf = (subject?: string) => form.parse({ ...TYPED, subject }).subject;
    expect(subjectOf(`order/${ID}`)).toBe(`order/${ID}`);
    expect(subjectOf(`project/${ID}`)).toBe(`project/${ID}`);
    expect(subjectOf()).toBeUndefined();
  });
});
