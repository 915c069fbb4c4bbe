import { longMoment } from '#backend/mail/long-date.ts';
import { codeWord } from '#backend/modules/exports/own-data/own-data-words.ts';
import { RISK_SUBJECTS, riskText } from '#domain/investment/risk-texts.ts';
import { formatMoney } from '#domain/money/format.ts';
import { KNOWLEDGE_TEST_QUESTIONS } from '#domain/onboarding/knowledge-test.ts';
import { RECORD_WORDS } from './record-words.ts';
import type { ConsentRow, SimulationRow, StatusRow, TestRow } from './records.repository.ts';
import { type RecordHouse, rowsOf, section } from './sections.ts';

type Declared = { tests: TestRow[]; simulations: SimulationRow[]; statuses: StatusRow[] };

/** What a person had answered and declared, one heading each: the words shown stand in the language in which they were read. */
export function declaredSections({ tests, simulations, statuses }: Declared, house: RecordHouse) {
  return [
    ...tests.map((test) => testSection(test, house)),
    ...simulations.map((simulation) => simulationSection(simulation, house)),
    ...statuses.map((status) => statusSection(status, house)),
  ];
}

function testSection(test: TestRow, house: RecordHouse) {
  const words = RECORD_WORDS[house.lang];
  const { row } = words;
  const shown = test.textShown.split('\n');
  const { answers } = test;
  const asked = KNOWLEDGE_TEST_QUESTIONS.map(({ id }) => answers?.[id]);
  // The words of another number of questions stand as they are: which answer is whose is not guessed.
  const isTable = answers !== null && shown.length === asked.length;
  return section(answers ? words.section.test : `${words.section.test}: ${words.declared.toLowerCase()}`, {
    paragraphs: isTable ? [] : shown,
    rows: rowsOf([
      [row.when, moment(test.createdAt, house)],
      [row.result, test.score === null ? codeWord('status', test.status, house.lang) : words.points(test.score)],
      [row.valid, moment(test.validUntil, house)],
      [row.typed, test.typedDeclaration],
      ...versionRows(test, house),
    ]),
    tables: isTable
      ? [
          {
            caption: words.section.test,
            head: [row.statement, row.said],
            rows: shown.map((text, at) => [
              text,
              asked[at] === undefined ? '' : asked[at] ? words.isTrue : words.isFalse,
            ]),
            first: 380,
            figures: [],
          },
        ]
      : [],
  });
}

function simulationSection({ abilityCents, createdAt, validUntil }: SimulationRow, house: RecordHouse) {
  const words = RECORD_WORDS[house.lang];
  return section(words.section.loss, {
    paragraphs: [words.certified],
    rows: rowsOf([
      [words.row.ability, formatMoney(abilityCents, house.currency, house.lang)],
      [words.row.when, moment(createdAt, house)],
      [words.row.valid, moment(validUntil, house)],
    ]),
  });
}

function statusSection(status: StatusRow, house: RecordHouse) {
  const words = RECORD_WORDS[house.lang];
  return section(words.section.status, {
    paragraphs: [status.textShown ?? words.wordsGone],
    rows: rowsOf([
      [words.row.when, moment(status.createdAt, house)],
      [words.row.typed, status.typedName],
      [words.row.state, codeWord('status', status.status, house.lang)],
      [words.row.valid, moment(status.validUntil, house)],
      ...(status.version && status.lang ? versionRows({ version: status.version, lang: status.lang }, house) : []),
    ]),
  });
}

/** The words that were accepted: as they were kept, or else those of their version; null for the tenant's own documents. */
export function shownWords({ subject, version, lang, textShown }: ConsentRow): string | null {
  const known = RISK_SUBJECTS.find((each) => each === subject);
  if (textShown !== null || !known) return textShown;
  return riskText(known, lang === 'en' ? 'en' : 'es', null, version);
}

/** When something was accepted, in which version and language, and from where. */
export function acceptanceRows(consent: ConsentRow, house: RecordHouse) {
  const { row } = RECORD_WORDS[house.lang];
  return rowsOf([[row.when, moment(consent.createdAt, house)], ...versionRows(consent, house), [row.from, consent.ip]]);
}

function versionRows({ version, lang }: { version: string; lang: string }, house: RecordHouse) {
  const { row } = RECORD_WORDS[house.lang];
  return [
    [row.version, versionText(version, house)],
    [row.language, codeWord('lang', lang, house.lang)],
  ] as const;
}

/** How a version is read: what a tenant's own texts are called is the number of its settings, of which nobody outside has heard. */
function versionText(version: string, { lang, platform }: RecordHouse): string {
  const number = /^tenant-(\d+)$/.exec(version)?.[1];
  return number === undefined ? version : RECORD_WORDS[lang].ofTenant(number, platform);
}

export function moment(at: Date | null, { timeZone, lang }: RecordHouse): string | null {
  return at && longMoment(at, timeZone, lang);
}
