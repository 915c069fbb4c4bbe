import type { Call } from '#backend/http/call.ts';
import { longDay } from '#backend/mail/long-date.ts';
import { SHEET_TITLE } from '#domain/information-sheet/official-wording.ts';
import type { Language } from '#domain/tenant/language.ts';
import type { SheetVersionRow } from './sheet-versions.repository.ts';

/** The public document with its version and day, in the reader's language. */
export function presentSheet({ lang, tenant }: Call, sheet: SheetVersionRow) {
  const { time_zone: zone } = tenant.customization.tenant;
  const day = (each: Language) => longDay(sheet.decidedAt ?? sheet.submittedAt, zone, each);
  return {
    id: sheet.id,
    title: {
      es: `${SHEET_TITLE.es}, versión ${sheet.number}, ${day('es')}`,
      en: `${SHEET_TITLE.en}, version ${sheet.number}, ${day('en')}`,
    },
    access: 'public' as const,
    bytes: lang === 'es' ? sheet.bytesEs : sheet.bytesEn,
    file_id: lang === 'es' ? sheet.fileEs : sheet.fileEn,
    expires_at: null,
  };
}
