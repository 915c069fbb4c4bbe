import type { SignedInCall } from '#backend/http/call.ts';
import { tenantNameOf } from '#backend/mail/render-mail.ts';
import type { SheetRow, SheetSection } from '#backend/modules/information-sheet/printed-sheet.ts';
import type { CurrencyStyle } from '#domain/money/format.ts';
import type { Language } from '#domain/tenant/language.ts';
import { wholeDays } from '#domain/time/whole-days.ts';

/** Where and for whom a record is written. */
export interface RecordHouse {
  lang: Language;
  platform: string;
  currency: CurrencyStyle;
  timeZone: string;
}

export function houseOf({ tenant, lang }: Pick<SignedInCall, 'tenant' | 'lang'>): RecordHouse {
  const { currency, tenant: house } = tenant.customization;
  return {
    lang,
    platform: tenantNameOf(tenant),
    currency: { symbol: currency.symbol, symbolPosition: currency.symbol_position },
    timeZone: house.time_zone,
  };
}

/** Lines of what is known: what is not has none. */
export const rowsOf = (all: readonly (readonly [string, string | null | undefined])[]): SheetRow[] =>
  all.flatMap(([label, value]) => (value ? [{ label, value }] : []));

export function section(title: string, of: Partial<Omit<SheetSection, 'title' | 'part'>>): SheetSection {
  return { part: null, title, paragraphs: [], rows: [], tables: [], ...of };
}

/** A section as the contract has it: without what only the printed page needs, and with days that stay in one piece in its words. */
export function shownSection({ title, paragraphs, rows, tables }: SheetSection) {
  return {
    title: wholeDays(title),
    paragraphs: paragraphs.map(wholeDays),
    rows: rows.map((row) => ({ ...row })),
    tables: tables.map(({ caption, head, rows: cells }) => ({
      caption: wholeDays(caption),
      head: [...head],
      rows: cells.map((line) => [...line]),
    })),
  };
}
