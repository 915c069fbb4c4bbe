import { createInstance, type i18n } from 'i18next';
import { expect, it, vi } from 'vitest';
import { rememberTexts } from './remembered-texts.ts';
import { i18nSettings } from './settings.ts';
import { textsOf } from './texts.server.ts';

function instanceOf(lang: 'es' | 'en'): i18n {
  const texts = textsOf(lang, 'standard');
  const instance = createInstance();
  void instance.init({ ...i18nSettings(lang), ns: Object.keys(texts), resources: { [lang]: texts } });
  return instance;
}

const keysOf = (of: unknown, path: string): string[] =>
  typeof of === 'string'
    ? [path]
    : Object.entries(of as object).flatMap(([name, inner]) => keysOf(inner, path === '' ? name : `${path}.${name}`));

it.each(['es', 'en'] as const)(
  'every text in %s is said alike at first, again, and by an instance without a memory',
  (lang) => {
    const [plain, remembering] = [instanceOf(lang), instanceOf(lang)];
    rememberTexts(remembering);
    const [asked, t] = [plain.getFixedT(lang), remembering.getFixedT(lang)];
    const keys = Object.entries(textsOf(lang, 'standard')).flatMap(([namespace, of]) =>
      keysOf(of, '').map((key) => `${namespace}:${key}`),
    );
    expect(keys.length).toBeGreaterThan(1_000);
    const fresh = keys.map((key) => asked(key));
    expect(keys.map((key) => t(key))).toEqual(fresh);
    expect(keys.map((key) => t(key))).toEqual(fresh);
  },
);

it('a text that was said is not looked for again, a text with values and a key without one are', () => {
  const instance = instanceOf('en');
  const looked = vi.spyOn(instance.services.languageUtils, 'toResolveHierarchy');
  rememberTexts(instance);
  const looksOf = (ask: () => unknown) => {
    ask();
    looked.mockClear();
    ask();
    return looked.mock.calls.length;
  };
  const t = instance.getFixedT('en');
  expect(looksOf(() => t('statuses:issuance.CLOSED'))).toBe(0);
  expect(looksOf(() => t('statuses:issuance.NO_SUCH'))).toBeGreaterThan(0);
  expect(t('inbox:count', { count: 1, total: '1' })).not.toBe(t('inbox:count', { count: 7, total: '7' }));
  expect(instance.getFixedT('en')).toBe(t);
});
