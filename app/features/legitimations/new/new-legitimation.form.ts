import { z } from 'zod';
import { fieldOf } from '#app/forms/field-of.ts';
import { issueLegitimation } from '#contract/legitimations.ts';
import { parseTokens } from '#domain/money/human-amount.ts';
import type { Language } from '#domain/tenant/language.ts';
import type { Day } from '#domain/time/zone.ts';
import { checkDate } from '#domain/validation/date.ts';
import { problem } from '#domain/validation/problem.ts';

const { purpose, detail } = issueLegitimation.body.shape;

/** Of which tokens, how many, for what, and until when. */
export function newLegitimationForm(lang: Language, bounds: { min: Day; max: Day }) {
  return z.object({
    issuance_id: z.uuid({ error: 'validator.error_option' }),
    tokens: fieldOf((text) => {
      const parsed = parseTokens(text, lang);
      return parsed.ok && parsed.value < 1
        ? { ok: false as const, problem: problem('validator.error_number_min_tokens', { min: 1 }) }
        : parsed;
    }),
    purpose,
    detail,
    valid_until: fieldOf((text) => {
      const wrong = checkDate(text, bounds);
      return wrong ? { ok: false as const, problem: wrong } : { ok: true as const, value: text };
    }),
  });
}
export type NewLegitimationFields = z.input<ReturnType<typeof newLegitimationForm>>;
