import type { Visit } from '#app/session/visit.ts';
import type { IssuancePage } from '#contract/issuance.ts';
import { localized } from '#domain/tenant/language.ts';

/** Who offers, as an investor reads it: name and town, its own page by its host, and where it is registered. */
export function issuerOf({ lang }: Pick<Visit, 'lang'>, { issuer }: Pick<IssuancePage, 'issuer'>) {
  const { name, city, website, register } = issuer;
  return {
    name: city === '' ? name : `${name}, ${city}`,
    website: URL.canParse(website) ? { href: website, label: new URL(website).hostname } : null,
    register: localized(register, lang),
  };
}

export type IssuerView = ReturnType<typeof issuerOf>;
