import { type Problem, problem } from './problem.ts';

/**
 * Texts that look like an attempt to inject script or SQL (specification, section 5, Login). A courtesy that keeps noise
 * out of the logs, no protection: queries are parametrised and pages escape what they show. Never asked of a password,
 * which may contain any character, and written so that O'Connor and "select union square" pass.
 */
const PATTERNS = [
  /<\s*(\/\s*)?(script|iframe|object|embed|svg|img|style|link|meta|base)\b/i,
  /\bjavascript\s*:/i,
  /\bon(error|load|click|focus|mouseover|submit|toggle)\s*=/i,
  /\bunion\b\s+(all\s+)?\bselect\b/i,
  /\b(?:insert\s+into|delete\s+from)\b/i,
  /\b(?:drop|alter|truncate)\s+(?:table|database|schema)\b/i,
  /['"`]\s*;/,
  /['"`)]\s*(--|#|\/\*)/,
  /;\s*(--|shutdown|exec|drop)\b/i,
  /\b(sleep|pg_sleep|benchmark|waitfor\s+delay)\s*\(/i,
];
/** Longer texts are cut: no login is longer, and the patterns stay quick. */
const LOOKED_AT_CHARS = 2000;
/** How far apart two words of a statement may stand. */
const STATEMENT_CHARS = 84;
/** Longest thing that is compared with another. */
const COMPARED_CHARS = 24;

/** Whether a text looks like an injection. */
export function checkUnsafeText(text: string): Problem | null {
  const head = text.slice(0, LOOKED_AT_CHARS);
  const isUnsafe =
    PATTERNS.some((pattern) => pattern.test(head)) ||
    behind(head, /\bselect\b/gi, STATEMENT_CHARS).some((rest) => /.\bfrom\b/i.test(rest)) ||
    behind(head, /\bupdate\b/gi, STATEMENT_CHARS).some((rest) => /.\bset\b/i.test(rest)) ||
    behind(head, /['"`]\s*(?:or|and)\s/gi, COMPARED_CHARS).some(isComparison);
  return isUnsafe ? problem('validator.error_unsafe_text') : null;
}

/** What stands behind each place that fits, on its line. One pattern for both ends would begin anew at each sign between them. */
function behind(text: string, begin: RegExp, chars: number): string[] {
  return [...text.matchAll(begin)].map(({ 0: found, index }) => {
    const from = index + found.length;
    return text.slice(from, from + chars).split('\n', 1)[0] ?? '';
  });
}

/** `'x' = …`, `1 like …`. */
function isComparison(rest: string): boolean {
  const sign = rest.search(/[=<>]|\blike\b/i);
  return sign > 0 && /^[\w\s'"`]+$/.test(rest.slice(0, sign));
}
