import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { type FormAct, formAct } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { issuanceCardView } from '#app/parts/project-card/card-view.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { IssuanceCard } from '#contract/issuance.ts';
import { getManagedIssuance } from '#contract/issuances.ts';
import type { Project } from '#contract/projects.ts';
import { minimumTicket, targetOf } from '#domain/issuance/figures.ts';
import { moneyText } from '#domain/money/money.ts';
import { priceOf } from '#domain/money/price.ts';
import type { Localized } from '#domain/tenant/language.ts';
import { endOfDay, startOfDay } from '#domain/time/zone.ts';
import { calendarIn } from './section.form.ts';
import { sentenceOf } from './sentence.server.ts';
import type { TypedCard } from './typed-card.ts';

interface Looked {
  /** As it is saved. */
  project: Project;
  schema: z.ZodObject;
  form: SubmittedForm;
}

/** Shows the public's card, and the sentence that it reads, of what stands in the form. Nothing is saved, and what cannot be read yet stays as it is saved. */
export function lookAt(visit: SignedInVisit, { project, schema, form }: Looked): FormAct {
  const typed = readable(schema, form);
  const sentence = 'price' in typed || 'ends_on' in typed ? sentenceOf(visit, project, typed) : null;
  return formAct({
    schema: z.object({}),
    send: () => call(visit, getManagedIssuance, { params: { id: project.id } }),
    onward: ({ data: sheet }) => ({
      said: sentence ?? '',
      shown: {
        card: issuanceCardView(visit, withTyped(visit, sheet, typed)),
        sentence,
        version: form.text('version'),
      } satisfies TypedCard,
    }),
  });
}

/** The fields of a form that can be read, each by itself. */
function readable(schema: z.ZodObject, form: SubmittedForm): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema.shape).flatMap(([name, field]) => {
      if (!form.data.has(name)) return [];
      const read = [form.text(name), undefined]
        .map((text) => (field as z.ZodType).safeParse(text))
        .find((one) => one.success);
      return read ? [[name, read.data]] : [];
    }),
  );
}

function withTyped(
  { customization }: SignedInVisit,
  sheet: IssuanceCard,
  typed: Record<string, unknown>,
): IssuanceCard {
  const zone = customization.tenant.time_zone;
  const both = (name: 'title' | 'slogan' | 'headline_return'): Localized => ({
    es: textOr(typed[`${name}_es`], sheet[name].es ?? ''),
    en: textOr(typed[`${name}_en`], sheet[name].en ?? ''),
  });
  const price = priceOf(textOr(typed.price, sheet.token.price));
  const count = numberOr(typed.tokens_for_sale, sheet.tokens_for_sale);
  const calendar = 'ends_on' in typed ? calendarIn(typed) : null;
  return {
    ...sheet,
    ...{ title: both('title'), slogan: both('slogan'), headline_return: both('headline_return') },
    sector: textOr(typed.sector, sheet.sector),
    product_type: (typed.product_type as IssuanceCard['product_type'] | undefined) ?? sheet.product_type,
    location: textOr(typed.location, sheet.location),
    token: { ...sheet.token, price: textOr(typed.price, sheet.token.price) },
    target: moneyText(targetOf(count, price)),
    minimum_ticket: moneyText(minimumTicket(numberOr(typed.min_tokens, sheet.min_tokens), price)),
    ...('soft_cap' in typed ? { soft_cap: moneyText((typed.soft_cap as bigint | null) ?? 0n) } : {}),
    ...(calendar
      ? {
          campaign_starts_at: calendar.startsOn && startOfDay(calendar.startsOn, zone).toISOString(),
          campaign_ends_at: calendar.endsOn && endOfDay(calendar.endsOn, zone).toISOString(),
        }
      : {}),
  };
}

const textOr = (typed: unknown, saved: string) => (typeof typed === 'string' ? typed : saved);
const numberOr = (typed: unknown, saved: number) => (typeof typed === 'number' ? typed : saved);
