import type { SignedInCall } from '#backend/http/call.ts';
import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { Language } from '#domain/tenant/language.ts';
import { shortIban } from '#domain/validation/iban.ts';

interface Claim {
  net: bigint;
  /** How many earnings. */
  count: number;
  /** The account that it goes to; null: another place. */
  iban: string | null;
  /** The wallet that it goes to; null with `iban`: to the balance. */
  wallet: string | null;
}

const WORDS: Record<Language, (net: string, claim: Claim) => MailText> = {
  es: (net, { count, iban, wallet }) => ({
    subject: `Ha cobrado ${net}`,
    paragraphs: [
      count === 1 ? `Son de una renta.` : `Son de ${count} rentas.`,
      iban
        ? `Los enviaremos a su cuenta ${iban} con la próxima remesa al banco. No se puede deshacer.`
        : wallet
          ? `Se los enviaremos en ether a su monedero ${wallet} con el próximo envío: tanto ether como valgan ese día. La comisión de la red la paga la plataforma. No se puede deshacer.`
          : 'Ya están en su saldo y puede usarlos en su próxima inversión. No se puede deshacer.',
    ],
    action: 'Ver mis rentas',
    note: 'Si no ha sido usted, escríbanos enseguida y cambie su contraseña.',
  }),
  en: (net, { count, iban, wallet }) => ({
    subject: `You have claimed ${net}`,
    paragraphs: [
      count === 1 ? 'It comes from one earning.' : `It comes from ${count} earnings.`,
      iban
        ? `We will send it to your account ${iban} with the next file for the bank. It cannot be undone.`
        : wallet
          ? `We will send it in ether to your wallet ${wallet} with the next transfers: as much ether as it is worth that day. The platform pays the fee of the network. It cannot be undone.`
          : 'It is on your balance and you can use it for your next investment. It cannot be undone.',
    ],
    action: 'See my earnings',
    note: 'If this was not you, write to us at once and change your password.',
  }),
};

/** The receipt of a claim. */
export async function tellOfClaim(call: SignedInCall, claim: Claim): Promise<void> {
  const { id: userId, email, lang } = call.user;
  const { symbol, symbol_position: symbolPosition } = call.tenant.customization.currency;
  const net = formatMoney(claim.net, { symbol, symbolPosition }, lang);
  const words = WORDS[lang](net, { ...claim, iban: claim.iban && shortIban(claim.iban) });
  await call.mail({ kind: 'earning.claimed', to: { email, lang, userId }, words, path: pathTo.user.earnings });
}
