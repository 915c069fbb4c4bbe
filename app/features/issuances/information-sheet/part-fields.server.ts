import type { FieldGroup, FieldSpec } from '#app/features/issuances/edit/field-spec.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import {
  type OfferKind,
  questionsOf,
  type SheetPart,
  type SheetQuestion,
  YEAR_FIGURES,
  YEARS_MAX,
} from '#domain/information-sheet/sheet-questions.ts';
import { LANGUAGES } from '#domain/tenant/language.ts';

/** Longer answers get more lines at first. */
const LONG = 300;
/** Answers that stand in one line. */
const SHORT = 90;

/** The fields of a part, in the reader's words; both languages beside each other. */
export function partFields(visit: SignedInVisit, part: SheetPart, offer: OfferKind): FieldGroup[] {
  const questions = questionsOf(part, offer);
  const rows = questions.filter(({ kind }) => kind !== 'years').map((question) => rowOf(visit, question));
  return [{ key: part, rows }, ...(questions.some(({ kind }) => kind === 'years') ? yearGroups(visit) : [])];
}

function rowOf(
  { t, lang }: SignedInVisit,
  { key, kind, max, label, options = [], optional }: SheetQuestion,
): FieldSpec[] {
  const hint = t(`information_sheet:hint.${key}`, { defaultValue: '' }) || undefined;
  const required = !optional;
  if (kind === 'choice') {
    const choices = options.map((value) => ({ value, label: t(`information_sheet:instrument.${value}`) }));
    return [{ kind: 'radio', name: key, label: label[lang], hint, options: choices, required }];
  }
  if (kind === 'fact') return [{ kind: 'line', name: key, label: label[lang], hint, required }];
  return LANGUAGES.map((each) => ({
    kind: max <= SHORT ? 'line' : 'lines',
    name: `${key}_${each}`,
    label: t(`projects:in.${each}`, { field: label[lang] }),
    hint,
    required,
    rows: max > LONG ? 5 : 3,
  }));
}

function yearGroups({ t, customization }: SignedInVisit): FieldGroup[] {
  const { symbol, symbol_position } = customization.currency;
  return Array.from({ length: YEARS_MAX }, (_, at) => at + 1).map((place) => {
    const amount = (figure: (typeof YEAR_FIGURES)[number]): FieldSpec => ({
      kind: 'number',
      name: `years_${place}_${figure}`,
      label: t(`information_sheet:figure.${figure}`),
      unit: symbol,
      unitPosition: symbol_position,
    });
    const [turnover, profit, assets, funds, debt] = YEAR_FIGURES.map(amount);
    return {
      key: `years_${place}`,
      title: t('information_sheet:year', { place }),
      rows: [
        [
          { kind: 'line', name: `years_${place}_year`, label: t('information_sheet:figure.year') },
          ...(turnover ? [turnover] : []),
        ],
        [profit, assets].flatMap((one) => one ?? []),
        [funds, debt].flatMap((one) => one ?? []),
      ],
    };
  });
}
