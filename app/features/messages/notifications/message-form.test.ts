import { expect, test } from 'vitest';
import { messageForm, readForm } from './message.form.ts';

const TYPED = {
  audience: 'INVESTORS',
  purpose: 'SERVICE',
  issuance: '00000000-0000-4000-8000-000000000001',
  subject_es: '  Visita de obra ',
  text_es: 'El sábado abrimos la obra.',
  subject_en: 'A visit to the site',
  text_en: 'The site is open on Saturday.',
};
const wrong = (changes: Record<string, unknown>) =>
  messageForm.safeParse({ ...TYPED, ...changes }).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('a message takes both languages, trimmed, and says all at once what is missing', () => {
  expect(messageForm.parse(TYPED).subject_es).toBe('Visita de obra');
  expect(wrong({})).toEqual([]);
  expect(wrong({ subject_es: ' ', text_en: 'short', text_es: undefined })).toEqual([
    'subject_es',
    'text_es',
    'text_en',
  ]);
  expect(wrong({ subject_en: 'x'.repeat(121), text_es: 'x'.repeat(5001) })).toEqual(['text_es', 'subject_en']);
});

test('an audience that is none of ours, and a status that is none of theirs, is refused', () => {
  expect(wrong({ audience: 'EVERYBODY' })).toEqual(['audience']);
  expect(wrong({ order_status: 'VERIFIED', user_status: 'CHARGED' })).toEqual(['order_status', 'user_status']);
  expect(wrong({ issuance: 'huerta', purpose: '' })).toEqual(['issuance', 'purpose']);
});

test('reading ends at a moment: a day, a word or nothing is none', () => {
  expect(readForm.safeParse({ until: '2026-11-22T10:00:00.000Z' }).success).toBe(true);
  for (const until of ['', 'hoy', '2026-11-22']) expect(readForm.safeParse({ until }).success).toBe(false);
});
