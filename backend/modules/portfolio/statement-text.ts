import { longDay } from '#backend/mail/long-date.ts';
import type { SheetSection, SheetText } from '#backend/modules/information-sheet/printed-sheet.ts';
import { showsBalance } from '#domain/balance/shows-balance.ts';
import { type CurrencyStyle, formatMoney, formatTokens } from '#domain/money/format.ts';
import { sumOf } from '#domain/money/money.ts';
import { type Language, localized } from '#domain/tenant/language.ts';
import { dayIn } from '#domain/time/zone.ts';
import type { Span, StatementFacts } from './statement-facts.ts';
import { STATEMENT_WORDS } from './statement-words.ts';

interface House {
  lang: Language;
  currency: CurrencyStyle;
  holder: string;
  /** The tenant keeps balances. Where it does not, only what there was of one is told. */
  kept: boolean;
  now: Date;
}

/** A day in the long form, by a calendar that has no zone left to change it. */
const dayWords = (day: string, lang: Language) => longDay(new Date(`${day}T12:00:00Z`), 'UTC', lang);

/** A statement of holdings as it is printed: its sums first, then both ends, and what lies between them. */
export function statementText(facts: StatementFacts, span: Span, house: House): SheetText {
  const { lang, currency, holder, now } = house;
  const words = STATEMENT_WORDS[lang];
  const { head, row } = words;
  const money = (cents: bigint) => formatMoney(cents, currency, lang);
  const named = (id: string | null) => {
    const offer = id === null ? undefined : facts.offers.get(id);
    return offer ? `${localized(offer.title, lang)} (${offer.symbol})` : '';
  };
  const day = (at: Date) => longDay(at, facts.timeZone, lang);
  const table = (
    title: string,
    columns: readonly string[],
    rows: string[][],
    figures: number[],
    none = words.none,
  ): SheetSection => ({
    part: null,
    title,
    paragraphs: rows.length === 0 ? [none] : [],
    rows: [],
    tables: rows.length === 0 ? [] : [{ caption: title, head: columns, rows, figures }],
  });
  const held = (title: string, all: StatementFacts['before']) =>
    table(
      title,
      [head.project, head.tokens, head.value],
      [
        ...all.map(({ issuanceId, tokens, cents }) => [named(issuanceId), formatTokens(tokens, lang), money(cents)]),
        ...(all.length > 0 ? [[words.total, '', money(sumOf(all.map(({ cents }) => cents)))]] : []),
      ],
      [1, 2],
      words.heldNone,
    );
  const { income } = facts;
  const total = (of: (one: (typeof income)[number]) => bigint) => sumOf(income.map(of));
  return {
    lang,
    title: words.title(dayWords(span.from, lang), dayWords(span.to, lang)),
    line: words.line(day(now)),
    disclaimer: [],
    sections: [
      {
        part: null,
        title: words.section.sums,
        paragraphs: [words.intro],
        tables: [],
        rows: [
          { label: row.holder, value: holder },
          { label: row.before, value: money(sumOf(facts.before.map(({ cents }) => cents))) },
          { label: row.after, value: money(sumOf(facts.after.map(({ cents }) => cents))) },
          { label: row.bought, value: money(paidIn(facts)) },
          ...given(facts).map((cents) => ({ label: row.given, value: money(cents) })),
          { label: row.sold, value: money(sumOf(facts.moved.map((one) => (one.isIn ? 0n : one.valueCents)))) },
          { label: row.net, value: money(total(({ netCents }) => netCents)) },
          { label: row.withheld, value: money(total(({ withheldCents }) => withheldCents)) },
          ...cashRows(facts, house),
        ],
      },
      held(words.section.before(dayWords(span.from, lang)), facts.before),
      table(
        words.section.moves,
        [head.project, head.day, head.what, head.tokens],
        facts.moves.map(({ issuanceId, at, kind, amount }) => [
          named(issuanceId),
          day(at),
          words.moves[kind] ?? words.move,
          `${amount > 0n ? '+' : '−'}${formatTokens(Number(amount < 0n ? -amount : amount), lang)}`,
        ]),
        [3],
      ),
      table(
        words.section.income,
        [head.project, head.available, head.what, head.gross, head.capital, head.withheld, head.net],
        [
          ...income.map((one) => [
            named(one.issuanceId),
            day(one.at),
            words.kinds[one.kind],
            money(one.grossCents),
            money(one.returnCents),
            money(one.withheldCents),
            money(one.netCents),
          ]),
          ...(income.length > 0
            ? [
                [
                  words.total,
                  '',
                  '',
                  money(total(({ grossCents }) => grossCents)),
                  money(total(({ returnCents }) => returnCents)),
                  money(total(({ withheldCents }) => withheldCents)),
                  money(total(({ netCents }) => netCents)),
                ],
              ]
            : []),
        ],
        [3, 4, 5, 6],
      ),
      held(words.section.after(dayWords(span.to, lang)), facts.after),
    ],
  };
}

/** The balance at both ends and what moved it between them; where no balances are kept, only what is not zero. */
function cashRows({ cash }: StatementFacts, { lang, currency, kept }: House): { label: string; value: string }[] {
  const { row } = STATEMENT_WORDS[lang];
  return [
    { label: row.cashBefore, cents: cash.beforeCents },
    { label: row.cashIn, cents: cash.inCents },
    { label: row.cashOut, cents: cash.outCents },
    { label: row.cashAfter, cents: cash.afterCents },
  ]
    .filter(({ cents }) => showsBalance(kept, [cents]))
    .map(({ label, cents }) => ({ label, value: formatMoney(cents, currency, lang) }));
}

/** What was paid for tokens: of orders that were minted, and of tokens that were bought from other holders. Cents. */
function paidIn({ ordered, moved }: StatementFacts): bigint {
  const bought = moved.filter(({ isIn, kind }) => isIn && kind === 'MARKET');
  return sumOf([...ordered.map(({ cents }) => cents), ...bought.map(({ valueCents }) => valueCents)]);
}

/** What tokens were worth that came by hand, for which nothing was paid here, where any did. Cents. */
function given({ moved }: StatementFacts): bigint[] {
  const came = moved.filter(({ isIn, kind }) => isIn && kind === 'TRANSFER');
  return came.length > 0 ? [sumOf(came.map(({ valueCents }) => valueCents))] : [];
}

/** What moved and what came, day by day, as the language's spreadsheets read it: one line each, figures without a currency. */
export function statementLines(facts: StatementFacts, lang: Language): { texts: string[]; figures: bigint[] }[] {
  const words = STATEMENT_WORDS[lang];
  const title = (id: string | null) => localized((id && facts.offers.get(id)?.title) || { es: '', en: '' }, lang);
  const lines = [
    ...facts.moves.map(({ issuanceId, at, kind, amount }) => ({
      at,
      texts: [title(issuanceId), words.moves[kind] ?? words.move, amount.toString()],
      figures: [] as bigint[],
    })),
    ...facts.income.map(({ issuanceId, at, kind, grossCents, returnCents, withheldCents, netCents }) => ({
      at,
      texts: [title(issuanceId), words.kinds[kind], ''],
      figures: [grossCents, returnCents, withheldCents, netCents],
    })),
  ];
  lines.sort((a, b) => a.at.getTime() - b.at.getTime());
  return lines.map(({ at, texts, figures }) => ({ texts: [dayIn(at, facts.timeZone), ...texts], figures }));
}
