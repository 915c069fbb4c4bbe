import { createHash } from 'node:crypto';
import { longDay, longMoment } from '#backend/mail/long-date.ts';
import { formatMoney, formatPrice, formatTokens } from '#domain/money/format.ts';
import { type Language, localized } from '#domain/tenant/language.ts';
import type { ContractFacts, ContractInvestor } from './contract-facts.ts';
import { METHOD, MINTING, OBJECT } from './contract-sentences.ts';
import { type Clause, type ContractTemplate, fill, type Placeholder } from './contract-template.ts';
import { documentWords, seatWords } from './signer-document.ts';

/** A contract whose placeholders are filled: what is shown, hashed, drawn and signed. */
export interface ContractText {
  lang: Language;
  title: string;
  preamble: readonly string[];
  clauses: readonly Clause[];
}

/** The contract of an order in the investor's language. Throws a RangeError where the template names an unknown fact. */
export function contractText(template: ContractTemplate, facts: ContractFacts, lang: Language): ContractText {
  const wording = template[lang];
  const values = valuesOf(facts, lang);
  return {
    lang,
    title: fill(wording.title, values),
    preamble: wording.preamble.map((text) => tidy(fill(text, values))),
    clauses: wording.clauses.map(({ heading, text }) => ({
      heading: fill(heading, values),
      text: tidy(fill(text, values)),
    })),
  };
}

/** The words as plain paragraphs, clauses numbered: what the screen shows, word for word as the PDF. */
export function paragraphsOf({ preamble, clauses }: ContractText): string[] {
  return [...preamble, ...clauses.map(({ heading, text }, at) => `${at + 1}. ${heading}. ${text}`)];
}

/** SHA-256 (hex) of title and paragraphs: what the investor's signature is bound to. */
export function textHash(text: ContractText): string {
  const whole = [text.title, ...paragraphsOf(text)].join('\n\n');
  return createHash('sha256').update(whole.normalize('NFC'), 'utf8').digest('hex');
}

function valuesOf(facts: ContractFacts, lang: Language): Record<Placeholder, string> {
  const money = (cents: bigint) => formatMoney(cents, facts.currency, lang);
  const { issuance, platform } = facts;
  return {
    reference: facts.reference,
    order_date: longDay(facts.orderedAt, facts.timeZone, lang),
    investor: investorOf(facts.investor, lang),
    investor_term: investorTerm(facts.exeu, lang),
    issuer:
      lang === 'es' ? `${facts.issuer.name}, de ${facts.issuer.city}` : `${facts.issuer.name}, of ${facts.issuer.city}`,
    issuer_term: lang === 'es' ? 'Sociedad Emisora' : 'Issuer',
    issuance: localized(issuance.title, lang),
    token_name: issuance.tokenName,
    token_symbol: issuance.tokenSymbol,
    tokens: formatTokens(facts.tokens, lang),
    token_noun: facts.tokens === 1 ? 'token' : 'tokens',
    price: formatPrice(facts.price, facts.currency, lang),
    amount: money(facts.amountCents),
    fee: money(facts.feeCents),
    total: money(facts.amountCents + facts.feeCents),
    platform: [platform.name, platformNumber(platform.taxNumber, lang), platform.address].filter(Boolean).join(', '),
    platform_authorisation: platform.authorisation,
    campaign: campaignTerm(facts.exeu, lang),
    product_object: OBJECT[lang][issuance.productType],
    payment: paymentOf(facts, lang),
    reflection: reflectionOf(facts, lang),
    minting: MINTING[lang][issuance.mintingStrategy].replace('{campaign}', campaignTerm(facts.exeu, lang)),
  };
}

/** The platform's tax number, as a part of its name; empty where it has none. */
function platformNumber(taxNumber: string, lang: Language): string {
  if (!taxNumber) return '';
  return lang === 'es' ? `con NIF ${taxNumber}` : `tax number ${taxNumber}`;
}

/** How investors are called: the EXEU wording speaks of participants (specification, section 1). */
function investorTerm(exeu: boolean, lang: Language): string {
  if (exeu) return lang === 'es' ? 'Partícipe' : 'Member';
  return lang === 'es' ? 'Inversor' : 'Investor';
}

/** And what it calls a campaign; a feminine noun in Spanish either way. */
function campaignTerm(exeu: boolean, lang: Language): string {
  if (exeu) return lang === 'es' ? 'admisión a negociación' : 'admission to trading';
  return lang === 'es' ? 'campaña' : 'campaign';
}

function investorOf({ name, document: paper, address, company }: ContractInvestor, lang: Language): string {
  const es = lang === 'es';
  const home = seatWords(address, lang);
  const document = `${es ? 'con' : 'with'} ${documentWords(paper, lang)}`;
  if (!company) return es ? `${name}, ${document} y domicilio en ${home}` : `${name}, ${document}, living at ${home}`;
  return es
    ? `${company.name}, con NIF ${company.taxNumber} y domicilio en ${seatWords(company.address, lang)}, representada por ${name}, ${document}`
    : `${company.name}, tax number ${company.taxNumber}, with its seat at ${seatWords(company.address, lang)}, represented by ${name}, ${document}`;
}

function paymentOf(
  { method, balanceUsedCents, amountCents, feeCents, currency }: ContractFacts,
  lang: Language,
): string {
  const es = lang === 'es';
  const balance = formatMoney(balanceUsedCents, currency, lang);
  const rest = formatMoney(amountCents + feeCents - balanceUsedCents, currency, lang);
  const means = METHOD[lang][method];
  if (amountCents + feeCents === balanceUsedCents) {
    return es ? `Se ha pagado por entero con el saldo disponible.` : `It was paid in full with the available balance.`;
  }
  if (balanceUsedCents === 0n) return es ? `Se ha pagado por ${means}.` : `It was paid by ${means}.`;
  return es
    ? `Se han pagado ${balance} con el saldo disponible y ${rest} por ${means}.`
    : `${balance} were paid with the available balance and ${rest} by ${means}.`;
}

function reflectionOf({ reflectionEndsAt, timeZone, exeu }: ContractFacts, lang: Language): string {
  const es = lang === 'es';
  const who = investorTerm(exeu, lang);
  if (!reflectionEndsAt) {
    return es
      ? `El ${who} tiene reconocida la condición de experimentado y no dispone de periodo de reflexión.`
      : `The ${who} is recognised as experienced and has no reflection period.`;
  }
  const end = longMoment(reflectionEndsAt, timeZone, lang);
  return es
    ? `El ${who} puede revocar su orden hasta el ${end}, sin dar razones y sin coste alguno, en el mismo lugar en que la dio. La revocación deja sin efecto este contrato.`
    : `The ${who} may revoke the order until ${end}, without giving a reason and at no cost, in the same place where it was given. A revocation voids this agreement.`;
}

/** No blank is left where a sentence was empty. */
function tidy(text: string): string {
  return text.replace(/ {2,}/g, ' ').trim();
}
