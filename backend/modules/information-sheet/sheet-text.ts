import { longDay } from '#backend/mail/long-date.ts';
import { METHOD } from '#backend/modules/signing/contract-sentences.ts';
import { HYPOTHETICAL_CENTS } from '#domain/information-sheet/investment-costs.ts';
import {
  DISCLAIMER,
  OVERVIEW_TITLE,
  PART_TITLES,
  REFLECTION_TITLE,
  RESPONSIBILITY,
  RISK_WARNING,
  RISK_WARNING_TITLE,
  SHEET_TITLE,
} from '#domain/information-sheet/official-wording.ts';
import { inOne, type SheetAnswers, yearsOf } from '#domain/information-sheet/sheet-answers.ts';
import { partsOf, questionsOf, type SheetPart, YEAR_FIGURES } from '#domain/information-sheet/sheet-questions.ts';
import { formatMoney, formatPrice, formatTokens } from '#domain/money/format.ts';
import { centsOf } from '#domain/money/money.ts';
import { amountOf } from '#domain/money/price.ts';
import { type Language, localized } from '#domain/tenant/language.ts';
import type { SheetFacts, SheetRow, SheetSection, SheetTable, SheetText } from './printed-sheet.ts';
import { INSTRUMENT, SHEET_WORDS } from './sheet-words.ts';

/** A sheet in one language: fixed words, facts and answers in the order of Annex I. Rows that nobody has answered are left out. */
export function sheetText(facts: SheetFacts, answers: SheetAnswers, lang: Language): SheetText {
  const words = SHEET_WORDS[lang];
  const plain = (title: string, paragraphs: readonly string[], rows: readonly SheetRow[] = []): SheetSection => ({
    part: null,
    title,
    paragraphs,
    rows,
    tables: [],
  });
  const parts = partsOf(facts.offer).flatMap((part): SheetSection[] =>
    part === 'offer'
      ? []
      : [
          {
            part,
            title: PART_TITLES[part][lang],
            paragraphs: part === 'A' ? [RESPONSIBILITY[lang]] : [],
            // The regulation's own kinds of risk come first, the project's others below them.
            rows:
              part === 'C'
                ? [...answerRows(facts, answers, part, lang), ...factRows(facts, answers, part, lang)]
                : [...factRows(facts, answers, part, lang), ...answerRows(facts, answers, part, lang)],
            tables: tablesOf(facts, answers, part, lang),
            // Point (a) of Part H is what an investment costs.
            tablesFirst: part === 'H',
          },
        ],
  );
  return {
    lang,
    title: SHEET_TITLE[lang],
    line: words.line(localized(facts.project.title, lang), facts.version, longDay(facts.at, facts.timeZone, lang)),
    disclaimer: DISCLAIMER[lang],
    sections: [
      plain(RISK_WARNING_TITLE[lang], RISK_WARNING[lang]),
      plain(REFLECTION_TITLE[lang], [words.reflection]),
      plain(OVERVIEW_TITLE[lang], [], overview(facts, answers, lang)),
      ...parts,
    ],
  };
}

function overview(facts: SheetFacts, answers: SheetAnswers, lang: Language): SheetRow[] {
  const { overview: label } = SHEET_WORDS[lang];
  const lei = inOne(answers.offer?.issuer_lei, lang);
  return present([
    { label: label.identifier, value: facts.identifier },
    { label: label.owner, value: `${facts.issuer.name} · ${localized(facts.project.title, lang)}` },
    { label: label.lei, value: lei },
    {
      label: label.type,
      value: `${INSTRUMENT[lang][facts.offer.instrument]} (${facts.token.name}, ${facts.token.symbol})`,
    },
    { label: label.target, value: targetOf(facts, lang) },
    { label: label.deadline, value: dayOf(facts, facts.campaign.endsAt, lang) },
  ]);
}

