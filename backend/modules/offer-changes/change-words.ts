import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import type { OfferDifference } from '#contract/changed-offer.ts';
import type { Language } from '#domain/tenant/language.ts';

/** What somebody has of the offer: a declared interest, an order to be paid, an order whose money is in. */
type Standing = 'interest' | 'unpaid' | 'paid';
interface ChangeWords {
  changed(facts: {
    title: string;
    explanation: string;
    lines: string[];
    more: number;
    until: string;
    standing: Standing;
  }): MailText;
  line(difference: OfferDifference): string;
}

/** The words of a change's mail. They name nobody "investor", so both wordings read the same. */
export const CHANGE_WORDS: Record<Language, ChangeWords> = {
  es: {
    changed: ({ title, explanation, lines, more, until, standing }) => ({
      subject: `Han cambiado las condiciones de «${title}»`,
      paragraphs: [
        explanation,
        'Qué cambia:',
        ...lines,
        ...(more > 0
          ? [`Y ${more === 1 ? 'un cambio más, que figura' : `${more} cambios más, que figuran`} en su página.`]
          : []),
        {
          interest: 'Su interés declarado sigue en pie y no le compromete a nada. Puede retirarlo cuando quiera.',
          unpaid: `Si ya no le conviene, puede desistir sin coste y sin dar motivos hasta el ${until}. No tiene que pagar antes de esa fecha: su plazo se ha ampliado.`,
          paid: `Si ya no le conviene, puede desistir sin coste y sin dar motivos hasta el ${until}. Le devolveremos todo lo que ha pagado, comisión incluida, por el mismo medio. Hasta entonces no se emiten sus tokens y su dinero no llega al emisor.`,
        }[standing],
        ...(standing === 'interest' ? [] : ['Si está conforme, no tiene que hacer nada.']),
      ],
      action: standing === 'interest' ? 'Ver mi interés' : 'Ver los cambios y mis opciones',
      note: 'Le escribimos porque tiene una orden o un interés declarado en este proyecto, no como publicidad.',
    }),
    line: ({ label, before, after }) => {
      if (before === '') return `• ${label}: ahora «${after}»; antes no figuraba.`;
      return after === ''
        ? `• ${label}: antes «${before}»; ya no figura.`
        : `• ${label}: antes «${before}», ahora «${after}».`;
    },
  },
  en: {
    changed: ({ title, explanation, lines, more, until, standing }) => ({
      subject: `The terms of “${title}” have changed`,
      paragraphs: [
        explanation,
        'What changes:',
        ...lines,
        ...(more > 0
          ? [`And ${more} more ${more === 1 ? 'change, which is' : 'changes, which are'} on its page.`]
          : []),
        {
          interest: 'Your declared interest stands and commits you to nothing. You can withdraw it at any time.',
          unpaid: `If it no longer suits you, you can withdraw at no cost and without giving a reason until ${until}. You need not pay before then: your time to pay has been extended.`,
          paid: `If it no longer suits you, you can withdraw at no cost and without giving a reason until ${until}. We will give back everything you paid, fee included, by the way you paid it. Until then your tokens are not issued and your money does not reach the issuer.`,
        }[standing],
        ...(standing === 'interest' ? [] : ['If you agree, there is nothing to do.']),
      ],
      action: standing === 'interest' ? 'See my interest' : 'See the changes and my options',
      note: 'We write because you have an order or a declared interest in this project; this is not advertising.',
    }),
    line: ({ label, before, after }) => {
      if (before === '') return `• ${label}: now “${after}”; it was not stated before.`;
      return after === ''
        ? `• ${label}: was “${before}”; no longer stated.`
        : `• ${label}: was “${before}”, now “${after}”.`;
    },
  },
};
