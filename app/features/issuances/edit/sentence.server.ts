import { offerSentenceText } from '#app/features/issuances/public-page/offer-sentence.ts';
import type { Visit } from '#app/session/visit.ts';
import type { Project } from '#contract/projects.ts';
import { wholeTokens } from '#domain/issuance/offer-rules.ts';
import { priceOf } from '#domain/money/price.ts';
import { calendarIn } from './section.form.ts';

/** The sentence that the public reads of a project: as it is saved, or with the values of a form of its token or its dates. */
export function sentenceOf(visit: Visit, { sections }: Project, form: Record<string, unknown> = {}): string | null {
  const { token, calendar } = sections;
  const price = priceOf(typeof form.price === 'string' ? form.price : token.price);
  const cap = typeof form.soft_cap === 'bigint' ? wholeTokens(form.soft_cap, price) : null;
  const softCapTokens = cap?.ok ? cap.value : form.soft_cap === null ? 0 : token.soft_cap_tokens;
  const tokensForSale = typeof form.tokens_for_sale === 'number' ? form.tokens_for_sale : token.tokens_for_sale;
  const endsOn = 'ends_on' in form ? calendarIn(form).endsOn : calendar.ends_on;
  return offerSentenceText(visit, { price, tokensForSale, softCapTokens }, endsOn);
}
