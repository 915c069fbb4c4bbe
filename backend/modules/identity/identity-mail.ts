import type { MailOrder } from '#backend/mail/mail-order.ts';
import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import { pathTo } from '#domain/access/addresses.ts';
import type { Language } from '#domain/tenant/language.ts';
import type { IdentityCause } from '#domain/user/identity-causes.ts';

/** The way on: to the order that waits, or, where none does, to the projects. */
const APPROVED: Record<Language, Record<'order' | 'none', MailText>> = {
  es: {
    order: {
      subject: 'Hemos comprobado su identidad',
      paragraphs: ['Todo está en orden: ya puede seguir con su inversión.'],
      action: 'Continuar con mi inversión',
    },
    none: {
      subject: 'Hemos comprobado su identidad',
      paragraphs: ['Todo está en orden: puede invertir cuando quiera.'],
      action: 'Ver los proyectos',
    },
  },
  en: {
    order: {
      subject: 'Your identity is confirmed',
      paragraphs: ['Everything is in order: you can continue with your order now.'],
      action: 'Continue with my order',
    },
    none: {
      subject: 'Your identity is confirmed',
      paragraphs: ['Everything is in order: you can invest whenever you like.'],
      action: 'See the projects',
    },
  },
};

const REFUSED: Record<Language, (reason: string) => MailText> = {
  es: (reason) => ({
    subject: 'No hemos podido comprobar su identidad',
    paragraphs: [`El motivo es este: ${reason}`, 'Corrija los datos o suba otro documento y vuelva a enviarlo.'],
    action: 'Corregir mis datos',
  }),
  en: (reason) => ({
    subject: 'We could not confirm your identity',
    paragraphs: [`This is why: ${reason}`, 'Correct your details or upload another document, and send it again.'],
    action: 'Correct my details',
  }),
};

/** What of a document a person can mend. */
const CAUSES: Record<Language, Record<IdentityCause, string>> = {
  es: {
    UNREADABLE: 'La imagen del documento no se lee bien.',
    INCOMPLETE: 'Falta una cara o una página del documento.',
    EXPIRED: 'El documento está caducado.',
    DAMAGED: 'El documento está dañado.',
    NOT_ACCEPTED: 'No podemos aceptar ese documento: envíe su DNI, NIE o pasaporte.',
    NOT_ORIGINAL: 'La imagen es una captura o está retocada: haga una foto del documento original.',
    DATA_DIFFER: 'Sus datos no coinciden con los del documento.',
    NOT_CONFIRMED: 'No hemos podido confirmar el documento: haga otra foto con buena luz en la que se vea entero.',
  },
  en: {
    UNREADABLE: 'The picture of the document is hard to read.',
    INCOMPLETE: 'A side or a page of the document is missing.',
    EXPIRED: 'The document has expired.',
    DAMAGED: 'The document is damaged.',
    NOT_ACCEPTED: 'We cannot accept that document: send your DNI, NIE or passport.',
    NOT_ORIGINAL: 'The picture is a screenshot or was edited: take a photo of the original document.',
    DATA_DIFFER: 'Your details differ from those on the document.',
    NOT_CONFIRMED: 'We could not confirm the document: take another photo in good light that shows all of it.',
  },
};

/** Where no cause can be named. */
const NO_CAUSE: Record<Language, string> = {
  es: 'No ha sido posible con los documentos que nos envió. Si los envía de nuevo, los revisará una persona de nuestro equipo.',
  en: 'We could not do it with the documents you sent. If you send them again, somebody on our team will review them.',
};

interface Person {
  userId: string;
  email: string;
  lang: Language;
}

/** Why an identity was not confirmed: in a manager's words, or by causes that a provider found. */
type IdentityRefusal = { reason: string } | { causes: readonly IdentityCause[] };

/** What a person is told of their identity check: that it is approved, with the order of theirs that waits, or why not, and the page where it can be mended. In the EXEU wording there is nothing that differs. */
export function identityMail(
  { userId, email, lang }: Person,
  result: { waitingOrder: string | null } | { refusal: IdentityRefusal; page: string },
): MailOrder {
  const to = { email, lang, userId };
  if ('refusal' in result)
    return { kind: 'identity.refused', to, words: refused(lang, result.refusal), path: result.page };
  const { waitingOrder } = result;
  return {
    kind: 'identity.approved',
    to,
    words: APPROVED[lang][waitingOrder ? 'order' : 'none'],
    path: waitingOrder ? pathTo.user.investment(waitingOrder) : pathTo.user.issuances,
  };
}

function refused(lang: Language, refusal: IdentityRefusal): MailText {
  if ('reason' in refusal) return REFUSED[lang](refusal.reason);
  const { paragraphs, ...rest } = REFUSED[lang]('');
  const causes = refusal.causes.map((cause) => CAUSES[lang][cause]);
  return { ...rest, paragraphs: causes.length > 0 ? [...causes, ...paragraphs.slice(1)] : [NO_CAUSE[lang]] };
}
