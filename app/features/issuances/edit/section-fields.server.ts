import type { SignedInVisit } from '#app/session/visit.ts';
import type { Project } from '#contract/projects.ts';
import { REPAYMENTS } from '#domain/debt/schedule.ts';
import { FIGURES_OF, FINANCE_FIGURES, type ProjectSection } from '#domain/issuance/project-sections.ts';
import { SECTORS } from '#domain/issuance/sector.ts';
import { MINTING_STRATEGIES, OVERSUBSCRIPTIONS, PRODUCT_TYPES, type ProductType } from '#domain/issuance/status.ts';
import type { FieldGroup, FieldSpec } from './field-spec.ts';
import { wordsOf } from './field-words.server.ts';
import type { Flat } from './flat-form.ts';
import { documentFields, imageFields, teamFields } from './list-fields.server.ts';
import { questionFields } from './question-fields.server.ts';

/** Empty places of a list below those with words. */
const EMPTY_PLACES = 2;

export interface Drawn {
  project: Project;
  values: Flat;
  /** Of lists: the places that are drawn, from 1. */
  entries: number;
  issuers: readonly { id: string; name: string }[];
}

/** The fields of a section in their groups, in the reader's words. */
export function sectionFields(visit: SignedInVisit, section: ProjectSection, drawn: Drawn): FieldGroup[] {
  const words = wordsOf(visit);
  const { line, both, number, select } = words;
  const { t, customization } = visit;
  const { symbol, symbol_position } = customization.currency;
  const money = { unit: symbol, unitPosition: symbol_position } as const;
  const one = (rows: FieldSpec[][]): FieldGroup[] => [{ key: section, rows }];
  switch (section) {
    case 'card':
      return one([
        both('title'),
        both('slogan'),
        both('short_description', 'lines', 3),
        [
          select('product_type', PRODUCT_TYPES, (type) => t(`statuses:product.${type}`)),
          select('sector', SECTORS, (sector) => t(`sectors:${sector}`)),
        ],
        [line('location'), line('client_uuid')],
        [{ ...line('slug'), required: true }],
      ]);
    case 'issuer':
      return [
        ...one([
          [line('issuer_name')],
          [line('issuer_city'), line('issuer_tax_number')],
          [line('issuer_website')],
          [line('issuer_register_place'), { ...line('issuer_register_sheet'), width: 'short' }],
          [
            { ...line('issuer_register_volume'), width: 'short' },
            { ...line('issuer_register_folio'), width: 'short' },
          ],
          drawn.issuers.length > 0
            ? [
                {
                  ...line('issuer_user_id'),
                  kind: 'select',
                  options: drawn.issuers.map(({ id, name }) => ({ value: id, label: name })),
                  required: true,
                },
              ]
            : [{ kind: 'hidden', name: 'issuer_user_id', label: '' }],
        ]),
        questionFields(visit, drawn.project, words),
      ];
    case 'token':
      return one([
        [line('token_name'), line('token_symbol')],
        [number('price', money), number('tokens_for_sale', { unit: t('projects:unit.tokens'), whole: true })],
        [number('target', money), number('soft_cap', money)],
        [
          number('min_tokens', { unit: t('projects:unit.tokens'), whole: true }),
          number('max_tokens', { unit: t('projects:unit.tokens'), whole: true }),
        ],
        [
          {
            ...line('minting_strategy'),
            kind: 'radio',
            options: MINTING_STRATEGIES.map((value) => ({ value, label: t(`statuses:minting.${value}`) })),
            required: true,
          },
        ],
        [
          {
            ...line('oversubscription'),
            kind: 'radio',
            options: OVERSUBSCRIPTIONS.map((value) => ({ value, label: t(`statuses:oversubscription.${value}`) })),
            required: true,
          },
        ],
      ]);
    case 'calendar':
      return one([
        [words.day('starts_on'), words.day('ends_on')],
        [number('campaign_days', { unit: t('projects:unit.days'), whole: true }), words.day('token_expires_on')],
      ]);
    case 'return':
      return returnFields(visit, { ...drawn, productType: drawn.project.sections.card.product_type });
    case 'images':
      return imageFields(visit, drawn);
    case 'texts':
      return (['description', 'product', 'market', 'competitors', 'business_model', 'projections'] as const).map(
        (text) => ({
          key: text,
          title: t(text === 'description' ? 'issuances:page.project' : `issuances:page.${text}`),
          rows: [words.bothOf(text, 'longText', 'lines', 12)],
        }),
      );
    case 'documents':
      return documentFields(visit, drawn);
    case 'team':
      return teamFields(visit, drawn);
  }
}

