import { sizeText } from '#app/i18n/size-text.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { Project } from '#contract/projects.ts';
import { fileAddress } from '#domain/access/file-address.ts';
import { PICTURE_TYPE_NAMES, pictureAt } from '#domain/issuance/picture.ts';
import { DOCUMENT_KINDS } from '#domain/issuance/project-sections.ts';
import { PROJECT_PICTURES_MAX } from '#domain/limits.ts';
import type { EntryButton, FieldGroup } from './field-spec.ts';
import { wordsOf } from './field-words.server.ts';
import { NEW_DOCUMENT, NEW_PICTURES } from './file-names.ts';
import type { Drawn } from './section-fields.server.ts';
import { entryIntent } from './section-lists.ts';

const PICTURES = Object.keys(PICTURE_TYPE_NAMES).join(',');
const PAPERS = 'application/pdf';
const ACCESSES = ['public', 'hidden'] as const;
/** Twice as wide as they are drawn. */
const THUMB_PX = 480;

/** Video, mark and pictures, each with what can be done with it, and the field for more. */
export function imageFields(visit: SignedInVisit, drawn: Drawn): FieldGroup[] {
  const { t, customization } = visit;
  const words = wordsOf(visit);
  const { pictures, logo_url: logo } = drawn.project.sections.images;
  const max = customization.tenant.upload_limit_mb;
  const more = words.file(NEW_PICTURES, PICTURES, NEW_PICTURES, true);
  const room = PROJECT_PICTURES_MAX - pictures.length;
  return [
    { key: 'video', rows: [[words.line('video')]] },
    {
      key: 'logo',
      title: t('projects:group.logo'),
      picture: logo ? { src: logo, shape: 'mark' } : undefined,
      rows: [[{ ...words.file('new_logo', PICTURES), hint: t('projects:hint.new_logo', { max }) }]],
      buttons: logo ? [removal(visit, 'remove_logo', t('projects:group.logo'))] : undefined,
    },
    ...words.places(drawn.entries).map((place): FieldGroup => {
      const title = t(place === 1 ? 'projects:group.cover' : 'projects:group.picture', { place });
      const field = `pictures_${place}_url`;
      return {
        key: `pictures_${place}`,
        title,
        picture: { src: pictureAt(drawn.values[field] ?? '', THUMB_PX), field, shape: 'wide' },
        rows: [[{ kind: 'hidden', name: field, label: '' }], words.bothOf(`pictures_${place}_alt`, 'alt')],
        buttons: entryButtons(visit, place, drawn.entries, title),
      };
    }),
    {
      key: 'more',
      title: t('projects:group.morePictures'),
      hint: t('projects:picturesRoom', { count: room, most: PROJECT_PICTURES_MAX }),
      // A project needs its cover.
      rows: [[{ ...more, hint: t('projects:hint.new_pictures', { max }), required: pictures.length === 0 }]],
    },
  ];
}

