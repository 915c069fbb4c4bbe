import type { Language } from '#domain/tenant/language.ts';
import { faultOf, type ParsedNumber, refused } from './number-problem.ts';

/** Point and comma of each language. A blank groups thousands in both. */
const DECIMAL_MARK: Record<Language, ',' | '.'> = { es: ',', en: '.' };
/** Longer texts are no number that a person means. */
const MAX_CHARS = 60;

/**
 * What a person typed, as a plain decimal string: "1.234,5" in Spanish and "1,234.5" in English are both "1234.5".
 * Grouping must stand where it belongs (every three digits, one kind of mark); a mark of the other language is refused with
 * an example of what may have been meant, because to guess would turn 1,50 into 150 one day.
 */
export function plainDecimal(text: string, lang: Language): ParsedNumber<string> {
  const typed = text.trim();
  if (typed === '') return refused('empty');
  if (typed.length > MAX_CHARS) return refused('too_long', { max: 15 });
  const mark = DECIMAL_MARK[lang];
  const group = mark === ',' ? '.' : ',';
  // The shape is split first at the decimal mark, then the whole part is looked at for its groups.
  const [whole = '', fraction, ...more] = typed.split(mark);
  if (more.length > 0 || (fraction !== undefined && !/^[0-9]+$/.test(fraction))) return refused(faultOf(typed));
  const digits = ungrouped(whole, group);
  if (digits !== null) return { ok: true, value: fraction === undefined ? digits : `${digits}.${fraction}` };
  if (fraction === undefined && isOtherDecimal(whole, group)) {
    return refused('other_separator', { example: whole.replace(group, mark) });
  }
  return refused(faultOf(typed));
}

/** The digits of a whole part, its grouping taken out; null where it is none. */
function ungrouped(whole: string, group: string): string | null {
  if (/^-?[0-9]+$/.test(whole)) return whole;
  const grouped = /^(-?)([1-9][0-9]{0,2})(?:([.,\u0020\u00a0\u202f])[0-9]{3})(?:\3[0-9]{3})*$/.exec(whole);
  const mark = grouped?.[3];
  if (!mark || (mark !== group && mark.trim() !== '')) return null;
  return whole.replaceAll(mark, '');
}

/** "10.50" typed in Spanish, "10,50" in English: one mark of the other language. */
function isOtherDecimal(whole: string, group: string): boolean {
  const [left, right, ...more] = whole.split(group);
  return more.length === 0 && /^-?[0-9]+$/.test(left ?? '') && /^[0-9]+$/.test(right ?? '');
}