/** What the project says already, part by part: typed once, printed from there. */
export function factRows(facts: SheetFacts, answers: SheetAnswers, part: SheetPart, lang: Language): SheetRow[] {
  const words = SHEET_WORDS[lang];
  const { fact } = words;
  const { token, issuer, project, platform } = facts;
  const money = (tokens: number) => formatMoney(amountOf(tokens, token.price), facts.currency, lang);
  switch (part) {
    case 'A':
      return present([
        { label: fact.identity, value: [issuer.name, issuer.taxNumber, issuer.city].filter(Boolean).join(' · ') },
        { label: fact.project, value: localized(project.description, lang) },
      ]);
    case 'B':
      return present([
        { label: fact.minimum, value: token.softCap > 0 ? money(token.softCap) : words.noMinimum },
        { label: fact.deadline, value: dayOf(facts, facts.campaign.endsAt, lang) },
        { label: fact.failure, value: token.softCap > 0 ? words.failure : words.noFailure },
        { label: fact.maximum, value: money(token.forSale) },
      ]);
    case 'C':
      return otherRisks(facts, answers, lang);
    case 'D':
      return present([
        { label: fact.amount, value: `${formatTokens(token.forSale, lang)} ${token.symbol} · ${money(token.forSale)}` },
        { label: fact.price, value: formatPrice(token.price, facts.currency, lang) },
        { label: fact.limits, value: words.between(money(token.min), money(token.max)) },
        { label: fact.payment, value: words.payment(facts.costs.map(({ method }) => METHOD[lang][method])) },
      ]);
    case 'F':
    case 'G':
      return facts.terms.map(({ label, value }) => ({ label: localized(label, lang), value: localized(value, lang) }));
    case 'H':
      return present([
        {
          label: fact.platform,
          value: [platform.name, platform.taxNumber, platform.authorisation, platform.email]
            .filter(Boolean)
            .join(' · '),
        },
      ]);
    default:
      return [];
  }
}

/** The project's own risks that no answer of Part C says already. */
function otherRisks({ project }: SheetFacts, { C: answers = {} }: SheetAnswers, lang: Language): SheetRow[] {
  const said = new Set(Object.values(answers).map((answer) => inOne(answer, lang).trim()));
  const others = project.risks.map((risk) => localized(risk, lang)).filter((risk) => !said.has(risk.trim()));
  const label = SHEET_WORDS[lang].fact.risk;
  return others.map((value, at) => ({ label: others.length > 1 ? `${label} ${at + 1}` : label, value }));
}

function answerRows(facts: SheetFacts, answers: SheetAnswers, part: SheetPart, lang: Language): SheetRow[] {
  return present(
    questionsOf(part, facts.offer)
      .filter(({ kind }) => kind !== 'years')
      .map(({ key, label }) => ({ label: label[lang], value: inOne(answers[part]?.[key], lang) })),
  );
}

function tablesOf(facts: SheetFacts, answers: SheetAnswers, part: SheetPart, lang: Language): SheetTable[] {
  const { years: caption, year, costs: cost, ...words } = SHEET_WORDS[lang];
  if (part === 'A') {
    const years = yearsOf(answers.A?.years);
    if (years.length === 0) return [];
    const amount = (text: string) => (text === '' ? '–' : formatMoney(centsOf(twoPlaces(text)), facts.currency, lang));
    return [
      {
        caption,
        head: [year, ...years.map((one) => one.year)],
        rows: YEAR_FIGURES.map((figure) => [words.figure[figure], ...years.map((one) => amount(one[figure]))]),
      },
    ];
  }
  if (part !== 'H') return [];
  const money = (cents: bigint) => formatMoney(cents, facts.currency, lang);
  return [
    {
      caption: cost.caption(money(HYPOTHETICAL_CENTS)),
      head: cost.head,
      rows: facts.costs.map(({ method, entryCents, totalCents, isOverLimit }) => [
        ...(isOverLimit
          ? [cost.overLimit(capital(METHOD[lang][method])), '–', '–', '–', '–']
          : [capital(METHOD[lang][method]), money(entryCents), money(0n), money(0n), money(totalCents)]),
      ]),
    },
  ];
}

function targetOf({ token, currency }: SheetFacts, lang: Language): string {
  return formatMoney(amountOf(token.forSale, token.price), currency, lang);
}

const dayOf = ({ timeZone }: SheetFacts, at: Date | null, lang: Language): string =>
  at ? longDay(at, timeZone, lang) : '';

const present = (rows: readonly SheetRow[]): SheetRow[] => rows.filter(({ value }) => value.trim() !== '');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "1250" and "1250.5" as money is written: two places. */
function twoPlaces(text: string): string {
  const [whole = '0', part = ''] = text.split('.');
  return `${whole}.${part.padEnd(2, '0').slice(0, 2)}`;
}