/** Documents, those that are over on top, each with its file and what it was before; then a new one, and what was taken away. */
export function documentFields(visit: SignedInVisit, drawn: Drawn): FieldGroup[] {
  const { t, lang, customization } = visit;
  const words = wordsOf(visit);
  const { documents, versions } = drawn.project.sections.documents;
  const max = customization.tenant.upload_limit_mb;
  const kind = (name: string) =>
    words.select(name, DOCUMENT_KINDS, (each) => t(`projects:documentKind.${each}`), 'document_kind');
  const access = (name: string) =>
    words.select(name, ACCESSES, (each) => t(`projects:access.${each}`), 'document_access');
  const filesOf = (found: typeof versions) => found.map((version) => versionView(visit, version));
  const groups = words.places(drawn.entries).map((place): FieldGroup => {
    const document = documents[place - 1];
    const title = drawn.values[`documents_${place}_title_${lang}`] || t('projects:group.document', { place });
    const own = versions.filter((version) => version.document_id === document?.id);
    const earlier = own.filter(({ file_id }, at) => at > 0 && file_id !== document?.file_id);
    return {
      key: `documents_${place}`,
      title,
      caution: document?.expired ? t('projects:expired') : undefined,
      file: document?.file_id
        ? {
            href: fileAddress(document.file_id),
            label: t('projects:seeFile'),
            about: [sizeText(document.bytes, lang), own[0] && versionView(visit, own[0]).about]
              .filter(Boolean)
              .join(' · '),
          }
        : undefined,
      rows: [
        [{ kind: 'hidden', name: `documents_${place}_id`, label: '' }],
        words.bothOf(`documents_${place}_title`, 'document_title'),
        [kind(`documents_${place}_kind`), access(`documents_${place}_access`)],
        [words.day(`documents_${place}_expires_on`, 'document_expires')],
        [
          {
            ...words.file(`documents_${place}_file`, PAPERS, 'document_file'),
            hint: t('projects:hint.document_file', { max }),
          },
        ],
      ],
      buttons: entryButtons(visit, place, drawn.entries, title),
      earlier:
        earlier.length > 0
          ? { title: t('projects:earlier', { count: earlier.length }), files: filesOf(earlier) }
          : undefined,
    };
  });
  const over = (_: FieldGroup, at: number) => documents[at]?.expired ?? false;
  const gone = versions.filter(({ document_id }) => !documents.some(({ id }) => id === document_id));
  const field = (name: string) => `${NEW_DOCUMENT}_${name}`;
  const hasSheet = documents.some((document) => document.kind === 'information-sheet');
  return [
    ...groups.filter(over),
    ...groups.filter((group, at) => !over(group, at)),
    {
      key: 'more',
      title: t('projects:group.newDocument'),
      rows: [
        [{ ...words.file(NEW_DOCUMENT, PAPERS), hint: t('projects:hint.new_document', { max }) }],
        words.bothOf(field('title'), 'document_title').map((one) => ({ ...one, required: false })),
        [
          { ...kind(field('kind')), chosen: hasSheet ? 'report' : 'information-sheet' },
          { ...access(field('access')), chosen: 'hidden' },
        ],
        [words.day(field('expires_on'), 'document_expires')],
      ],
    },
    ...(gone.length > 0
      ? [
          {
            key: 'gone',
            rows: [],
            earlier: { title: t('projects:withdrawn', { count: gone.length }), files: filesOf(gone) },
          },
        ]
      : []),
  ];
}

/** The people, each with their picture. */
export function teamFields(visit: SignedInVisit, drawn: Drawn): FieldGroup[] {
  const { t, customization } = visit;
  const words = wordsOf(visit);
  const max = customization.tenant.upload_limit_mb;
  const there = drawn.project.sections.team.team.length;
  return words.places(drawn.entries).map((place): FieldGroup => {
    const title = drawn.values[`team_${place}_name`] || t('projects:group.person', { place });
    const field = `team_${place}_picture`;
    const picture = drawn.values[field];
    return {
      key: `team_${place}`,
      title,
      picture: picture ? { src: pictureAt(picture, THUMB_PX), field, shape: 'face' } : undefined,
      rows: [
        [{ kind: 'hidden', name: field, label: '' }],
        [words.line(`team_${place}_name`, 'person_name')],
        words.bothOf(`team_${place}_role`, 'person_role'),
        words.bothOf(`team_${place}_bio`, 'person_bio', 'lines', 3),
        [
          {
            ...words.file(`team_${place}_photo`, PICTURES, 'person_photo'),
            hint: t('projects:hint.person_photo', { max }),
          },
        ],
      ],
      buttons: place <= there ? entryButtons(visit, place, there, title) : undefined,
    };
  });
}

type Version = Project['sections']['documents']['versions'][number];

function versionView({ t, format, lang }: SignedInVisit, version: Version) {
  const { document_id, version: number, name, bytes, file_id, sent_at, sent_by } = version;
  return {
    key: `${document_id} ${number}`,
    href: file_id && fileAddress(file_id),
    label: `${name}, ${sizeText(bytes, lang)}`,
    about: t('projects:version', { number, when: format.dateTime(sent_at), who: sent_by }),
  };
}

/** Up, down and away: the first has nothing above it, the last nothing below. */
function entryButtons(visit: SignedInVisit, place: number, last: number, what: string): EntryButton[] {
  const { t } = visit;
  const button = (key: 'up' | 'down', sign: string): EntryButton => ({
    intent: entryIntent(key, place),
    label: sign,
    name: t(`projects:move.${key}`, { what }),
  });
  return [
    ...(place > 1 ? [button('up', '↑')] : []),
    ...(place < last ? [button('down', '↓')] : []),
    removal(visit, entryIntent('remove', place), what),
  ];
}

const removal = ({ t }: SignedInVisit, intent: string, what: string): EntryButton => ({
  intent,
  label: t('projects:move.remove'),
  name: t('projects:move.removeWhat', { what }),
});
