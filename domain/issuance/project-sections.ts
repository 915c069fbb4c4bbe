import { LANGUAGES, type Language, type Localized } from '#domain/tenant/language.ts';
import type { ProductType } from './status.ts';

/** The parts in which a project is written and saved, in the order in which they are read. */
export const PROJECT_SECTIONS = [
  'card',
  'issuer',
  'token',
  'calendar',
  'return',
  'images',
  'texts',
  'documents',
  'team',
] as const;
export type ProjectSection = (typeof PROJECT_SECTIONS)[number];

/** What a document is; the first one is another's paper where the sheet is kept elsewhere. */
export const DOCUMENT_KINDS = [
  'information-sheet',
  'deck',
  'financials',
  'contract',
  'licence',
  'report',
  'valuation',
] as const;

/** Figures of the offer for arithmetic, by their names. */
export const FINANCE_FIGURES = [
  'annual_interest_percent',
  'expected_annual_return_percent',
  'term_months',
  'pay_every_months',
  'pre_money_valuation',
  'share_percent',
] as const;
export type FinanceFigure = (typeof FINANCE_FIGURES)[number];

/** The figures without which an offer of a kind says too little. */
export const FIGURES_OF: Record<ProductType, readonly FinanceFigure[]> = {
  DEBT: ['annual_interest_percent', 'term_months', 'pay_every_months'],
  REAL_ESTATE: ['expected_annual_return_percent', 'term_months'],
  EQUITY: ['pre_money_valuation', 'share_percent'],
  REVENUE_SHARE: ['share_percent', 'term_months', 'pay_every_months'],
};

/** Texts that the public reads in its own language (`both`), and single values. Optional ones stand in none. */
const BOTH = {
  card: ['title', 'slogan', 'short_description'],
  return: ['headline_return'],
  texts: ['description', 'product', 'market', 'competitors', 'business_model', 'projections'],
} as const;
const ONE = {
  card: ['location'],
  issuer: ['issuer_name', 'issuer_city', 'issuer_tax_number'],
  token: ['token_name', 'token_symbol'],
  calendar: ['starts_on', 'ends_on'],
} as const;

type BothOf<S extends keyof typeof BOTH> = Record<(typeof BOTH)[S][number], Localized>;
type OneOf<S extends keyof typeof ONE> = Record<(typeof ONE)[S][number], string | null>;

/** What of a project decides whether its sections are complete. */
export interface ProjectFacts {
  productType: ProductType;
  card: BothOf<'card'> & OneOf<'card'>;
  issuer: OneOf<'issuer'>;
  token: OneOf<'token'>;
  calendar: OneOf<'calendar'>;
  return: BothOf<'return'> & { finance: Record<FinanceFigure, string | null>; risks: readonly Localized[] };
  texts: BothOf<'texts'>;
  /** In their order; the first one is the cover. */
  pictures: readonly { alt: Localized }[];
  documents: readonly { kind: string; title: Localized; expired: boolean }[];
  /** Whether a key investment information sheet was approved. */
  hasSheet: boolean;
  team: readonly { name: string; role: Localized }[];
}

/** The name of what is missing where no sheet was approved. */
export const INFORMATION_SHEET = 'information-sheet';

/** Why something is missing: nothing there, nothing in one language, or no longer in force. */
export const MISSING_CAUSES = ['empty', 'language', 'expired'] as const;

/** One thing that a section still lacks. `field` is the request's name; of a list its own name, with the place (from 0) of the entry. */
export interface Missing {
  section: ProjectSection;
  field: string;
  /** The language that is missing; null where none is there, or where languages do not matter. */
  lang: Language | null;
  why: (typeof MISSING_CAUSES)[number];
}

/** Everything that the nine sections still lack, section by section: what the public would look for in vain. */
export function missingIn(project: ProjectFacts): Missing[] {
  const found: Missing[] = [];
  const empty = (section: ProjectSection, field: string) => found.push({ section, field, lang: null, why: 'empty' });
  const bilingual = (section: ProjectSection, field: string, text: Localized) => {
    const lacking = LANGUAGES.filter((lang) => isBlank(text[lang]));
    if (lacking.length === LANGUAGES.length) empty(section, field);
    else for (const lang of lacking) found.push({ section, field, lang, why: 'language' });
  };
  const single = <S extends keyof typeof ONE>(section: S) => {
    const values: Record<string, string | null> = { ...project[section] } as Record<string, string | null>;
    for (const field of ONE[section]) if (isBlank(values[field])) empty(section, field);
  };

  for (const field of BOTH.card) bilingual('card', field, project.card[field]);
  single('card');
  single('issuer');
  single('token');
  single('calendar');
  for (const field of BOTH.return) bilingual('return', field, project.return[field]);
  for (const figure of FIGURES_OF[project.productType])
    if (isBlank(project.return.finance[figure])) empty('return', figure);
  if (project.return.risks.length === 0) empty('return', 'risks');
  for (const [at, risk] of project.return.risks.entries()) bilingual('return', `risks.${at}`, risk);
  if (project.pictures.length === 0) empty('images', 'pictures');
  for (const [at, { alt }] of project.pictures.entries()) bilingual('images', `pictures.${at}.alt`, alt);
  for (const field of BOTH.texts) bilingual('texts', field, project.texts[field]);
  // A paper that was uploaded as one is no approved sheet.
  if (!project.hasSheet) empty('documents', INFORMATION_SHEET);
  project.documents.forEach(({ title, expired }, at) => {
    bilingual('documents', `documents.${at}.title`, title);
    if (expired) found.push({ section: 'documents', field: `documents.${at}.expires_on`, lang: null, why: 'expired' });
  });
  if (project.team.length === 0) empty('team', 'team');
  project.team.forEach(({ name, role }, at) => {
    if (isBlank(name)) empty('team', `team.${at}.name`);
    bilingual('team', `team.${at}.role`, role);
  });
  return found;
}

/** The sections that lack nothing: "7 of 9". */
export function completeSections(missing: readonly Pick<Missing, 'section'>[]): ProjectSection[] {
  return PROJECT_SECTIONS.filter((section) => missing.every((one) => one.section !== section));
}

/** Markup alone says nothing either. */
function isBlank(text: string | null | undefined): boolean {
  return text === null || text === undefined || !/[\p{L}\p{N}]/u.test(text.replace(/<[^<>]*>/g, ''));
}
