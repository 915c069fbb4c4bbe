import { readCents, readCount, readPrice, typedNumber } from '#app/forms/typed-number.ts';
import { completed } from '#domain/issuance/campaign-calendar.ts';
import { wholeTokens } from '#domain/issuance/offer-rules.ts';
import type { ProjectSection } from '#domain/issuance/project-sections.ts';
import { parseTokens } from '#domain/money/human-amount.ts';
import { moneyText } from '#domain/money/money.ts';
import { amountOf, priceOf } from '#domain/money/price.ts';
import type { Language } from '#domain/tenant/language.ts';
import { checkDate } from '#domain/validation/date.ts';

/** Fills in what follows from the values that were typed: what was left empty, and where it is asked for (`all`) what does not fit. */
export function applyDerived(form: FormData, section: ProjectSection, lang: Language, all: boolean): void {
  if (section === 'token') deriveOffer(form, lang, all);
  if (section === 'calendar' && all) deriveDays(form);
}

function deriveOffer(form: FormData, lang: Language, all: boolean): void {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const price = readPrice(text('price'), lang);
  if (!price.ok) return;
  const target = text('target') === '' ? null : readCents(text('target'), lang, '');
  const tokens = text('tokens_for_sale') === '' ? null : parseTokens(text('tokens_for_sale'), lang);
  const byTarget = target?.ok && (tokens === null || (all && text('gives_way') === 'tokens'));
  if (byTarget) {
    const whole = wholeTokens(target.value, priceOf(price.value));
    if (whole.ok) form.set('tokens_for_sale', typedNumber(String(whole.value), lang));
  } else if (tokens?.ok && (target === null || all)) {
    form.set('target', typedNumber(moneyText(amountOf(tokens.value, priceOf(price.value))), lang));
  }
}

/** With both days set the duration follows; with one of them and the duration, the other day. */
function deriveDays(form: FormData): void {
  const day = (name: string) => {
    const text = String(form.get(name) ?? '');
    return text !== '' && checkDate(text) === null ? text : null;
  };
  const typed = readCount(String(form.get('campaign_days') ?? ''));
  const [startsOn, endsOn] = [day('starts_on'), day('ends_on')];
  const days = typed.ok && !(startsOn && endsOn) ? Number(typed.value) : null;
  const found = completed({ startsOn, endsOn, days, tokenExpiresOn: null });
  if (found.startsOn) form.set('starts_on', found.startsOn);
  if (found.endsOn) form.set('ends_on', found.endsOn);
  if (found.days && found.days > 0) form.set('campaign_days', String(found.days));
}
