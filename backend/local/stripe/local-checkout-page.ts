import { escapeHtml, htmlPage } from '#backend/http/html-page.ts';
import type { Language } from '#domain/tenant/language.ts';
import type { KeptCard } from './local-provider.ts';

/** What a person may do on the hosted page of one's own machine. */
export const DECISIONS = ['accept', 'keep', 'refuse', 'abandon', 'accept-twice', 'accept-late'] as const;
export type Decision = (typeof DECISIONS)[number];

type Word = Decision | 'title' | 'note' | 'amount' | 'merchant' | 'card' | 'new' | 'bad';
const TEXTS: Record<Language, Record<Word, string>> = {
  es: {
    title: 'Pago con tarjeta, de pruebas',
    note: 'Esta página es de esta máquina: no pide ningún número de tarjeta y no mueve dinero.',
    amount: 'Importe',
    merchant: 'Concepto',
    card: 'Tarjeta',
    new: 'Otra tarjeta',
    bad: 'Esta página de pago no existe o ha caducado.',
    accept: 'Aceptar el pago',
    keep: 'Aceptar el pago y guardar la tarjeta',
    refuse: 'Rechazar el pago',
    abandon: 'Abandonar sin pagar',
    'accept-twice': 'Aceptar y notificar dos veces',
    'accept-late': 'Aceptar y notificar tarde (5 s)',
  },
  en: {
    title: 'Test card payment',
    note: 'This page belongs to this machine: it asks for no card number and moves no money.',
    amount: 'Amount',
    merchant: 'For',
    card: 'Card',
    new: 'Another card',
    bad: 'There is no such payment page, or its time is up.',
    accept: 'Accept the payment',
    keep: 'Accept the payment and keep the card',
    refuse: 'Refuse the payment',
    abandon: 'Leave without paying',
    'accept-twice': 'Accept and notify twice',
    'accept-late': 'Accept and notify late (5 s)',
  },
};

/** The browser's language, of the two that there are. */
export function languageOf(acceptLanguage: string | undefined): Language {
  return /^\s*en/i.test(acceptLanguage ?? '') ? 'en' : 'es';
}

interface Shown {
  title: string;
  cents: number;
  currency: string;
  /** Those that the person keeps. */
  cards: readonly KeptCard[];
}

/** The page that takes the person's decision; it posts to its own address. */
export function checkoutPage({ title, cents, currency, cards }: Shown, lang: Language): string {
  const words = TEXTS[lang];
  const money = new Intl.NumberFormat(lang, { style: 'currency', currency });
  const facts = [
    [words.merchant, title],
    [words.amount, money.format(cents / 100)],
  ].map(([label = '', value = '']) => `<tr><th>${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`);
  const buttons = DECISIONS.map(
    (decision) => `<p><button name="decision" value="${decision}">${escapeHtml(words[decision])}</button></p>`,
  );
  return htmlPage(
    words.title,
    `<main><h1>${words.title}</h1><p>${words.note}</p><table>${facts.join('')}</table>
<form method="post">${cardChoice(cards, words)}${buttons.join('')}</form></main>`,
    lang,
  );
}

/** The kept cards, the newest chosen, and a new one; nothing to choose where none is kept. */
function cardChoice(cards: readonly KeptCard[], words: Record<Word, string>): string {
  if (cards.length === 0) return '';
  const choices = [...cards].reverse().map(({ id, card }) => ({
    id,
    name: `${card.brand} ${card.last4} · ${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`,
  }));
  const lines = [...choices, { id: '', name: words.new }].map(
    ({ id, name }, at) =>
      `<p><label><input type="radio" name="card" value="${escapeHtml(id)}"${at === 0 ? ' checked' : ''}> ${escapeHtml(name)}</label></p>`,
  );
  return `<fieldset><legend>${escapeHtml(words.card)}</legend>${lines.join('')}</fieldset>`;
}

export function unknownPage(lang: Language): string {
  const words = TEXTS[lang];
  return htmlPage(words.title, `<main><h1>${words.title}</h1><p>${words.bad}</p></main>`, lang);
}
