import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/tenant/language.ts';
import { VALIDATOR_KEYS } from '#domain/validation/problem.ts';
import { i18nOf, textsByFile } from './instances.server.ts';
import { textsOf } from './texts.server.ts';

const CONTRACTS = import.meta.glob<string>('../../contract/*.ts', { eager: true, query: '?raw', import: 'default' });

/** Finds texts that count something, which have plural forms alone, and all others as well. */
const A_NUMBER = { count: 2 };

describe('texts', () => {
  it('have words for every problem that a rule of the domain can name', () => {
    for (const lang of LANGUAGES) {
      const { i18n } = i18nOf(lang, 'standard');
      const missing = VALIDATOR_KEYS.filter(
        (key) => !i18n.exists(key.replace('.', ':'), { ...A_NUMBER, lng: lang, fallbackLng: [] }),
      );
      expect({ lang, missing }).toEqual({ lang, missing: [] });
    }
  });

  it('have words for every refusal that the contract names', () => {
    const codes = Object.values(CONTRACTS).flatMap((text) =>
      [...text.matchAll(/errors: \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
        [...list.matchAll(/'([^']+)'/g)].map(([, code = '']) => code),
      ),
    );
    expect(codes.length).toBeGreaterThan(20);
    for (const lang of LANGUAGES) {
      const { i18n } = i18nOf(lang, 'standard');
      const missing = [...new Set(codes)].filter(
        (code) => !i18n.exists(`api_errors:${code}`, { ...A_NUMBER, lng: lang, fallbackLng: [] }),
      );
      expect({ lang, missing }).toEqual({ lang, missing: [] });
    }
  });

  it('texts of the EXEU wording are the standard ones except those it overrides', () => {
    const [standard, exeu] = [textsOf('en', 'standard'), textsOf('en', 'exeu')];
    expect(exeu.login?.submit).toBe(standard.login?.submit);
    expect(exeu.login?.error_no_user).not.toBe(standard.login?.error_no_user);
    expect(Object.keys(exeu)).toEqual(Object.keys(standard));
  });

  it('say in Spanish until which day and hour something lasts with the article of the day', () => {
    const all = JSON.stringify([textsOf('es', 'standard'), textsOf('es', 'exeu')]);
    expect(all.match(/[^"]*\b(?:hasta|desde) las \{\{[^"]*/g)).toBeNull();
  });

  it('travel to hydrated pages in two files, under names that change with them', () => {
    const { common, desk } = i18nOf('es', 'exeu').files();
    expect(common.name).toMatch(/^es-exeu\.[\w-]{12}\.json$/);
    expect(desk.name).toMatch(/^es-exeu-desk\.[\w-]{12}\.json$/);
    for (const { name, json } of [common, desk]) expect(textsByFile(name)).toBe(json);
    expect(textsByFile('es-exeu.wrong.json')).toBeNull();
  });
});
