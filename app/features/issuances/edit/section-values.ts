import { typedNumber } from '#app/forms/typed-number.ts';
import type { Visit } from '#app/session/visit.ts';
import type { Project } from '#contract/projects.ts';
import { FINANCE_FIGURES, type ProjectSection } from '#domain/issuance/project-sections.ts';
import { moneyText } from '#domain/money/money.ts';
import { amountOf, priceOf } from '#domain/money/price.ts';
import { htmlToMarkup } from '#domain/text/html-to-markup.ts';
import { type Flat, flatten } from './flat-form.ts';
import { placesIn } from './gone-entries.ts';

/** Most entries of a list that a form has. */
const TERMS_MAX = 12;
const TEAM_MAX = 20;

/** What of a section is saved, as its form shows it: numbers as people type them, long texts in their plain writing. */
export function typedValues({ lang }: Pick<Visit, 'lang'>, section: ProjectSection, { sections }: Project): Flat {
  const flat = flatten(sections[section]);
  const shown = (name: string) => (flat[name] ? typedNumber(flat[name], lang) : '');
  switch (section) {
    case 'token': {
      const { price, tokens_for_sale, soft_cap_tokens } = sections.token;
      const amount = (tokens: number) => typedNumber(moneyText(amountOf(tokens, priceOf(price))), lang);
      const { soft_cap_tokens: _, ...rest } = flat;
      return {
        ...rest,
        price: shown('price'),
        tokens_for_sale: shown('tokens_for_sale'),
        min_tokens: shown('min_tokens'),
        max_tokens: shown('max_tokens'),
        target: amount(tokens_for_sale),
        soft_cap: soft_cap_tokens === 0 ? '' : amount(soft_cap_tokens),
      };
    }
    case 'return': {
      const figures = FINANCE_FIGURES.map((figure) => [`finance_${figure}`, shown(`finance_${figure}`)]);
      return { ...flat, ...Object.fromEntries(figures) };
    }
    case 'texts':
      return Object.fromEntries(Object.entries(flat).map(([name, html]) => [name, htmlToMarkup(html)]));
    default:
      return flat;
  }
}

/** How many entries the lists of a section have on its page: those that are there, and so many empty ones where words alone make one. */
export function entriesOf(section: ProjectSection, { sections }: Project, more: number): number {
  switch (section) {
    case 'return':
      return Math.min(TERMS_MAX, Math.max(sections.return.terms.length, sections.return.risks.length) + more);
    case 'team':
      return Math.min(TEAM_MAX, sections.team.team.length + more);
    case 'images':
      return sections.images.pictures.length;
    case 'documents':
      return sections.documents.documents.length;
    default:
      return 0;
  }
}

/** How many entries a form has of the lists whose words alone make one: another window may have left fewer of them. */
export function typedEntries(section: ProjectSection, form: FormData): number {
  const typed = (list: string, most: number) => Math.min(most, ...placesIn(form, list).slice(-1));
  if (section === 'team') return placesIn(form, 'team').length > 0 ? typed('team', TEAM_MAX) : 0;
  if (section !== 'return') return 0;
  return Math.max(...['terms', 'risks'].map((list) => (placesIn(form, list).length > 0 ? typed(list, TERMS_MAX) : 0)));
}
