import { describe, expect, it } from 'vitest';
import { INFORMATION_SHEET, missingIn, type ProjectFacts } from '#domain/issuance/project-sections.ts';
import { PRODUCT_TYPES, type ProductType } from '#domain/issuance/status.ts';
import { fieldAnchor } from './field-anchor.ts';

const none = { es: '', en: '' };
const spanish = { es: 'uno', en: '' };

/** A project of which every text is so, with two entries of each list or with none. */
function project(productType: ProductType, text: typeof none, entries: 0 | 2): ProjectFacts {
  const each = <T>(entry: T) => Array.from({ length: entries }, () => entry);
  return {
    productType,
    card: { title: text, slogan: text, short_description: text, location: null },
    issuer: { issuer_name: null, issuer_city: null, issuer_tax_number: null },
    token: { token_name: null, token_symbol: null },
    calendar: { starts_on: null, ends_on: null },
    return: {
      headline_return: text,
      finance: {
        annual_interest_percent: null,
        expected_annual_return_percent: null,
        term_months: null,
        pay_every_months: null,
        share_percent: null,
        pre_money_valuation: null,
      } as ProjectFacts['return']['finance'],
      risks: each(text),
    },
    texts: {
      description: text,
      product: text,
      market: text,
      competitors: text,
      business_model: text,
      projections: text,
    },
    pictures: each({ alt: text }),
    documents: each({ kind: 'deck', title: text, expired: true }),
    hasSheet: false,
    team: each({ name: '', role: text }),
  };
}

const anchorsOf = (facts: ProjectFacts) =>
  missingIn(facts)
    .filter(({ field }) => field !== INFORMATION_SHEET)
    .map((missing) => `${missing.section} ${missing.field} ${fieldAnchor(missing)}`);

describe('the place of what a project lacks', () => {
  it.each(PRODUCT_TYPES)('is a field of its section for all that a new project of kind %s lacks', (type) => {
    for (const facts of [project(type, none, 0), project(type, none, 2), project(type, spanish, 2)]) {
      expect(anchorsOf(facts).filter((line) => line.endsWith(' '))).toEqual([]);
    }
  });

  it('is the first field of a text in two languages, the field of the language that it lacks, and the one of the entry', () => {
    expect(anchorsOf(project('DEBT', none, 2))).toContain('images pictures.1.alt #project-pictures_2_alt_es');
    expect(anchorsOf(project('DEBT', spanish, 2))).toContain('team team.0.role #project-team_1_role_en');
    expect(anchorsOf(project('DEBT', none, 2))).toContain(
      'documents documents.1.expires_on #project-documents_2_expires_on',
    );
    expect(anchorsOf(project('DEBT', none, 0))).toContain('return term_months #project-finance_term_months');
    expect(anchorsOf(project('DEBT', none, 0))).toContain('return risks #project-risks_1_es');
  });
});
