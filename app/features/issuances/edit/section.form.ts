import { z } from 'zod';
import { acrossFields, type FormAcross } from '#app/forms/across-fields.ts';
import { fieldOf, optionalFieldOf } from '#app/forms/field-of.ts';
import { readCents, readCount, readFigure, readPrice } from '#app/forms/typed-number.ts';
import { type CampaignCalendar, calendarProblems, completed } from '#domain/issuance/campaign-calendar.ts';
import { offerProblems, targetProblem, wholeTokens } from '#domain/issuance/offer-rules.ts';
import { FINANCE_FIGURES, type ProjectSection } from '#domain/issuance/project-sections.ts';
import { parseTokens } from '#domain/money/human-amount.ts';
import { priceOf } from '#domain/money/price.ts';
import type { Language } from '#domain/tenant/language.ts';
import type { Day } from '#domain/time/zone.ts';
import { checkDate } from '#domain/validation/date.ts';
import type { Parsed } from '#domain/validation/problem.ts';
import { flatShape } from './flat-form.ts';
import { SECTIONS } from './sections.ts';

/** What the forms of a project's sections need to know of the visit and of the project. */
export interface SectionNeeds {
  lang: Language;
  symbol: string;
  isEuro: boolean;
  today: Day;
  tokensTaken: number;
  calendar: CampaignCalendar;
  /** How many entries the section's lists have on the page. */
  entries: number;
}

/** Which version of the section the page showed: a hidden field. */
const version = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);
const MONTHS = ['term_months', 'pay_every_months'];

/** The form of a section: its fields as the contract bounds them, numbers as people type them, and what is wrong between values. */
export function sectionForm(section: ProjectSection, needs: SectionNeeds): z.ZodObject {
  const { lang } = needs;
  const plain = z.object({ version, ...flatShape(SECTIONS[section].fields, needs.entries) });
  switch (section) {
    case 'token':
      return tokenForm(plain, needs);
    case 'calendar':
      return acrossFields(
        plain.extend({
          starts_on: dayField,
          ends_on: dayField,
          token_expires_on: dayField,
          campaign_days: optionalFieldOf(readCount),
        }),
        (across) => refuseCalendar(across, needs),
      );
    case 'return':
      return plain.extend(figureFields(lang));
    default:
      return plain;
  }
}

/** The figures of an offer, as people type them. */
export function figureFields(lang: Language): Record<string, z.ZodType> {
  return Object.fromEntries(
    FINANCE_FIGURES.map((figure) => [
      `finance_${figure}`,
      optionalFieldOf((text) => (MONTHS.includes(figure) ? readCount(text) : readFigure(text, lang))),
    ]),
  );
}

/** A day, or none. */
export const dayField = optionalFieldOf((text): Parsed<string> => {
  const wrong = checkDate(text);
  return wrong ? { ok: false, problem: wrong } : { ok: true, value: text };
});

function tokenForm(plain: z.ZodObject, needs: SectionNeeds): z.ZodObject {
  const { lang, symbol } = needs;
  const count = fieldOf((text) => parseTokens(text, lang));
  const cents = (least: bigint) => optionalFieldOf((text) => readCents(text, lang, symbol, least));
  const form = plain.omit({ soft_cap_tokens: true }).extend({
    price: fieldOf((text) => readPrice(text, lang)),
    tokens_for_sale: count,
    min_tokens: count,
    max_tokens: count,
    target: cents(1n),
    soft_cap: cents(0n),
  });
  return acrossFields(form, (across) => refuseOffer(across, needs));
}

/** What a token form comes to once each field is read. */
interface ReadOffer extends Record<string, unknown> {
  price: string;
  tokens_for_sale: number;
  min_tokens: number;
  max_tokens: number;
  target: bigint | null;
  soft_cap: bigint | null;
}

function refuseOffer({ right, refuse }: FormAcross<Record<string, unknown>>, { tokensTaken, isEuro }: SectionNeeds) {
  const { price, tokens_for_sale: count, min_tokens, max_tokens, target, soft_cap } = right as Partial<ReadOffer>;
  if (!price) return;
  const cap = wholeTokens(soft_cap ?? 0n, priceOf(price));
  if (!cap.ok) refuse('soft_cap', cap.problem);
  if (count === undefined) return;
  const wrong = target === null || target === undefined ? null : targetProblem(priceOf(price), count, target);
  if (wrong) refuse('target', wrong);
  const { soft_cap_tokens, ...problems } = offerProblems(
    {
      price: priceOf(price),
      tokensForSale: count,
      softCapTokens: cap.ok ? cap.value : 0,
      minTokens: min_tokens ?? 1,
      maxTokens: max_tokens ?? min_tokens ?? 1,
    },
    { tokensTaken, isEuro },
  );
  for (const [field, problem] of Object.entries(problems)) refuse(field, problem);
  if (soft_cap_tokens) refuse('soft_cap', soft_cap_tokens);
}

function refuseCalendar({ right, refuse }: FormAcross<Record<string, unknown>>, { calendar, today }: SectionNeeds) {
  for (const [field, problem] of Object.entries(calendarProblems(calendarIn(right), calendar, today)))
    refuse(field, problem);
}

/** The days of a form that was read. A first or last day that is left open follows from the other one and the duration. */
export function calendarIn(form: Record<string, unknown>): CampaignCalendar {
  const day = (name: string) => (typeof form[name] === 'string' ? form[name] : null);
  const days = day('campaign_days');
  const calendar = {
    startsOn: day('starts_on'),
    endsOn: day('ends_on'),
    days: days === null ? null : Number(days),
    tokenExpiresOn: day('token_expires_on'),
  };
  return calendar.startsOn && calendar.endsOn ? calendar : completed(calendar);
}
