import { expect, it } from 'vitest';
import { zoneName } from './zone-name.ts';

it('a zone is named by the place that readers call it by, never by an abbreviation or its name for machines', () => {
  expect(zoneName('Atlantic/Canary', 'es')).toBe('hora de Canarias');
  expect(zoneName('Atlantic/Canary', 'en')).toBe('Canary Islands time');
  expect(zoneName('Europe/Madrid', 'es')).toBe('hora de Madrid');
  expect(zoneName('Europe/Madrid', 'en')).toBe('Madrid time');
  expect(zoneName('America/Mexico_City', 'es')).toBe('hora de Ciudad de México');
  expect(zoneName('America/New_York', 'en')).toBe('New York time');
  expect(zoneName('UTC', 'es')).toBe('UTC');
});
