import { z } from 'zod';
import { optionalFieldOf } from '#app/forms/field-of.ts';
import { readCents } from '#app/forms/typed-number.ts';
import { addAlert } from '#contract/alerts.ts';
import { ALERT_FREQUENCIES } from '#domain/alert/alert.ts';
import type { Language } from '#domain/tenant/language.ts';

const { sector, product_type } = addAlert.body.shape;

/** What somebody wants to be told of: each of it may be left open. */
export function alertForm({ lang, symbol }: { lang: Language; symbol: string }) {
  return z.object({
    sector: sector.unwrap().optional(),
    product_type: product_type.unwrap().optional(),
    ticket_max: optionalFieldOf((text) => readCents(text, lang, symbol)),
    frequency: z.enum(ALERT_FREQUENCIES),
  });
}
export type AlertFields = z.input<ReturnType<typeof alertForm>>;

/** One alert of the page, and how often it mails. */
export const frequencyForm = z.object({ alert: z.uuid(), frequency: z.enum(ALERT_FREQUENCIES) });
export const removeForm = z.object({ alert: z.uuid() });
