import { existsSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { customization } from '#contract/customization.ts';
import { issuancePage } from '#contract/issuance.ts';
import { SUBTITLE_MAX_CHARS } from '#domain/limits.ts';
import { TENANT_SEEDS } from '../tenants/all-tenants.ts';
import { COMPANIES } from './companies.ts';
import { PEOPLE } from './people.ts';
import type { Bilingual, ProjectContent } from './project-content.ts';
import { PROJECTS } from './projects.ts';

const all = Object.entries(PROJECTS).flatMap(([tenant, projects]) => projects.map((project) => ({ tenant, project })));
const cases = all.map(({ tenant, project }) => [`${tenant}/${project.slug}`, tenant, project] as const);
const RICH = ['aurora', 'ladrillo', 'cumbre'];
/** Most people that can stand behind a campaign, each with one order (domain.md, section 2, invariant 5). */
const POOL = PEOPLE.length + COMPANIES.length;

/** What others have agreed on: a price that is paid at least, an amount that is taken at least. */
const OTHER_MINIMUM = /un mínimo de [\d.,]+\s€|mínimo contratado|an? (?:agreed|contracted) minimum/giu;
/** Ways in which the terms of a loan say that it is paid back; others have no schedule here. */
const PAID_BACK = [
  { says: /^At maturity$/, as: 'BULLET' },
  { says: /^Monthly, in equal instalments$/, as: 'ANNUITY' },
  { says: /^(?:\w+ equal instalments|One fifth .+|Quarterly, in six payments)$/, as: 'LINEAR' },
] as const;

function isBilingual(value: object): value is Bilingual {
  return Object.keys(value).length === 2 && 'es' in value && 'en' in value;
}

/** Every text of a project in both languages, with the path that leads to it. */
function texts(tree: unknown, path = ''): [string, Bilingual][] {
  if (typeof tree !== 'object' || tree === null) return [];
  if (isBilingual(tree)) return [[path, tree]];
  return Object.entries(tree).flatMap(([key, value]) => texts(value, `${path}.${key}`));
}

describe('the demo projects', () => {
  it('exist for every tenant: six to eight for the three rich ones, one or two for the rest', () => {
    expect(Object.keys(PROJECTS).sort()).toEqual(TENANT_SEEDS.map((seed) => seed.name).sort());
    for (const [tenant, projects] of Object.entries(PROJECTS)) {
      const [least, most] = RICH.includes(tenant) ? [6, 8] : [1, 2];
      expect(projects.length, tenant).toBeGreaterThanOrEqual(least);
      expect(projects.length, tenant).toBeLessThanOrEqual(most);
    }
  });

  it('show every phase at the rich tenants, and two campaigns or more at different progress', () => {
    for (const tenant of RICH) {
      const projects = PROJECTS[tenant] ?? [];
      expect([...new Set(projects.map((project) => project.status))].sort(), tenant).toEqual(
        ['CAMPAIGN', 'CLOSED', 'DRAFT', 'PRE_CAMPAIGN', 'VALIDATING'].sort(),
      );
      const open = projects.filter((project) => project.status === 'CAMPAIGN');
      expect(
        new Set(open.map((project) => Math.round((10 * project.demand.tokens) / project.token.forSale))).size,
      ).toBeGreaterThan(1);
    }
  });

  it('have a slug, a symbol and an issuer’s tax number of their own', () => {
    expect(new Set(all.map(({ project }) => project.issuer.taxNumber)).size).toBe(all.length);
    expect(new Set(all.map(({ project }) => project.token.symbol)).size).toBe(all.length);
    expect(new Set(all.map(({ tenant, project }) => `${tenant}/${project.slug}`)).size).toBe(all.length);
  });

  describe.each(cases)('%s', (_, tenant, project: ProjectContent) => {
    it('is in a phase that its tenant knows', () => {
      const seed = TENANT_SEEDS.find((one) => one.name === tenant);
      expect(customization.parse(seed?.customization).flows.project_status).toContain(project.status);
    });

    it('is written in both languages, with a slogan of 49 characters at most', () => {
      for (const [path, text] of texts(project)) {
        expect(Boolean(text.es) === Boolean(text.en), path).toBe(true);
        if (project.status !== 'DRAFT') expect(text.es, path).not.toBe('');
      }
      expect(project.slogan.es.length).toBeLessThanOrEqual(SUBTITLE_MAX_CHARS);
      expect(project.slogan.en.length).toBeLessThanOrEqual(SUBTITLE_MAX_CHARS);
    });

    it('calls what its campaign has to reach by its one name: minimum target', () => {
      for (const [path, { es, en }] of texts(project)) {
        expect(es.replace(OTHER_MINIMUM, ''), path).not.toMatch(/(?<!objetivo )\bmínimo\b/iu);
        expect(en.replace(OTHER_MINIMUM, ''), path).not.toMatch(/\bminimum\b(?! target)/i);
      }
    });

    it('fits the contract', () => {
      expect(issuancePage.shape.slug.safeParse(project.slug).success).toBe(true);
      expect(project.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(issuancePage.shape.token.shape.price.safeParse(project.token.price).success).toBe(true);
      expect(project.token.symbol).toMatch(/^[A-Z][A-Z0-9]{2,9}$/);
    });

    it('sells what can be sold: cap, tickets, demand and dates agree', () => {
      const { token, demand, campaign, status } = project;
      expect(token.softCap).toBeLessThanOrEqual(token.forSale);
      expect(token.minPerOrder).toBeLessThanOrEqual(token.maxPerOrder);
      expect(token.maxPerOrder).toBeLessThanOrEqual(token.forSale);
      expect(demand.investors).toBeLessThanOrEqual(POOL);
      expect(demand.interested).toBeLessThanOrEqual(POOL);
      expect(demand.tokens).toBeGreaterThanOrEqual(demand.investors * token.minPerOrder);
      expect(demand.tokens).toBeLessThanOrEqual(Math.min(token.forSale, demand.investors * token.maxPerOrder));
      if (status === 'CAMPAIGN')
        expect(campaign && campaign.start <= 0 && campaign.end > 0 && demand.tokens < token.forSale).toBe(true);
      if (status === 'CLOSED') expect(campaign && campaign.end < 0 && demand.tokens >= token.softCap).toBe(true);
      if (status === 'PRE_CAMPAIGN' || status === 'VALIDATING')
        expect(campaign && campaign.start > 0 && demand.tokens === 0).toBe(true);
      if (campaign) expect(project.createdDay).toBeLessThan(campaign.start);
    });

    it('says to the platform how it is paid back, where its terms name a way that is known: from there come its calendar and its sheet', () => {
      const said = project.terms.find(({ label }) => label.en === 'Repayment')?.value.en ?? '';
      const known = PAID_BACK.find(({ says }) => says.test(said));
      if (project.productType === 'DEBT' && known) expect(project.finance.repayment).toBe(known.as);
    });

    it('tells nothing from the future, and answers after the question', () => {
      for (const update of project.updates) expect(update.day).toBeLessThanOrEqual(0);
      for (const one of project.questions) {
        expect(one.answer === null).toBe(one.answeredDay === null);
        if (one.answeredDay !== null) expect(one.answeredDay).toBeGreaterThanOrEqual(one.askedDay);
      }
      const end = project.campaign?.end ?? 0;
      for (const one of project.distributions)
        expect(one.day <= 0 && one.day > end && /^\d+\.\d{2}$/.test(one.gross)).toBe(true);
      for (const one of project.documents)
        if (one.kind === 'information-sheet') expect(one.pages).toBeLessThanOrEqual(6);
    });

    it('has its cover as a picture for links: a JPEG of 1200 × 630 and 60 KB at most', async () => {
      const file = `public${project.cover.url.replace(/\.svg$/, '.jpg')}`;
      expect(existsSync(file), file).toBe(true);
      expect(statSync(file).size).toBeLessThanOrEqual(61_440);
      const { format, width, height } = await sharp(file).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    });

    it('has its cover: an SVG of 12 KB at most, without script', () => {
      const file = `public${project.cover.url}`;
      expect(project.cover.url).toBe(`/projects/${tenant}/${project.slug}.svg`);
      expect(existsSync(file), file).toBe(true);
      expect(statSync(file).size).toBeLessThanOrEqual(12_288);
      expect(readFileSync(file, 'utf8')).not.toMatch(/<script|href="(?!#)|\son\w+=|<foreignObject/i);
    });
  });
});
