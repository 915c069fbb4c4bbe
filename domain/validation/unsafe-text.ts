import { type Problem, problem } from './problem.ts';

/**
 * Texts that look like an attempt to inject script or SQL (specification, section 5, Login). A courtesy that keeps noise
 * out of the logs, no protection: queries are parametrised and pages escape what they show. Never asked of a password,
 * whose signs are free, and written so that O'Connor and "select union square" pass.
 */
const PATTERNS = [
  /<\s*\/?\s*(script|iframe|object|embed|svg|img|style|link|meta|base)\b/i,
  /\bjavascript\s*:/i,
  /\bon(error|load|click|focus|mouseover|submit|toggle)\s*=/i,
  /\bunion\b\s+(all\s+)?\bselect\b/i,
  /\b(select\b.{1,80}\bfrom|insert\s+into|update\b.{1,80}\bset|delete\s+from|(drop|alter|truncate)\s+(table|database|schema))\b/i,
  /['"`]\s*(or|and)\s+['"`]?[\w\s]{1,20}['"`]?\s*(=|<|>|like\b)/i,
  /['"`]\s*;/,
  /['"`)]\s*(--|#|\/\*)/,
  /;\s*(--|shutdown|exec|drop)\b/i,
  /\b(sleep|pg_sleep|benchmark|waitfor\s+delay)\s*\(/i,
];
/** Longer texts are cut: no login is longer, and the patterns stay quick. */
const LOOKED_AT_CHARS = 2000;

/** Whether a text looks like an injection. */
export function checkUnsafeText(text: string): Problem | null {
  const head = text.slice(0, LOOKED_AT_CHARS);
  return PATTERNS.some((pattern) => pattern.test(head)) ? problem('validator.error_unsafe_text') : null;
}
