import { type Parsed, type Problem, problem } from './problem.ts';

/** A yes or no of a form or a query: 1, true, 0, false and nothing else (specification, section 5). */
export function parseBool(text: string): Parsed<boolean> {
  if (text === '1' || text === 'true') return { ok: true, value: true };
  if (text === '0' || text === 'false') return { ok: true, value: false };
  return { ok: false, problem: problem('validator.form_field_invalid') };
}

/** One of the options offered. */
export function checkOption(text: string, options: readonly string[]): Problem | null {
  if (text === '') return problem('validator.error_null');
  return options.includes(text) ? null : problem('validator.error_option');
}

/** The two boxes that must be ticked before investing (specification, section 5). */
export function checkRiskBoxes(boxes: readonly boolean[]): Problem | null {
  return boxes.length > 0 && boxes.every(Boolean) ? null : problem('validator.error_risk');
}
