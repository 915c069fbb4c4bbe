import { createCookie } from '@remix-run/node';
import { isbot } from 'isbot';
import { RemixI18Next } from 'remix-i18next/server';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, preferredLanguage } from '#domain/tenant/language.ts';

const A_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The language that a person chose. */
export const languageCookie = createCookie('lang', {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  maxAge: A_YEAR_SECONDS,
});

const detection = new RemixI18Next({
  detection: {
    supportedLanguages: [...LANGUAGES],
    fallbackLanguage: DEFAULT_LANGUAGE,
    cookie: languageCookie,
    searchParamKey: 'lang',
    order: ['searchParams', 'cookie', 'custom'],
    findLocale: async (request) => preferredLanguage(request.headers.get('Accept-Language')),
  },
});

/** Language of a request: `lang` in the address, else the cookie, else what the browser prefers, else Spanish. */
export async function languageOf(request: Request): Promise<Language> {
  const found = await detection.getLocale(request);
  return LANGUAGES.find((known) => known === found) ?? DEFAULT_LANGUAGE;
}

/** Whether the visitor is a crawler: it gets `?lang=` answered in place, and no error pages. */
export function isCrawler(request: Request): boolean {
  return isbot(request.headers.get('User-Agent'));
}
