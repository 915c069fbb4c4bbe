import type { Language } from '#domain/tenant/language.ts';

/** Names as alternatives of one sentence: "transferencia, tarjeta o Bizum"; empty without any. */
export function eitherOf(lang: Language, names: readonly string[]): string {
  return new Intl.ListFormat(lang, { type: 'disjunction' }).format(names);
}
