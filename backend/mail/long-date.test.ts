import { expect, it } from 'vitest';
import { letterMoment, longMoment } from './long-date.ts';

const end = new Date('2026-11-25T22:59:59Z');

it('tells the end of a period in a letter by the minute and the city, and in a contract by the second and the zone', () => {
  expect(letterMoment(end, 'Europe/Madrid', 'es')).toBe('25 de noviembre de 2026, 23:59, hora de Madrid');
  expect(letterMoment(end, 'Atlantic/Canary', 'en')).toBe('25 November 2026, 22:59, Canary Islands time');
  expect(letterMoment(end, 'America/Mexico_City', 'es')).toContain('hora de Ciudad de México');
  expect(longMoment(end, 'Europe/Madrid', 'es')).toBe('25 de noviembre de 2026, 23:59:59 (hora de Madrid)');
});
