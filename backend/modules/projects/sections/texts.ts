import type { z } from 'zod';
import { cleanText } from '#backend/modules/issuances/clean-html.ts';
import { inBoth, type Section } from '#backend/modules/projects/section.ts';
import type { textsFields } from '#contract/project-fields.ts';
import type { Localized } from '#domain/tenant/language.ts';

type Texts = z.output<typeof textsFields>;

/** The long texts: cleaned on the way in and on the way out. */
export const textsSection: Section<Texts> = {
  name: 'texts',
  read: ({ issuance }) => cleaned(issuance.sections),
  // What else may be kept beside them stays.
  write: (values, { issuance }) => ({ sections: { ...issuance.sections, ...cleaned(values) } }),
};

function cleaned(texts: Partial<Record<keyof Texts, Localized>>): Texts {
  const of = (name: keyof Texts) => inBoth(cleanText(texts[name]));
  return {
    description: of('description'),
    product: of('product'),
    market: of('market'),
    competitors: of('competitors'),
    business_model: of('business_model'),
    projections: of('projections'),
  };
}
