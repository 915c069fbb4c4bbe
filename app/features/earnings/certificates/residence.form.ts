import { z } from 'zod';
import { fieldOf } from '#app/forms/field-of.ts';
import { takeBackResidenceCertificate } from '#contract/tax-certificates.ts';
import { lastDayOf } from '#domain/tax/residence-certificate.ts';
import type { Day } from '#domain/time/zone.ts';
import { checkDate } from '#domain/validation/date.ts';
import { problem } from '#domain/validation/problem.ts';

/** The day on which a tax office issued a certificate of residence that still proves something today. */
export function residenceForm(today: Day) {
  return z.object({
    issued_on: fieldOf((text) => {
      const wrong = checkDate(text, { max: today });
      if (wrong) return { ok: false as const, problem: wrong };
      return lastDayOf(text) < today
        ? { ok: false as const, problem: problem('validator.error_certificate_old') }
        : { ok: true as const, value: text };
    }),
  });
}
/** Why a certificate that was written down is taken back; the day names it. */
export const takeBackForm = takeBackResidenceCertificate.body.pick({ issued_on: true, reason: true });

export type ResidenceFields = z.input<ReturnType<typeof residenceForm>>;
