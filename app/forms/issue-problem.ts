import type { core } from 'zod';

/** A text key and what fills it; keys of the domain (`validator.x`) and of any namespace (`login:x`) alike. */
export interface MessageKey {
  key: string;
  params?: Record<string, string | number>;
}

const KEY = /^(validator\.[a-z_]+|[a-z_]+:[\w.]+)$/;

/**
 * The message for an issue of a schema: the domain's own problem, a key written in the schema, or the generic validator's key (specification, section 5).
 * @param isGiven whether something stands in the field
 */
export function problemOfIssue(issue: core.$ZodIssue, isGiven = false): MessageKey {
  if (issue.code === 'custom' && isMessage(issue.params?.problem)) return issue.params.problem;
  const params = paramsOf(issue);
  if (KEY.test(issue.message)) return { key: issue.message, params };
  return { key: `validator.${genericKey(issue, isGiven)}`, params };
}

function isMessage(value: unknown): value is MessageKey {
  return typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';
}

function paramsOf(issue: core.$ZodIssue): Record<string, string | number> | undefined {
  if (issue.code === 'too_small') return { min: Number(issue.minimum) };
  if (issue.code === 'too_big') return { max: Number(issue.maximum) };
  if (issue.code === 'not_multiple_of') return { multiple: Number(issue.divisor) };
  return undefined;
}

const FORMAT_KEYS: Record<string, string> = { email: 'error_email', url: 'error_url', date: 'error_date' };

function genericKey(issue: core.$ZodIssue, isGiven: boolean): string {
  const isMissing = issue.input === undefined && !isGiven;
  switch (issue.code) {
    case 'invalid_type':
      return isMissing ? 'error_null' : issue.expected === 'number' ? 'error_number' : 'form_field_invalid';
    case 'too_small':
      if (issue.origin === 'array' || issue.origin === 'set') return 'error_null';
      return issue.origin === 'string' ? 'error_string_min' : 'error_number_min';
    case 'too_big':
      return issue.origin === 'string' ? 'error_string_max' : 'error_number_max';
    case 'invalid_format':
      return FORMAT_KEYS[issue.format] ?? 'form_field_invalid';
    case 'not_multiple_of':
      return 'error_number_multiple';
    case 'invalid_value':
      return isMissing ? 'error_null' : 'error_option';
    default:
      return 'form_field_invalid';
  }
}
