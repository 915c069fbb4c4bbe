import type { CallUser } from '#backend/http/call.ts';
import { letterMoment } from '#backend/mail/long-date.ts';
import type { MailOrder } from '#backend/mail/mail-order.ts';
import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import type { Work } from '#backend/work.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { OWN_DATA } from '#domain/export/exported-lists.ts';
import { formatTokens } from '#domain/money/format.ts';
import type { Language } from '#domain/tenant/language.ts';
import type { ExportJob } from './exports.repository.ts';

interface Facts {
  title: string;
  rows: string;
  until: string;
}

const WORDS: Record<Language, (facts: Facts) => MailText> = {
  es: ({ title, rows, until }) => ({
    subject: `Su archivo está listo: ${title}`,
    paragraphs: [
      `El archivo que pidió («${title}», filas: ${rows}) ya se puede descargar.`,
      `Entre con su cuenta: solo usted puede descargarlo, hasta el ${until}. Después se borra.`,
    ],
    action: 'Ir a la descarga',
  }),
  en: ({ title, rows, until }) => ({
    subject: `Your file is ready: ${title}`,
    paragraphs: [
      `The file that you asked for (“${title}”, rows: ${rows}) can be downloaded now.`,
      `Sign in with your account: you alone can download it, until ${until}. Then it is deleted.`,
    ],
    action: 'Go to the download',
  }),
};

/** Of the copy of one's own data, whose rows say nothing to anybody. */
const COPY_WORDS: typeof WORDS = {
  es: ({ until }) => ({
    subject: 'La copia de sus datos está lista',
    paragraphs: [
      'La copia de los datos que guardamos sobre usted ya se puede descargar.',
      `Entre con su cuenta: solo usted puede descargarla, hasta el ${until}. Después se borra.`,
      'Si no la ha pedido usted, cambie su contraseña y escríbanos.',
    ],
    action: 'Ir a la descarga',
  }),
  en: ({ until }) => ({
    subject: 'The copy of your data is ready',
    paragraphs: [
      'The copy of the data that we keep about you can be downloaded now.',
      `Sign in with your account: you alone can download it, until ${until}. Then it is deleted.`,
      'If you did not ask for it, change your password and write to us.',
    ],
    action: 'Go to the download',
  }),
};

/** Tells who asked that the file is there, and for how long. The file itself never travels by mail. */
export function exportMail(
  { tenant }: Pick<Work, 'tenant'>,
  { job, title, rows, expiresAt, to }: { job: ExportJob; title: string; rows: number; expiresAt: Date; to: CallUser },
): MailOrder {
  const { lang } = to;
  const until = letterMoment(expiresAt, tenant.customization.tenant.time_zone, lang);
  return {
    kind: 'export.ready',
    to: { email: to.email, lang, userId: to.id },
    words: (job.list === OWN_DATA ? COPY_WORDS : WORDS)[lang]({ title, rows: formatTokens(rows, lang), until }),
    path: pathTo[job.area].exports,
  };
}
