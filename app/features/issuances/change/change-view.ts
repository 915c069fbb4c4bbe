import { flatten } from '#app/features/issuances/edit/flat-form.ts';
import { typedNumber } from '#app/forms/typed-number.ts';
import { bySection } from '#app/parts/offer-changes/differences.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getOfferChange } from '#contract/offer-changes.ts';
import { fileAddress } from '#domain/access/file-address.ts';
import { FINANCE_FIGURES } from '#domain/issuance/project-sections.ts';
import { moneyText } from '#domain/money/money.ts';
import { amountOf, priceOf } from '#domain/money/price.ts';
import { LANGUAGES } from '#domain/tenant/language.ts';

export type OfferChange = AnswerOf<typeof getOfferChange>['data'];

/** How many entries the lists of terms and risks have on the page. */
export const entriesIn = ({ terms }: OfferChange) => Math.min(12, Math.max(terms.terms.length, terms.risks.length) + 1);

/** The terms as they are, as their form shows them. */
export function valuesOf({ lang }: Pick<SignedInVisit, 'lang'>, { terms, price }: OfferChange): Record<string, string> {
  const flat = flatten(terms);
  const shown = (name: string) => [name, flat[name] ? typedNumber(flat[name], lang) : ''] as const;
  const { soft_cap_tokens: cap } = terms;
  return {
    ...flat,
    ...Object.fromEntries(['tokens_for_sale', 'min_tokens', 'max_tokens'].map(shown)),
    ...Object.fromEntries(FINANCE_FIGURES.map((figure) => shown(`finance_${figure}`))),
    soft_cap: cap === 0 ? '' : typedNumber(moneyText(amountOf(cap, priceOf(price))), lang),
  };
}

/** A change as its page shows it: how it stands, who did what, what differs in both languages and the sheet's papers. */
export function changeView({ t, format, lang }: SignedInVisit, change: OfferChange['past'][number]) {
  const { number, state, material, proposed_at, proposed_by, decided_at, decided_by, reason, sheet } = change;
  const tone = { PROPOSED: 'caution', APPROVED: 'positive', RETURNED: 'neutral', WITHDRAWN: 'neutral' } as const;
  const others = LANGUAGES.filter((each) => each !== lang);
  return {
    key: String(number),
    title: t('issuances:change.number', { number }),
    chip: { label: t(`issuances:change.state.${state}`), tone: tone[state] },
    weight: material === null ? '' : t(material ? 'issuances:change.material' : 'issuances:change.notMaterial'),
    lines: [
      t('issuances:change.by.PROPOSED', { when: format.dateTime(proposed_at), who: proposed_by }),
      ...(decided_at
        ? [t(`issuances:change.by.${state}`, { when: format.dateTime(decided_at), who: decided_by ?? '' })]
        : []),
      ...(reason ? [t('issuances:change.by.reason', { reason })] : []),
      ...(change.revocable_until
        ? [
            t('issuances:change.by.met', {
              orders: format.tokens(change.orders),
              interests: format.tokens(change.interests),
              until: format.deadline(change.revocable_until),
            }),
          ]
        : []),
    ],
    explanation: change.explanation[lang],
    groups: bySection(change.differences[lang]),
    others: others.map((each) => ({
      lang: each,
      title: t(`issuances:change.in.${each}`),
      explanation: change.explanation[each],
      groups: bySection(change.differences[each]),
    })),
    papers: sheet
      ? LANGUAGES.map((each) => ({
          lang: each,
          href: fileAddress(sheet[each]),
          label: `${t('issuances:change.paper', { number: sheet.number })}, ${t(`information_sheet:paper.${each}`)}`,
        }))
      : [],
  };
}
