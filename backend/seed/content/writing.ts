import type { Bilingual, ProjectDocument } from './project-content.ts';
import { prose } from './prose.ts';

/** A figure and its unit stay on one line: "1.250 €", "8,25 %", "36 meses". */
function glued(text: string): string {
  return text.replace(/(\d) (€|%|kWp|kW|kWh|MWh|MW|m²|ha|km|t|meses|months|años|years)(?![\p{L}\d])/gu, '$1\u00a0$2');
}

/** A short text in both languages. */
export function both(es: string, en: string): Bilingual {
  return { es: glued(es), en: glued(en) };
}

/** A section in both languages, written as `prose` reads it. */
export function section(es: string, en: string): Bilingual {
  return { es: prose(glued(es)), en: prose(glued(en)) };
}

const TERM_LABELS = {
  interest: both('Tipo de interés', 'Interest rate'),
  term: both('Plazo', 'Term'),
  coupon: both('Pago de intereses', 'Interest paid'),
  repayment: both('Devolución del capital', 'Repayment'),
  security: both('Garantía', 'Security'),
  return: both('Rentabilidad esperada', 'Expected return'),
  rent: both('Reparto de rentas', 'Rent paid out'),
  yield: both('Renta neta anual', 'Net rental yield'),
  surface: both('Superficie', 'Floor area'),
  valuation: both('Valoración previa', 'Pre-money valuation'),
  share: both('Participación ofrecida', 'Share on offer'),
  revenueShare: both('Parte de los ingresos', 'Share of revenue'),
  revenue: both('Ventas del último año', 'Last year’s sales'),
  rights: both('Derechos', 'Rights'),
  exit: both('Salida prevista', 'Planned exit'),
  cap: both('Tope de reparto', 'Payment cap'),
  loan: both('Deuda bancaria', 'Bank debt'),
  payout: both('Reparto', 'Paid out'),
} as const;

/** One labelled figure of the offer; labels are shared, so that the same fact is always called the same. */
export function term(label: keyof typeof TERM_LABELS, es: string, en: string): { label: Bilingual; value: Bilingual } {
  return { label: TERM_LABELS[label], value: both(es, en) };
}

/** What a project says under one of these labels; undefined where it says nothing. */
export function termOf(
  terms: readonly { label: Bilingual; value: Bilingual }[],
  label: keyof typeof TERM_LABELS,
): Bilingual | undefined {
  return terms.find((one) => one.label === TERM_LABELS[label])?.value;
}

/** The sheet that every offer has (ECSPR, article 23), at most six pages. */
export const INFORMATION_SHEET: ProjectDocument = {
  title: both('Ficha de datos fundamentales de la inversión', 'Key investment information sheet'),
  access: 'public',
  kind: 'information-sheet',
  pages: 6,
};

/** Any other document of a project. */
export function document(
  kind: ProjectDocument['kind'],
  access: ProjectDocument['access'],
  pages: number,
  es: string,
  en: string,
): ProjectDocument {
  return { title: both(es, en), access, kind, pages };
}
