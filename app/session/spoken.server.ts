import { formatFor } from '#app/i18n/format.ts';
import { i18nOf } from '#app/i18n/instances.server.ts';
import type { Customization } from '#contract/customization.ts';
import type { Language } from '#domain/tenant/language.ts';
import type { Visit } from './visit.ts';

/** What of a visit depends on the tenant's customization and the reader's language. */
type Spoken = Pick<Visit, 'customization' | 'lang' | 'wording' | 't' | 'format'>;

/** A customization read in a language: its wording, its texts and its figures. */
export function spoken(customization: Customization, lang: Language, now: Date): Spoken {
  const wording = customization.tenant.type === 'EXEU' ? 'exeu' : 'standard';
  return {
    customization,
    lang,
    wording,
    t: i18nOf(lang, wording).i18n.getFixedT(lang),
    format: formatFor(customization, lang, now),
  };
}
