import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import type { Work } from '#backend/work.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { formatMoney } from '#domain/money/format.ts';
import { ethFigure, ethText } from '#domain/money/wei.ts';
import type { Language } from '#domain/tenant/language.ts';
import type { TransferRow } from './batches.repository.ts';
import { receiverOf } from './transfers.repository.ts';

interface Sent {
  net: string;
  ether: string;
  address: string;
  hash: string;
}

const WORDS: Record<Language, (sent: Sent) => MailText> = {
  es: ({ net, ether, address, hash }) => ({
    subject: `Hemos enviado ${net} en ether a su monedero`,
    paragraphs: [
      `Son ${ether} ETH, lo que valían ${net} al preparar el envío. Ya están en su monedero ${address}.`,
      `La transacción es ${hash}. La comisión de la red la ha pagado la plataforma.`,
    ],
    action: 'Ver mis rentas',
  }),
  en: ({ net, ether, address, hash }) => ({
    subject: `We have sent ${net} in ether to your wallet`,
    paragraphs: [
      `It is ${ether} ETH, what ${net} was worth when the transfer was prepared. It is in your wallet ${address}.`,
      `The transaction is ${hash}. The platform has paid the fee of the network.`,
    ],
    action: 'See my earnings',
  }),
};

/** Writes to whom a transfer has paid. Whoever has deleted their account meanwhile is not written to. */
export async function tellSentToWallet(work: Work, transfer: TransferRow): Promise<void> {
  const person = await receiverOf(work.tx, transfer);
  if (!person || person.deletedAt) return;
  const { userId, email, lang } = person;
  const { symbol, symbol_position: symbolPosition } = work.tenant.customization.currency;
  const words = WORDS[lang]({
    net: formatMoney(transfer.amountCents, { symbol, symbolPosition }, lang),
    ether: ethFigure(ethText(transfer.wei), lang),
    address: transfer.address,
    hash: transfer.transaction ?? '',
  });
  await work.mail({
    kind: 'payout.on_chain',
    to: { email, lang, userId },
    words,
    path: pathTo.user.earnings,
    bulk: true,
  });
}
