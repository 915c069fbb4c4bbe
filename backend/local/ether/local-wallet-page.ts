import { escapeHtml, htmlPage } from '#backend/http/html-page.ts';
import type { Language } from '#domain/tenant/language.ts';

/** What a person may do in the wallet of one's own machine. */
export const DECISIONS = ['exact', 'less', 'more', 'late', 'mine'] as const;
export type Decision = (typeof DECISIONS)[number];

type Word = 'title' | 'note' | 'address' | 'asked' | 'received' | 'confirmations' | 'back';
const TEXTS: Record<Language, Record<Decision | Word, string>> = {
  es: {
    title: 'Monedero de pruebas',
    note: 'Este monedero y su cadena son de esta máquina: no mueven dinero.',
    address: 'Dirección',
    asked: 'Importe pedido (ETH)',
    received: 'Recibido a tiempo (ETH)',
    confirmations: 'Confirmaciones',
    exact: 'Pagar justo lo que falta',
    less: 'Pagar la mitad de lo que falta',
    more: 'Pagar un 10 % de más',
    late: 'Pagar tarde, con el cambio ya vencido',
    mine: 'Añadir bloques hasta confirmar',
    back: 'Volver a la página de pago',
  },
  en: {
    title: 'Test wallet',
    note: 'This wallet and its chain belong to this machine: they move no money.',
    address: 'Address',
    asked: 'Amount asked (ETH)',
    received: 'Received in time (ETH)',
    confirmations: 'Confirmations',
    exact: 'Pay exactly what is missing',
    less: 'Pay half of what is missing',
    more: 'Pay 10% too much',
    late: 'Pay late, after the rate has ended',
    mine: 'Add blocks until it is confirmed',
    back: 'Back to the payment page',
  },
};

interface WalletFacts {
  address: string;
  asked: string;
  received: string;
  confirmations: string;
  backTo: string;
}

/** The wallet: what is asked and has come, and a button for each way to pay. It posts to its own address. */
export function walletPage(facts: WalletFacts, lang: Language): string {
  const words = TEXTS[lang];
  const rows = (['address', 'asked', 'received', 'confirmations'] as const).map(
    (key) => `<tr><th>${escapeHtml(words[key])}</th><td><code>${escapeHtml(facts[key])}</code></td></tr>`,
  );
  const buttons = DECISIONS.map(
    (decision) => `<p><button name="decision" value="${decision}">${escapeHtml(words[decision])}</button></p>`,
  );
  return htmlPage(
    words.title,
    `<main><h1>${words.title}</h1><p>${words.note}</p><table>${rows.join('')}</table>
<form method="post">${buttons.join('')}</form><p><a href="${escapeHtml(facts.backTo)}">${words.back}</a></p></main>`,
    lang,
  );
}
