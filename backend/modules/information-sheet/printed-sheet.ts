import type { MethodCosts } from '#domain/information-sheet/investment-costs.ts';
import type { OfferKind, SheetPart } from '#domain/information-sheet/sheet-questions.ts';
import type { CurrencyStyle } from '#domain/money/format.ts';
import type { Price } from '#domain/money/price.ts';
import type { Language, Localized } from '#domain/tenant/language.ts';

/** What a sheet says that is no answer of its own: from the project, and from the tenant's settings. Money in cents. */
export interface SheetFacts {
  offer: OfferKind;
  identifier: string;
  version: number;
  at: Date;
  issuer: { name: string; taxNumber: string; city: string };
  project: { title: Localized; description: Localized; risks: readonly Localized[] };
  token: { name: string; symbol: string; price: Price; forSale: number; softCap: number; min: number; max: number };
  campaign: { startsAt: Date | null; endsAt: Date | null };
  terms: readonly { label: Localized; value: Localized }[];
  costs: readonly MethodCosts[];
  platform: { name: string; taxNumber: string; authorisation: string; email: string };
  currency: CurrencyStyle;
  timeZone: string;
}

export interface SheetRow {
  label: string;
  value: string;
}
export interface SheetTable {
  caption: string;
  /** Points of the first column, where its words are long. */
  first?: number;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Columns of figures, from 0, which end at the right; left out: all but the first. */
  figures?: readonly number[];
}
/** Rows of one heading, and tables below them; above them where `tablesFirst`. `part` is null before Part A. */
export interface SheetSection {
  part: SheetPart | null;
  title: string;
  paragraphs: readonly string[];
  rows: readonly SheetRow[];
  tables: readonly SheetTable[];
  tablesFirst?: boolean;
}
/** A sheet in one language, as it is printed. */
export interface SheetText {
  lang: Language;
  title: string;
  /** Project, version and day: under each page. */
  line: string;
  disclaimer: readonly string[];
  sections: readonly SheetSection[];
}
