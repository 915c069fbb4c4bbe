import type { MailOrder } from '#backend/mail/mail-order.ts';
import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import { pathTo } from '#domain/access/addresses.ts';
import type { Language } from '#domain/tenant/language.ts';

interface Project {
  title: string;
  slug: string;
  /** The smallest investment, as it is read. */
  ticket: string;
}

const WORDS: Record<Language, (projects: readonly Project[]) => MailText> = {
  es: (projects) => ({
    subject: projects.length === 1 ? `Proyecto nuevo: «${projects[0]?.title}»` : `${projects.length} proyectos nuevos`,
    paragraphs: [
      'Ya admiten órdenes proyectos como los que pidió:',
      ...projects.map(({ title, ticket }) => `«${title}», desde ${ticket}.`),
      'Un aviso no es una recomendación: lea la ficha de datos fundamentales antes de decidir. Puede perder todo el dinero.',
    ],
    action: projects.length === 1 ? 'Ver el proyecto' : 'Ver los proyectos',
    note: 'Le escribimos porque pidió que le avisáramos de proyectos nuevos. Puede cambiar sus avisos, o quitarlos, en «Mensajes».',
  }),
  en: (projects) => ({
    subject: projects.length === 1 ? `New project: “${projects[0]?.title}”` : `${projects.length} new projects`,
    paragraphs: [
      'Projects like those you asked for now take orders:',
      ...projects.map(({ title, ticket }) => `“${title}”, from ${ticket}.`),
      'An alert is not a recommendation: read the key investment information sheet before you decide. You can lose all the money.',
    ],
    action: projects.length === 1 ? 'See the project' : 'See the projects',
    note: 'We write because you asked to be told of new projects. You can change your alerts, or remove them, under “Messages”.',
  }),
};

/** New projects that fit what somebody asked for, all in one mail. */
export function alertMail(
  { id, email, lang }: { id: string; email: string; lang: Language },
  projects: readonly Project[],
): MailOrder {
  const [first] = projects;
  return {
    kind: 'alert.projects',
    to: { email, lang, userId: id },
    words: WORDS[lang](projects),
    path: projects.length === 1 && first ? pathTo.invest(first.slug) : pathTo.user.issuances,
    bulk: true,
  };
}