/** What a token gives: headline, figures, terms and risks. */
export function returnFields(
  visit: SignedInVisit,
  drawn: Pick<Drawn, 'values' | 'entries'> & { productType: ProductType },
): FieldGroup[] {
  const { both, bothOf, places } = wordsOf(visit);
  const { t } = visit;
  return [
    { key: 'headline', rows: [both('headline_return')] },
    {
      key: 'figures',
      title: t('projects:group.figures'),
      rows: [...paired(figureFields(visit, drawn)), [repaymentField(visit, drawn.productType)]],
    },
    ...places(placesShown(drawn, 'terms')).map((place) => ({
      key: `terms_${place}`,
      title: t('projects:group.term', { place }),
      rows: [bothOf(`terms_${place}_label`, 'term_label'), bothOf(`terms_${place}_value`, 'term_value')],
    })),
    ...places(placesShown(drawn, 'risks')).map((place) => ({
      key: `risks_${place}`,
      title: t('projects:group.risk', { place }),
      rows: [bothOf(`risks_${place}`, 'risk', 'lines', 3)],
    })),
  ];
}

/** How many places of a list are drawn: those with words in them, and a few empty ones. The other list may have far more. */
function placesShown({ values, entries }: Pick<Drawn, 'values' | 'entries'>, list: 'terms' | 'risks'): number {
  const filled = Object.entries(values).flatMap(([name, value]) =>
    value !== '' && name.startsWith(`${list}_`) ? [Number.parseInt(name.slice(list.length + 1), 10)] : [],
  );
  return Math.min(entries, Math.max(0, ...filled) + EMPTY_PLACES);
}

/** A share is one of the company, or of its revenue. */
export function figureLabel(figure: (typeof FINANCE_FIGURES)[number], productType: ProductType) {
  if (figure === 'share_percent' && productType === 'REVENUE_SHARE') return 'projects:field.revenue_share_percent';
  return `projects:field.${figure}` as const;
}

/** The figures that the kind of product asks for, and those that are there already. */
function figureFields(
  visit: SignedInVisit,
  { productType, values }: Pick<Drawn, 'values'> & { productType: ProductType },
): FieldSpec[] {
  const asked = FIGURES_OF[productType];
  return FINANCE_FIGURES.map((figure): FieldSpec => {
    const name = `finance_${figure}`;
    const label = visit.t(figureLabel(figure, productType));
    if (!asked.includes(figure) && !values[name]) return { kind: 'hidden', name, label };
    const unit = visit.t(`projects:unit.${figure}`, {
      symbol: visit.customization.currency.symbol,
      // Words of a count; an empty field has that of many.
      count: Number(values[name] ?? 0),
    });
    // What the next phase asks for is not optional, though a draft may leave it open.
    return { kind: 'number', name, label, unit, whole: /_months$/.test(figure), required: asked.includes(figure) };
  });
}

/** How a debt is paid back: asked of debts alone. */
function repaymentField({ t }: SignedInVisit, productType: ProductType): FieldSpec {
  const field = { name: 'repayment', label: t('projects:field.repayment') };
  if (productType !== 'DEBT') return { ...field, kind: 'hidden' };
  return {
    ...field,
    kind: 'select',
    hint: t('projects:hint.repayment'),
    options: [
      { value: '', label: t('projects:repayment.none') },
      ...REPAYMENTS.map((value) => ({ value, label: t(`projects:repayment.${value}`) })),
    ],
  };
}

/** Two beside each other; what is not shown stands in a row of its own. */
function paired(fields: readonly FieldSpec[]): FieldSpec[][] {
  const shown = fields.filter(({ kind }) => kind !== 'hidden');
  const pairs = shown.flatMap((_, at) => (at % 2 === 0 ? [shown.slice(at, at + 2)] : []));
  return [...pairs, ...fields.filter(({ kind }) => kind === 'hidden').map((field) => [field])];
}
