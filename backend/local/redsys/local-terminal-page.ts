import { escapeHtml, htmlPage } from '#backend/http/html-page.ts';
import type { Message } from '#backend/providers/redsys/message.ts';
import type { Language } from '#domain/tenant/language.ts';

/** What a person may do at the terminal of one's own machine. */
export const DECISIONS = ['accept', 'refuse', 'abandon', 'accept-twice', 'accept-late'] as const;
type Decision = (typeof DECISIONS)[number];

const TEXTS: Record<Language, Record<Decision | 'title' | 'note' | 'amount' | 'merchant' | 'order' | 'bad', string>> = {
  es: {
    title: 'Terminal de pruebas',
    note: 'Este terminal es de esta máquina: no mueve dinero.',
    amount: 'Importe',
    merchant: 'Comercio',
    order: 'Pedido',
    bad: 'La petición no está bien firmada.',
    accept: 'Aceptar el pago',
    refuse: 'Rechazar el pago',
    abandon: 'Abandonar sin pagar',
    'accept-twice': 'Aceptar y notificar dos veces',
    'accept-late': 'Aceptar y notificar tarde (5 s)',
  },
  en: {
    title: 'Test terminal',
    note: 'This terminal belongs to this machine: it moves no money.',
    amount: 'Amount',
    merchant: 'Merchant',
    order: 'Order',
    bad: 'The request is not signed right.',
    accept: 'Accept the payment',
    refuse: 'Refuse the payment',
    abandon: 'Leave without paying',
    'accept-twice': 'Accept and notify twice',
    'accept-late': 'Accept and notify late (5 s)',
  },
};

export function languageOf(values: Record<string, string>): Language {
  return values.DS_MERCHANT_CONSUMERLANGUAGE === '002' ? 'en' : 'es';
}

/** The page that takes the person's decision; the request travels on in it. `here`: the address that it posts to. */
export function terminalPage(message: Message, values: Record<string, string>, here: string): string {
  const lang = languageOf(values);
  const words = TEXTS[lang];
  const money = new Intl.NumberFormat(lang, { style: 'currency', currency: 'EUR' });
  const facts = [
    [words.merchant, values.DS_MERCHANT_MERCHANTNAME ?? ''],
    [words.order, values.DS_MERCHANT_ORDER ?? ''],
    [words.amount, money.format(Number(values.DS_MERCHANT_AMOUNT) / 100)],
  ].map(([label = '', value = '']) => `<tr><th>${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`);
  const hidden = Object.entries(message).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const buttons = DECISIONS.map(
    (decision) => `<p><button name="decision" value="${decision}">${escapeHtml(words[decision])}</button></p>`,
  );
  return htmlPage(
    words.title,
    `<main><h1>${words.title}</h1><p>${words.note}</p><table>${facts.join('')}</table>
<form method="post" action="${escapeHtml(here)}">${hidden.join('')}${buttons.join('')}</form></main>`,
    lang,
  );
}

export function refusedPage(lang: Language): string {
  const words = TEXTS[lang];
  return htmlPage(words.title, `<main><h1>${words.title}</h1><p>${words.bad}</p></main>`, lang);
}
