import { codeWord } from '#backend/modules/exports/own-data/own-data-words.ts';
import type { SheetSection } from '#backend/modules/information-sheet/printed-sheet.ts';
import type { JoinedInvestment } from '#backend/modules/investments/investment-rows.repository.ts';
import { presentInvestment } from '#backend/modules/investments/present-investment.ts';
import { RISK_SUBJECTS } from '#domain/investment/risk-texts.ts';
import { formatMoney, formatPrice, formatTokens } from '#domain/money/format.ts';
import { centsOf } from '#domain/money/money.ts';
import { priceOf } from '#domain/money/price.ts';
import { localized } from '#domain/tenant/language.ts';
import { acceptanceRows, moment, shownWords } from './declared-sections.ts';
import { RECORD_WORDS } from './record-words.ts';
import type { ConsentRow, contractOfOrder } from './records.repository.ts';
import { type RecordHouse, rowsOf, section } from './sections.ts';
import { STEP_WORDS } from './step-words.ts';

/** What is kept of an order besides what its person declared. */
interface OrderFacts {
  row: JoinedInvestment;
  consents: ConsentRow[];
  contract: Awaited<ReturnType<typeof contractOfOrder>>;
  now: Date;
}

/** The order itself: what it comes to and what happened to it. */
export function orderSections({ row, now }: OrderFacts, house: RecordHouse): SheetSection[] {
  const { lang, currency } = house;
  const words = RECORD_WORDS[lang];
  const { investment: own, issuance, investor } = row;
  const order = presentInvestment(row, now);
  const money = (text: string) => formatMoney(centsOf(text), currency, lang);
  return [
    section(words.section.order, {
      paragraphs: [words.intro],
      rows: rowsOf([
        [words.row.reference, order.reference],
        [words.row.project, `${localized(issuance.title, lang)} (${issuance.symbol})`],
        [words.row.investor, investor.legalName ?? (investor.name || investor.email)],
        [words.row.state, codeWord('status', order.status, lang)],
        [words.row.tokens, formatTokens(order.tokens, lang)],
        [words.row.price, formatPrice(priceOf(own.price), currency, lang)],
        [words.row.amount, money(order.amount)],
        [words.row.fee, money(order.fee)],
        [words.row.total, money(order.total)],
        [words.row.balance, own.balanceCents > 0n ? money(order.balance_used) : null],
        [words.row.method, order.payment_method && codeWord('method', order.payment_method, lang)],
        [words.row.terms, String(order.terms_version)],
        [words.row.reflection, moment(own.reflectionEndsAt, house)],
      ]),
    }),
    section(words.section.steps, {
      tables: [
        {
          caption: words.section.steps,
          head: [words.row.step, words.row.who, words.row.when],
          rows: order.history.map((step) => [
            STEP_WORDS[lang][step.status],
            words.actor[step.by],
            moment(new Date(step.at), house) ?? '',
          ]),
          figures: [],
        },
      ],
    }),
  ];
}

/** Each box and the warning that was accepted for the order, in the words and the language of then. */
export function acceptedSections({ row, consents }: OrderFacts, house: RecordHouse): SheetSection[] {
  const words = RECORD_WORDS[house.lang];
  if (consents.length === 0 && row.investment.status === 'RESERVED')
    return [section(words.accepted.risk_loss, { paragraphs: [words.noRisks] })];
  return consents.flatMap((consent) => {
    const subject = RISK_SUBJECTS.find((known) => known === consent.subject);
    if (!subject) return [];
    const typed = subject === 'risk_warning' ? row.investment.warning?.typed : null;
    return [
      section(words.accepted[subject], {
        paragraphs: [
          ...(shownWords(consent) ?? words.wordsGone).split('\n'),
          ...(consent.impersonatorUserId ? [words.byTeam] : []),
        ],
        rows: [...rowsOf([[words.row.typed, typed]]), ...acceptanceRows(consent, house)],
      }),
    ];
  });
}

/** Its papers and what came after: the sheet that was seen, the contract, changes of the offer, money given back. */
export function paperSections({ row, contract, now }: OrderFacts, house: RecordHouse): SheetSection[] {
  const { lang, currency } = house;
  const words = RECORD_WORDS[lang];
  const order = presentInvestment(row, now);
  const money = (text: string) => formatMoney(centsOf(text), currency, lang);
  return [
    section(words.section.sheet, {
      paragraphs: [row.sheet ? words.sheet(row.sheet.number) : words.noSheet],
    }),
    section(words.section.contract, {
      rows: contract
        ? rowsOf([
            [words.row.signed, moment(contract.signedAt, house)],
            [words.row.name, contract.typedName],
            [words.row.from, contract.ip],
            [words.row.language, codeWord('lang', contract.lang, lang)],
            [words.row.hash, contract.textSha256],
            [words.row.voided, moment(contract.voidedAt, house)],
          ])
        : [],
    }),
    ...(order.changes ?? []).map((change) =>
      section(`${words.section.changes}: ${words.change(change.number).toLowerCase()}`, {
        paragraphs: [localized(change.explanation, lang)],
        rows: rowsOf([
          [words.row.when, moment(new Date(change.at), house)],
          [words.row.until, moment(new Date(change.until), house)],
        ]),
      }),
    ),
    section(words.section.refunds, {
      tables: order.refunds.length
        ? [
            {
              caption: words.section.refunds,
              head: [words.row.method, words.row.state, words.row.when, words.row.amount],
              rows: order.refunds.map((refund) => [
                codeWord('method', refund.method, lang),
                words.refund[refund.step],
                moment(new Date(refund.asked_at), house) ?? '',
                money(refund.amount),
              ]),
              figures: [3],
            },
          ]
        : [],
    }),
  ].filter(({ paragraphs, rows, tables }) => paragraphs.length + rows.length + tables.length > 0);
}
