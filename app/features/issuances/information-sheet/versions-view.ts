import { sizeText } from '#app/i18n/size-text.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { InformationSheet } from '#contract/information-sheet.ts';
import { fileAddress } from '#domain/access/file-address.ts';
import { LANGUAGES } from '#domain/tenant/language.ts';

/** Every version that was handed in, newest first: how it stands, who did what, and both papers. */
export function versionsView({ t, format, lang }: SignedInVisit, { handed_in }: InformationSheet) {
  return handed_in.map((version) => {
    const { number, state, current, submitted_at, submitted_by, decided_at, decided_by, reason, papers } = version;
    const tone = { SUBMITTED: 'caution', PUBLISHED: 'positive', RETURNED: 'neutral' } as const;
    return {
      key: version.id,
      title: t('information_sheet:version', { number }),
      chip: {
        label: t(
          state === 'PUBLISHED' && !current ? 'information_sheet:state.REPLACED' : `information_sheet:state.${state}`,
        ),
        tone: state === 'PUBLISHED' && !current ? ('neutral' as const) : tone[state],
      },
      lines: [
        t('information_sheet:by.submitted', { when: format.dateTime(submitted_at), who: submitted_by }),
        ...(decided_at
          ? [t(`information_sheet:by.${state}`, { when: format.dateTime(decided_at), who: decided_by ?? '' })]
          : []),
        ...(reason ? [t('information_sheet:by.reason', { reason })] : []),
      ],
      papers: LANGUAGES.map((each) => ({
        lang: each,
        href: fileAddress(papers[each].file_id),
        label: t(`information_sheet:paper.${each}`),
        note: t('information_sheet:pages', { count: papers[each].pages, size: sizeText(papers[each].bytes, lang) }),
      })),
    };
  });
}
