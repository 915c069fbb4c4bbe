import { z } from 'zod';
import { ticked } from '#app/forms/checked.ts';
import { fieldOf } from '#app/forms/field-of.ts';
import { parseHumanAmount } from '#domain/money/human-amount.ts';
import type { Language } from '#domain/tenant/language.ts';

/** The result of the simulation, in cents, and the certifying tick. There is no place for what it was reckoned from (regulation.md). */
export function lossCapacityForm(lang: Language, currencySymbol: string) {
  return z.object({
    ability: fieldOf((text) => parseHumanAmount(text, lang, currencySymbol)),
    certified: ticked('validator.error_certify'),
  });
}

export type LossFields = z.input<ReturnType<typeof lossCapacityForm>>;
