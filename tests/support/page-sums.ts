import { unescaped } from './form-page.ts';

/** A way to pay as the breakdown shows it. */
export interface ShownMethod {
  method: string;
  /** Its total as the page writes it; null where it cannot be chosen. */
  sum: string | null;
}

const SUM = /(?:[€$£]\s?|CHF\s?)\d[\d.,]*|\d[\d.,]*\s?(?:€|\$|£|CHF)/g;

/** A part of a page or a mail as it is read. */
export function readText(html: string): string {
  const bare = html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ');
  return unescaped(bare).replace(/\s+/g, ' ');
}

/** Every sum of money in a text, as it is written, each once. */
export function sumsIn(text: string): string[] {
  return [...new Set((text.replace(/\s+/g, ' ').match(SUM) ?? []).map((sum) => sum.replace(/[.,]$/, '')))];
}

/** The part of a page between its first `<tag` and the end of that. */
export function partOf(html: string, tag: string): string {
  return new RegExp(`<${tag}\\b.*?</${tag}>`, 's').exec(html)?.[0] ?? '';
}

/** The ways to pay of a page of choices. */
export function methodsIn(html: string): ShownMethod[] {
  const labels = html.match(/<label\b.*?<\/label>/gs) ?? [];
  return labels
    .filter((label) => label.includes('name="method"'))
    .map((label) => ({
      method: / value="([A-Z_]+)"/.exec(label)?.[1] ?? '',
      sum: / disabled=/.test(label) ? null : (sumsIn(readText(label))[0] ?? null),
    }));
}
