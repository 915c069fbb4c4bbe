import { sizeText } from '#app/i18n/size-text.ts';
import { bySection } from '#app/parts/offer-changes/differences.ts';
import type { Visit } from '#app/session/visit.ts';
import type { IssuancePage } from '#contract/issuance.ts';
import { fileAddress, publicFileAddress } from '#domain/access/file-address.ts';
import { localized } from '#domain/tenant/language.ts';
import { withFigureColumns } from './figure-columns.ts';

const SECTIONS = ['description', 'product', 'market', 'competitors', 'business_model', 'projections'] as const;

/** What a project's page opens with, in the reader's language: its mark, picture, words, video and further pictures. */
export function projectOpening(visit: Visit, page: IssuancePage) {
  const { lang } = visit;
  const { intro_video: video, documents } = page;
  const deck = documents.find(({ kind }) => kind === 'deck');
  return {
    logo: page.logo_url,
    cover: page.cover_url,
    intro: localized(page.short_description, lang),
    video: video && {
      provider: video.provider === 'youtube' ? 'YouTube' : 'Vimeo',
      href:
        video.provider === 'youtube'
          ? `https://www.youtube-nocookie.com/embed/${video.id}`
          : `https://player.vimeo.com/video/${video.id}?dnt=1`,
    },
    /** The way to the presentation, for who may see it. */
    deck: deck ? (addressOf(visit, deck) ?? '') : '',
    // The cover stands above already.
    images: page.images
      .filter(({ url }) => url !== page.cover_url)
      .map(({ url, alt }) => ({ url, alt: localized(alt, lang) })),
  };
}

/** Where a document is read: the public address serves anyone, hidden ones ask for a session; null where it is not for this reader. */
function addressOf({ session }: Visit, { access, file_id: file }: IssuancePage['documents'][number]): string | null {
  if (file === null) return null;
  if (access === 'public') return publicFileAddress(file);
  return session ? fileAddress(file) : null;
}

/** Markup alone says nothing: a section without a word has no heading. */
const hasWords = (html: string) => /[\p{L}\p{N}]/u.test(html.replace(/<[^<>]*>/g, ''));

/** The long part of a project page, in the reader's language: sections with words in them, team, documents, updates, questions, risks. */
export function projectSections(visit: Visit, page: IssuancePage) {
  const { t, format, lang, customization } = visit;
  const shown = customization.hide.description ? SECTIONS.filter((key) => key !== 'description') : SECTIONS;
  return {
    sections: shown
      .map((key) => ({
        key,
        title: t(key === 'description' ? 'issuances:page.project' : `issuances:page.${key}`),
        html: withFigureColumns(localized(page.sections[key], lang)),
      }))
      .filter(({ html }) => hasWords(html)),
    team: page.team.map(({ name, role, bio, picture }) => ({
      name,
      role: localized(role, lang),
      bio: localized(bio, lang),
      picture,
    })),
    documents: page.documents.map((document) => ({
      id: document.id,
      title: localized(document.title, lang),
      about: t('issuances:page.pdf', { size: sizeText(document.bytes, lang) }),
      href: addressOf(visit, document),
    })),
    changes: page.changes.map(({ number, at, explanation, differences }) => ({
      key: String(number),
      date: format.date(at),
      explanation: explanation[lang],
      groups: bySection(differences[lang]),
    })),
    updates: page.updates.map((update) => ({
      id: update.id,
      date: format.date(update.published_at),
      title: localized(update.title, lang),
      html: withFigureColumns(localized(update.body, lang)),
    })),
    questions: page.questions.map((question) => ({
      id: question.id,
      question: localized(question.question, lang),
      answer: localized(question.answer, lang),
    })),
    risks: page.risks.map((risk) => localized(risk, lang)).filter(Boolean),
  };
}
