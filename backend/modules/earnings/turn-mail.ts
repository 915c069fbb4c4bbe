import type { SignedInCall } from '#backend/http/call.ts';
import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { Language } from '#domain/tenant/language.ts';
import { shortIban } from '#domain/validation/iban.ts';

const WORDS: Record<Language, (net: string, iban: string) => MailText> = {
  es: (net, iban) => ({
    subject: `Le pagaremos ${net} en su banco`,
    paragraphs: [
      `Los había cobrado en ether y esperaban en la cola. Ahora los enviaremos a su cuenta ${iban} con la próxima remesa al banco, y no a su monedero.`,
    ],
    action: 'Ver mis rentas',
    note: 'Si no ha sido usted, escríbanos enseguida y cambie su contraseña.',
  }),
  en: (net, iban) => ({
    subject: `We will pay ${net} to your bank account`,
    paragraphs: [
      `You had claimed it in ether and it was waiting. We will now send it to your account ${iban} with the next file for the bank, and not to your wallet.`,
    ],
    action: 'See my earnings',
    note: 'If this was not you, write to us at once and change your password.',
  }),
};

/** The receipt of a claim that goes to the bank in the place of a wallet. */
export async function tellOfTurn(call: SignedInCall, { net, iban }: { net: bigint; iban: string }): Promise<void> {
  const { id: userId, email, lang } = call.user;
  const { symbol, symbol_position: symbolPosition } = call.tenant.customization.currency;
  const words = WORDS[lang](formatMoney(net, { symbol, symbolPosition }, lang), shortIban(iban));
  await call.mail({ kind: 'earning.turned_to_bank', to: { email, lang, userId }, words, path: pathTo.user.earnings });
}
