import type { InitOptions } from 'i18next';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#domain/tenant/language.ts';
import { ONE_STOP } from './one-stop.ts';

/** i18next options that server and browser share. React escapes what is shown, so that i18next must not. The instance uses `oneStopModule`. */
export function i18nSettings(lang: Language): InitOptions {
  return {
    lng: lang,
    fallbackLng: DEFAULT_LANGUAGE,
    supportedLngs: [...LANGUAGES],
    defaultNS: false,
    initImmediate: false,
    interpolation: { escapeValue: false },
    postProcess: ONE_STOP,
    react: { useSuspense: false },
  };
}
