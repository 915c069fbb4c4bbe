import { expect, test } from 'vitest';
import { registerSentence, registrationAnswer } from './issuer-register.ts';

const REGISTER = { place: 'Soria', volume: '214', folio: '8', sheet: 'SO-1204' };

test('a registered company is said with its place, volume, folio and sheet, in both languages', () => {
  expect(registerSentence(REGISTER, 'es')).toBe('Registro Mercantil de Soria, tomo 214, folio 8, hoja SO-1204');
  expect(registrationAnswer(REGISTER, 'en')).toBe(
    'Spain, Commercial Register of Soria, volume 214, folio 8, sheet SO-1204',
  );
});

test('a part that nobody has written is left out, and without a place nothing is said', () => {
  expect(registerSentence({ ...REGISTER, volume: '', sheet: '' }, 'es')).toBe('Registro Mercantil de Soria, folio 8');
  expect(registerSentence({ ...REGISTER, place: '' }, 'es')).toBe('');
  expect(registrationAnswer({ ...REGISTER, place: '' }, 'es')).toBe('');
});
