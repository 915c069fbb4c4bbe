import type { Page } from '@playwright/test';
import { DECLARATION_TEXT, KNOWLEDGE_TEST_QUESTIONS } from '#domain/onboarding/knowledge-test.ts';
import type { Language } from '#domain/tenant/language.ts';
import type { LegalType } from '#domain/user/status.ts';
import { expect } from '#tests/support/journey.ts';
import type { Words } from '#tests/support/words.ts';
import { fillDay } from './day.ts';
import { pdf } from './files.ts';

/** What is written of a company; its tax number has the right last character, and its postal code says the province. */
const COMPANY = {
  organisation_name: 'Ibáñez y Asociados, S.L.',
  tax_number: 'B88011374',
  activity: 'Consultoría agrícola',
  contact_email: 'administracion@ibanez.example',
  address: 'Calle del Álamo, 7',
  postal_code: '28013',
  city: 'Madrid',
  birthplace_city: 'Soria',
};
/** A person's document, as `tellWho` writes it; Spain's own needs neither country nor last day. */
export const DNI = { type: 'DNI', number: '12345678Z', country: 'ES' };
export const GERMAN_PASSPORT = { type: 'PASSPORT', number: 'C01X 00T47', country: 'DE', validUntil: '2035-01-31' };
type Document = typeof DNI & { validUntil?: string };

const COMPANY_PAPERS = [
  'IDENTITY_PROOF',
  'IDENTITY_PROOF_BACK',
  'REGISTRATION_PROOF',
  'ARTICLES_OF_ASSOCIATION',
  'SHAREHOLDER_DECLARATION',
] as const;

