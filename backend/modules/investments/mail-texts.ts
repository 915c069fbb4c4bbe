import { countedTokens } from '#domain/money/counted-tokens.ts';
import type { Language } from '#domain/tenant/language.ts';
import { oneStop } from '#domain/text/one-stop.ts';
import { EN, EN_EXEU } from './mail-texts.en.ts';
import { ES, ES_EXEU } from './mail-texts.es.ts';

/** The turns of an investment at which a person is written to. */
export const MAIL_KINDS = [
  'interest_declared',
  'order_confirmed',
  'order_expiring',
  'order_expired',
  'transfer_awaited',
  'proof_received',
  'proof_rejected',
  'payment_failed',
  'payment_unverified',
  'payment_received',
  'payment_returned',
  'contract_to_sign',
  'signature_code',
  'contract_signed',
  'minted',
  'revoked',
  'interest_withdrawn',
  'canceled',
  'interest_canceled',
  'soft_cap_missed',
  'interest_missed',
  'allotted',
  'allotted_in_part',
  'not_allotted',
  'refunded',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
/** Those of a declared interest. */
export type InterestMail = Extract<MailKind, `interest_${string}`>;

/** What fills a mail, all ready to be read: money with its sign, dates in the tenant's zone. Absent facts drop the lines that need them. */
export interface MailFacts {
  title: string;
  reference: string;
  tokens: string;
  symbol: string;
  amount: string;
  total: string;
  to_pay: string;
  /** What is to be paid and how, or what of it is not chosen yet: `due-words.ts`. */
  due: string;
  /** What the sum consists of: amount, fee, balance. */
  made_of: string;
  /** End of the reflection period. */
  reflection_end?: string;
  expires?: string;
  iban?: string;
  wire_reference?: string;
  reason?: string;
  /** Tokens that an order asked for before it was allotted fewer. */
  requested?: string;
  code?: string;
  /** Balance that a payment that failed had set aside. */
  released?: string;
  /** What an undone order had of the balance. */
  balance_back?: string;
  /** What goes back from outside the balance, and by which way ("to the card that you paid with"). */
  refund?: string;
  refund_way?: string;
  /** What of it is the fee. */
  refund_fee?: string;
  /** Of a refund that was sent, by the way it took. */
  card_reference?: string;
  bizum_reference?: string;
  bank_reference?: string;
  /** Masked. */
  refund_iban?: string;
  /** Whole ether as decimal texts; addresses shortened. */
  refund_eth?: string;
  network_fee?: string;
  refund_address?: string;
  refund_transactions?: string;
}

/** One mail's words. A line is left out when a fact that it names is absent. */
interface MailWords {
  subject: string;
  lines: readonly string[];
  /** The one thing to do; its address is the caller's. */
  action: string | null;
}

export type MailTexts = Readonly<Record<MailKind, MailWords>>;
/** The EXEU wording: only the mails that differ. */
export type MailOverrides = Readonly<Partial<Record<MailKind, Partial<MailWords>>>>;

const TEXTS: Record<Language, { base: MailTexts; exeu: MailOverrides }> = {
  es: { base: ES, exeu: ES_EXEU },
  en: { base: EN, exeu: EN_EXEU },
};

/** A mail in the person's language and the tenant's wording, filled. */
export function mailWords(kind: MailKind, facts: MailFacts, lang: Language, exeu: boolean): MailWords {
  const { base, exeu: overrides } = TEXTS[lang];
  const words = { ...base[kind], ...(exeu ? overrides[kind] : undefined) };
  const known = { ...facts, counted: countedTokens(facts.tokens, facts.symbol, lang) };
  return {
    subject: fillLine(words.subject, known) ?? words.subject,
    lines: words.lines.map((line) => fillLine(line, known)).filter((line) => line !== null),
    action: words.action,
  };
}

/** A line with its facts, or null where one of them is absent. */
function fillLine(line: string, facts: MailFacts & { counted: string }): string | null {
  const known = new Map<string, string | undefined>(Object.entries(facts));
  const names = [...line.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.some((name) => known.get(name) === undefined)) return null;
  const filled = line.replace(/\{(\w+)\}/g, (_, name: string) => known.get(name) ?? '');
  return oneStop(filled, known.values());
}
