import type { z } from 'zod';
import type { FieldProblem } from '#contract/envelope.ts';
import type { ValidatorKey } from '#domain/validation/problem.ts';

/** What zod found, as the dashboard's own text keys (specification, section 5), one per field: `risk_loss`, `accepted.terms`. Never zod's words or the value. */
export function fieldProblems(issues: readonly z.core.$ZodIssue[], input: unknown): Record<string, FieldProblem> {
  const fields: Record<string, FieldProblem> = {};
  for (const issue of issues) {
    const field = issue.path.map(String).join('.') || 'request';
    fields[field] ??= problemOf(issue, valueAt(input, issue.path));
  }
  return fields;
}

function problemOf(issue: z.core.$ZodIssue, value: unknown): FieldProblem {
  if (value === undefined || value === null || value === '') return keyed('validator.error_null');
  switch (issue.code) {
    case 'too_small':
      return limitOf(issue.origin, 'min', Number(issue.minimum));
    case 'too_big':
      return limitOf(issue.origin, 'max', Number(issue.maximum));
    case 'invalid_format':
      return formatOf(issue.format);
    case 'invalid_type':
      if (issue.expected === 'number') return keyed('validator.error_number');
      if (issue.expected === 'int') return keyed('validator.error_number_integer');
      return keyed('validator.form_field_invalid');
    case 'invalid_value':
      return keyed(issue.values.length > 1 ? 'validator.error_option' : 'validator.form_field_invalid');
    case 'custom':
      // Where a rule of the domain has said what is wrong.
      return (issue.params?.problem as FieldProblem | undefined) ?? keyed('validator.form_field_invalid');
    default:
      return keyed('validator.form_field_invalid');
  }
}

function limitOf(origin: string, side: 'min' | 'max', limit: number): FieldProblem {
  if (origin === 'number' || origin === 'int' || origin === 'bigint')
    return keyed(side === 'min' ? 'validator.error_number_min' : 'validator.error_number_max', { [side]: limit });
  if (origin !== 'string') return keyed('validator.form_field_invalid');
  if (side === 'min' && limit <= 1) return keyed('validator.error_null');
  return keyed(side === 'min' ? 'validator.error_string_min' : 'validator.error_string_max', { [side]: limit });
}

function formatOf(format: string): FieldProblem {
  if (format === 'email') return keyed('validator.error_email');
  if (format === 'url') return keyed('validator.error_url');
  if (format === 'date') return keyed('validator.error_date');
  return keyed('validator.form_field_invalid');
}

function keyed(key: ValidatorKey, params?: Record<string, number>): FieldProblem {
  return params ? { key, params } : { key };
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let at = input;
  for (const step of path) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = Reflect.get(at, step);
  }
  return at;
}
