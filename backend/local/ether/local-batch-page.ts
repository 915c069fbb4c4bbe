import { escapeHtml, htmlPage } from '#backend/http/html-page.ts';
import type { TransferRow } from '#backend/modules/wallet-payouts/batches.repository.ts';
import type { Language } from '#domain/tenant/language.ts';

/** What the signers of a tenant's wallet may do with a batch in the wallet of one's own machine. */
export const BATCH_DECISIONS = ['all', 'one', 'less', 'mine'] as const;
export type BatchDecision = (typeof BATCH_DECISIONS)[number];

type Word = 'title' | 'note' | 'other' | 'address' | 'ether' | 'state' | 'back' | TransferRow['outcome'];
const TEXTS: Record<Language, Record<BatchDecision | Word, string>> = {
  es: {
    title: 'Monedero de pruebas',
    note: 'Este monedero y su cadena son de esta máquina: no mueven dinero.',
    other: 'El envío sale de otro monedero. El de esta máquina es',
    address: 'Dirección',
    ether: 'Importe (ETH)',
    state: 'Estado',
    OPEN: 'Por enviar',
    SEEN: 'Vista',
    SENT: 'Confirmada',
    WITHDRAWN: 'Retirada',
    all: 'Enviar todo lo pendiente',
    one: 'Enviar la primera transferencia pendiente',
    less: 'Enviar la primera con un wei de menos',
    mine: 'Añadir bloques hasta confirmar',
    back: 'Volver al envío',
  },
  en: {
    title: 'Test wallet',
    note: 'This wallet and its chain belong to this machine: they move no money.',
    other: 'The batch leaves from another wallet. The one of this machine is',
    address: 'Address',
    ether: 'Amount (ETH)',
    state: 'State',
    OPEN: 'To be sent',
    SEEN: 'Seen',
    SENT: 'Confirmed',
    WITHDRAWN: 'Withdrawn',
    all: 'Send all that is open',
    one: 'Send the first open transfer',
    less: 'Send the first with a wei less',
    mine: 'Add blocks until it is confirmed',
    back: 'Back to the batch',
  },
};

interface BatchFacts {
  name: string;
  /** The wallet that the batch was made for, and the one of this machine, as EIP-55 writes them. */
  payer: string;
  own: string;
  isOurs: boolean;
  rows: readonly { address: string; ether: string; outcome: TransferRow['outcome'] }[];
  backTo: string;
}

/** The wallet with a batch: each transfer and how it stands, and a button for each way to send it. It posts to its own address. */
export function batchPage({ name, own, isOurs, rows, backTo }: BatchFacts, lang: Language): string {
  const words = TEXTS[lang];
  const heads = (['address', 'ether', 'state'] as const).map((key) => `<th>${words[key]}</th>`);
  const lines = rows.map(
    ({ address, ether, outcome }) =>
      `<tr><td><code>${escapeHtml(address)}</code></td><td>${escapeHtml(ether)}</td><td>${words[outcome]}</td></tr>`,
  );
  const buttons = BATCH_DECISIONS.filter((decision) => isOurs || decision === 'mine').map(
    (decision) => `<p><button name="decision" value="${decision}">${words[decision]}</button></p>`,
  );
  const other = isOurs ? '' : `<p>${words.other} <code>${escapeHtml(own)}</code>.</p>`;
  return htmlPage(
    words.title,
    `<main><h1>${words.title}</h1><p>${words.note}</p>${other}<h2>${escapeHtml(name)}</h2>
<table><tr>${heads.join('')}</tr>${lines.join('')}</table>
<form method="post">${buttons.join('')}</form><p><a href="${escapeHtml(backTo)}">${words.back}</a></p></main>`,
    lang,
  );
}
