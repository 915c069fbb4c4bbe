import type { SignedInCall } from '#backend/http/call.ts';
import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import { pathTo } from '#domain/access/addresses.ts';
import type { Language } from '#domain/tenant/language.ts';

const PROVED: Record<Language, (address: string) => MailText> = {
  es: (address) => ({
    subject: 'Ha cambiado su monedero',
    paragraphs: [
      `Su monedero es ahora ${address}: ha demostrado con una firma que es suyo.`,
      'Si no ha sido usted, cambie su contraseña y escríbanos enseguida.',
    ],
    action: 'Ver mi monedero',
  }),
  en: (address) => ({
    subject: 'Your wallet was changed',
    paragraphs: [
      `Your wallet is now ${address}: you have proved with a signature that it is yours.`,
      'If this was not you, change your password and write to us at once.',
    ],
    action: 'See my wallet',
  }),
};

const REMOVED: Record<Language, MailText> = {
  es: {
    subject: 'Ha quitado su monedero',
    paragraphs: [
      'Su cuenta ya no tiene ningún monedero. Los tokens que tiene siguen siendo suyos.',
      'Si no ha sido usted, cambie su contraseña y escríbanos enseguida.',
    ],
    action: 'Ver mi monedero',
  },
  en: {
    subject: 'Your wallet was removed',
    paragraphs: [
      'Your account no longer has a wallet. The tokens that you hold are still yours.',
      'If this was not you, change your password and write to us at once.',
    ],
    action: 'See my wallet',
  },
};

/** Tells the caller that their wallet is another one, or none (null): it may not have been them. Nothing differs in the EXEU wording. */
export async function tellOfWallet(call: SignedInCall, address: string | null): Promise<void> {
  const { id: userId, email, lang } = call.user;
  await call.mail({
    kind: address === null ? 'wallet.removed' : 'wallet.proved',
    to: { email, lang, userId },
    words: address === null ? REMOVED[lang] : PROVED[lang](address),
    path: pathTo.user.wallet,
  });
}
