import { longDay } from '#backend/mail/long-date.ts';
import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import type { IssuanceRow } from '#backend/modules/investments/investments.repository.ts';
import type { Work } from '#backend/work.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { formatTokens } from '#domain/money/format.ts';
import { type Language, localized } from '#domain/tenant/language.ts';

/** The turns of a place on a waiting list at which its person is written to. */
type PlaceMail = 'joined' | 'offered' | 'lapsed' | 'closed';

interface Facts {
  title: string;
  tokens: string;
  symbol: string;
  position: string;
  until: string;
}

const word = (tokens: string) => (tokens === '1' ? 'token' : 'tokens');

const WORDS: Record<Language, Record<PlaceMail, (facts: Facts) => MailText>> = {
  es: {
    joined: ({ title, tokens, symbol, position }) => ({
      subject: `Está en la lista de espera de «${title}»`,
      paragraphs: [
        `Su lugar es el ${position}, para ${tokens} ${word(tokens)} ${symbol}.`,
        'No se le cobra nada. Le escribiremos cuando queden tokens libres para usted; puede dejar la lista cuando quiera.',
      ],
      action: 'Ver mi lugar',
    }),
    offered: ({ title, tokens, symbol, until }) => ({
      subject: `Hay ${tokens} ${word(tokens)} de «${title}» para usted`,
      paragraphs: [
        `Han quedado libres y le guardamos ${tokens} ${word(tokens)} ${symbol} hasta el ${until}.`,
        'Para quedárselos, haga su orden y páguela antes de ese día. Después pasan a la siguiente persona.',
      ],
      action: 'Hacer mi orden',
    }),
    lapsed: ({ title, tokens, symbol }) => ({
      subject: `Los tokens de «${title}» ya no están guardados`,
      paragraphs: [
        `Le guardamos ${tokens} ${word(tokens)} ${symbol} y el plazo ha terminado, así que pasan a la siguiente persona. No se le ha cobrado nada.`,
        'Si sigue interesado, puede volver a ponerse en la lista.',
      ],
      action: 'Ver el proyecto',
    }),
    closed: ({ title }) => ({
      subject: `La lista de espera de «${title}» ha terminado`,
      paragraphs: ['El proyecto ya no admite órdenes y su lugar en la lista termina. No se le ha cobrado nada.'],
      action: 'Ver el proyecto',
    }),
  },
  en: {
    joined: ({ title, tokens, symbol, position }) => ({
      subject: `You are on the waiting list of “${title}”`,
      paragraphs: [
        `Your place is number ${position}, for ${tokens} ${symbol} ${word(tokens)}.`,
        'Nothing is charged. We will write to you when tokens become free for you; you can leave the list whenever you like.',
      ],
      action: 'See my place',
    }),
    offered: ({ title, tokens, symbol, until }) => ({
      subject: `There are ${tokens} ${word(tokens)} of “${title}” for you`,
      paragraphs: [
        `They have become free, and we hold ${tokens} ${symbol} ${word(tokens)} for you until ${until}.`,
        'To keep them, place your order and pay it by that day. After that they go to the next person.',
      ],
      action: 'Place my order',
    }),
    lapsed: ({ title, tokens, symbol }) => ({
      subject: `The tokens of “${title}” are no longer held`,
      paragraphs: [
        `We held ${tokens} ${symbol} ${word(tokens)} for you and the time is over, so they go to the next person. Nothing was charged.`,
        'If you are still interested, you can join the list again.',
      ],
      action: 'See the project',
    }),
    closed: ({ title }) => ({
      subject: `The waiting list of “${title}” is over`,
      paragraphs: ['The project takes no more orders, and your place on the list ends. Nothing was charged.'],
      action: 'See the project',
    }),
  },
};

/** Writes to a person about their place, in their language. `until`: the last day of what is held. */
export async function tellOfPlace(
  work: Work,
  issuance: IssuanceRow,
  { userId, email, lang }: { userId: string; email: string; lang: Language },
  kind: PlaceMail,
  facts: { tokens: number; position?: number; until?: Date | null },
): Promise<void> {
  const zone = work.tenant.customization.tenant.time_zone;
  const paths = { offered: pathTo.invest(issuance.slug, 'invest'), joined: pathTo.user.waitingList(issuance.id) };
  await work.mail({
    kind: `waiting_list.${kind}`,
    to: { email, lang, userId },
    words: WORDS[lang][kind]({
      title: localized(issuance.title, lang),
      tokens: formatTokens(facts.tokens, lang),
      symbol: issuance.tokenSymbol,
      position: formatTokens(facts.position ?? 1, lang),
      until: facts.until ? longDay(facts.until, zone, lang) : '',
    }),
    path: kind === 'offered' || kind === 'joined' ? paths[kind] : pathTo.user.issuance(issuance.id),
  });
}
