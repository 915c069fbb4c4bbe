import { longDay, longMoment } from '#backend/mail/long-date.ts';
import type { SheetRow, SheetSection, SheetText } from '#backend/modules/information-sheet/printed-sheet.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getHit, getPersonRisk } from '#contract/screening.ts';
import type { UserSheetJson } from '#contract/users.ts';
import { type CurrencyStyle, formatMoney } from '#domain/money/format.ts';
import { centsOf } from '#domain/money/money.ts';
import { type Language, localized } from '#domain/tenant/language.ts';
import { EXEU_DECISIONS, EXEU_EXPERIENCED } from '../exeu-words.ts';
import { codeWord, keyWord } from '../own-data/own-data-words.ts';
import { DECISION_WORDS } from './decision-words.ts';
import { FILE_WORDS } from './person-file-words.ts';

/** What a manager reads of a person at one moment. */
export interface PersonFacts {
  person: UserSheetJson;
  risk: AnswerOf<typeof getPersonRisk>['data'];
  hits: AnswerOf<typeof getHit>['data'][];
}

interface House {
  lang: Language;
  platform: string;
  /** It has words of its own for some things. */
  isExeu: boolean;
  purpose: string;
  currency: CurrencyStyle;
  timeZone: string;
  at: Date;
}

/** The file of a person as it is printed. What is not known has no line. */
export function personFileText({ person, risk, hits }: PersonFacts, house: House): SheetText {
  const { lang, currency, timeZone, at } = house;
  const words = FILE_WORDS[lang];
  const { row, section } = words;
  const of = lang === 'es' ? 0 : 1;
  const own = (said: readonly [string, string] | undefined) => (house.isExeu ? said?.[of] : undefined);
  const money = (text: string) => formatMoney(centsOf(text), currency, lang);
  const moment = (text: string | null) => text && longMoment(new Date(text), timeZone, lang);
  const day = (text: string | null) => text && longDay(new Date(text), timeZone, lang);
  const yes = (value: boolean | null) => value !== null && (value ? words.yes : words.no);
  const { identity, additional, test, loss, investments } = person;
  const decisions = person.history.filter(({ action }) => action in DECISION_WORDS);
  return {
    lang,
    title: words.title(person.name),
    line: words.line(person.name, longDay(at, timeZone, lang)),
    disclaimer: [words.confidential, words.purpose(house.purpose)],
    sections: [
      part(section.person, [
        [row.status, codeWord('status', person.status, lang)],
        [row.email, person.email],
        [row.registered, day(person.registered_at)],
        ...named(person.personal, lang),
      ]),
      part(section.company, named({ ...person.company, shareholders: undefined }, lang)),
      table(
        section.holders,
        [row.name, row.stake],
        (person.company.shareholders ?? []).map((one) => [one.name, `${one.stake} %`]),
        { figures: [1] },
      ),
      part(
        section.beneficiaries,
        (person.beneficiaries?.people ?? []).map((one) => [row.name, Object.values(one).filter(Boolean).join(' · ')]),
      ),
      part(section.identity, [
        [row.identity, identity && codeWord('kyc_status', identity.status, lang)],
        [row.sent, identity && moment(identity.submitted_at)],
        [row.reviewed, identity && moment(identity.reviewed_at)],
        [row.reviewer, identity?.reviewed_by],
        [row.why, identity?.reason],
        [row.documents, person.documents.map(({ name }) => name).join(', ')],
      ]),
      part(section.risk, [
        [row.level, words.level[risk.level]],
        ...risk.reasons.map((reason) => [row.reason, words.reason[reason](money(risk.funds_from))] as const),
        ...risk.screened.map(
          ({ list, at: when }) => [`${row.screened}: ${words.list[list]}`, moment(when) || words.never] as const,
        ),
      ]),
      table(
        section.hits,
        [row.list, row.name, row.found, row.decision],
        hits.map((hit) => [
          words.list[hit.list],
          hit.name,
          day(hit.found_at) || '',
          hit.decided
            ? words.decided(
                words.hit[hit.state],
                hit.decided.by ?? words.none,
                day(hit.decided.at) || '',
                hit.decided.reason,
              )
            : words.hit[hit.state],
        ]),
        { paragraphs: hits.length < risk.hits.length ? [words.newest(hits.length, risk.hits.length)] : [] },
      ),
      part(section.standing, [
        [row.test, test && words.points(String(test.score ?? words.none), day(test.answered_at) || '')],
        [row.loss, loss && money(loss.ability)],
        [
          own(EXEU_EXPERIENCED) ?? row.sophisticated,
          person.sophisticated_until && words.until(day(person.sophisticated_until) || ''),
        ],
        [row.funds, additional.source_of_funds],
        [row.exposed, yes(additional.politically_exposed)],
      ]),
      {
        ...table(
          section.orders,
          [row.order, row.project, row.status, row.amount, row.day],
          investments.newest.map((order) => [
            order.reference,
            localized(order.issuance, lang),
            codeWord('status', order.status, lang),
            money(order.amount),
            day(order.created_at) || '',
          ]),
          {
            figures: [3],
            paragraphs:
              investments.newest.length < investments.count
                ? [words.newest(investments.newest.length, investments.count)]
                : [],
          },
        ),
        rows: lines([
          [row.count, String(investments.count)],
          [row.paid, money(investments.paid)],
        ]),
      },
      table(
        section.history,
        [row.day, row.act, row.who, row.reason],
        decisions.map(({ action, at: when, by, behind, reason }) => [
          moment(when) || '',
          own(EXEU_DECISIONS[action]) ?? DECISION_WORDS[action]?.[of] ?? action,
          behind ? words.behind(behind) : by === null ? words.system : by === 'self' ? words.self : by.name,
          reason ?? '',
        ]),
      ),
    ].filter(({ rows, tables }) => rows.length > 0 || tables.length > 0),
  };
}

type Line = readonly [string, string | null | undefined | false | ''];

const lines = (all: readonly Line[]): SheetRow[] => all.flatMap(([label, value]) => (value ? [{ label, value }] : []));

function part(title: string, all: readonly Line[]): SheetSection {
  return { part: null, title, paragraphs: [], rows: lines(all), tables: [] };
}

function table(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  { paragraphs = [], figures = [] }: { paragraphs?: readonly string[]; figures?: readonly number[] } = {},
): SheetSection {
  const tables = rows.length > 0 ? [{ caption: title, head, rows, figures }] : [];
  return { part: null, title, paragraphs, rows: [], tables };
}

/** Answers by the names of their keys. */
function named(answers: Readonly<Record<string, unknown>>, lang: Language): Line[] {
  return Object.entries(answers).map(([key, value]) => [keyWord(key, lang), typeof value === 'string' ? value : null]);
}
