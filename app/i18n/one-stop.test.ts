import { expect, it } from 'vitest';
import { i18nOf } from './instances.server.ts';

it.each([
  ['es', 'Debe estar a nombre de Huerta Solar, S.L.'],
  ['en', 'It has to be in the name of Huerta Solar, S.L.'],
] as const)('a hint in %s that ends with the name of a company has one full stop', (lang, hint) => {
  const { i18n } = i18nOf(lang, 'standard');
  const t = i18n.getFixedT(lang) as unknown as (key: string, values: Record<string, string>) => string;
  expect(t('banking:inName', { name: 'Huerta Solar, S.L.' })).toBe(hint);
  expect(t('banking:inName', { name: 'Ana Gil' })).toBe(hint.replace('Huerta Solar, S.L.', 'Ana Gil.'));
});