/** The steps of a newcomer before the amount. Each function begins on its page and ends on the next one. */
export function onboarding(page: Page, words: Words, lang: Language = 'es') {
  const question = (text: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
  const field = (key: string) => page.getByLabel(words(key), { exact: true });
  const save = () => page.getByRole('button', { name: words('onboarding:saveAndContinue') }).click();
  const go = () =>
    page
      .getByRole('main')
      .getByRole('link', { name: words('onboarding:continue'), exact: true })
      .click();
  /** One side of a document: with script its choice is enough. */
  const bring = async (type: string, name: string) => {
    const paper = page.locator(`#${type}`);
    await page.waitForLoadState('load');
    const isSentByItself = (await page.locator('html.js').count()) > 0;
    await paper.getByLabel(words('onboarding:documents.file'), { exact: true }).setInputFiles(pdf(name));
    if (!isSentByItself) await paper.locator('form[enctype] button[type=submit]').click();
    await expect(paper.getByText(name).first()).toBeVisible();
  };
  return {
    bringDocument: bring,
    /** @param title of the page: where nothing is checked, the data are asked on another one */
    async tellWho(title = 'onboarding:identification.title.personal', document: Document = DNI, type?: LegalType) {
      await question(words(title));
      if (type) await page.getByLabel(words(`onboarding:type.${type}.label`)).check();
      await field('onboarding:personal.first_name').fill('Carmen');
      await field('onboarding:personal.last_name').fill('Ibáñez Núñez');
      await fillDay(page, words, words('onboarding:personal.birthday'), '1984-02-29');
      await field(`onboarding:personal.idTypes.${document.type}`).check();
      await field('onboarding:personal.id_number').fill(document.number);
      if (document.validUntil) {
        await field('onboarding:personal.id_country').selectOption(document.country);
        await fillDay(page, words, words('onboarding:personal.id_expires_on'), document.validUntil);
      }
      await field('onboarding:personal.phone').fill('612 345 678');
      await field('onboarding:personal.address').fill('Calle del Álamo, 7, 2.º B');
      await field('onboarding:personal.postal_code').fill('28013');
      await field('onboarding:personal.city').fill('Madrid');
      // Its label says besides that it may be left empty.
      await page.getByLabel(new RegExp(`^${words('onboarding:personal.province')}`)).fill('Madrid');
      await field('onboarding:personal.nationality').selectOption(document.country);
      await field('onboarding:personal.country').selectOption(document.country);
      await save();
    },
    async tellCompany() {
      await question(words('onboarding:identification.title.company'));
      for (const [name, value] of Object.entries(COMPANY)) await field(`onboarding:company.${name}`).fill(value);
      await page.getByLabel(words('onboarding:company.representations.SOLE_ADMINISTRATOR')).check();
      await field('onboarding:company.country').selectOption('ES');
      await field('onboarding:company.birthplace_country').selectOption('ES');
      await save();
    },
    /** The representative's own document and the company's three, which were issued today. */
    async addCompanyDocuments() {
      await question(words('onboarding:identification.title.documents'));
      const today = new Date().toISOString().slice(0, 10);
      for (const type of COMPANY_PAPERS) {
        if (type.startsWith('IDENTITY_PROOF')) {
          await bring(type, `${type}.pdf`);
          continue;
        }
        const paper = page.locator(`#${type}`);
        await paper.getByLabel(words('onboarding:documents.file'), { exact: true }).setInputFiles(pdf(`${type}.pdf`));
        await fillDay(paper, words, words('onboarding:documents.issuedOn'), today);
        await paper.getByRole('button', { name: words('onboarding:documents.upload'), exact: true }).click();
        await expect(paper.getByText(`${type}.pdf`).first()).toBeVisible();
      }
    },
    async addDocument() {
      await question(words('onboarding:identification.title.documents'));
      for (const [type, name] of [
        ['IDENTITY_PROOF', 'dni.pdf'],
        ['IDENTITY_PROOF_BACK', 'dni-reverso.pdf'],
      ] as const)
        await bring(type, name);
    },
    async sendDocuments() {
      await page.getByRole('button', { name: words('onboarding:identification.send') }).click();
      // What else is to be done comes next; where nothing is, how the check gets on.
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
        words('onboarding:identification.title.documents'),
      );
    },
    /** From a page that only tells something to the next step. */
    goOn: go,
    async tellMore() {
      await question(words('onboarding:additional.title'));
      await field('onboarding:additional.occupation').fill('Maestra');
      await page
        .getByRole('group', { name: words('onboarding:additional.politically_exposed') })
        .getByLabel(words('onboarding:no'), { exact: true })
        .check();
      await save();
    },
    /** @param right whether the answers are the right ones */
    async answerTest(right: boolean) {
      const groups = page.getByRole('group', { name: /^\d\. / });
      await expect(groups).toHaveCount(KNOWLEDGE_TEST_QUESTIONS.length);
      for (const [at, { isTrue }] of KNOWLEDGE_TEST_QUESTIONS.entries()) {
        const answer = words(isTrue === right ? 'onboarding:test.true' : 'onboarding:test.false');
        await groups.nth(at).getByLabel(answer, { exact: true }).check();
      }
      await page.getByRole('button', { name: words('onboarding:test.send') }).click();
    },
    /** After failing twice: types that they were warned. */
    async declare() {
      await question(words('onboarding:test.title.FAILED'));
      await page.getByLabel(words('onboarding:test.type')).fill(DECLARATION_TEXT[lang]);
      await page.getByRole('button', { name: words('onboarding:test.declare') }).click();
    },
    /** With script the browser does the sum; without, the person types its result. Either way 4,000.00. */
    async simulateLoss(hasScript: boolean) {
      await question(words('onboarding:loss.title'));
      const ability = page.getByLabel(words('onboarding:loss.ability'), { exact: true });
      if (hasScript) {
        await field('onboarding:loss.income').fill('30000');
        await field('onboarding:loss.assets').fill('20000');
        await field('onboarding:loss.commitments').fill('10000');
        await expect(ability).toHaveValue(/^4[.,]?000/);
      } else {
        await expect(page.getByText(words('onboarding:loss.sheet.intro'))).toBeVisible();
        await ability.fill('4000');
      }
      await page.getByLabel(words('onboarding:loss.certify')).check();
      await save();
    },
  };
}
