import { isSecretField } from './secret-field.ts';
import type { SubmittedForm } from './submitted-form.ts';

/** What a person typed, by field: texts alone. */
type KeptFields = Record<string, string>;

/** Beyond that a page would carry more form than page. */
const KEPT_MAX_CHARS = 20_000;

const forms = new WeakMap<Request, SubmittedForm>();

/** Remembers the form of a request for as long as the request lives. */
export function keepForm(request: Request, form: SubmittedForm): void {
  forms.set(request, form);
}

/**
 * What was typed in the form of this request, to be sent again after a fault; null where there is no form, a file, or too much. A secret is
 * left out: it has to be typed again.
 */
export function keptFields(request: Request): KeptFields | null {
  const form = forms.get(request);
  if (!form) return null;
  const entries = [...form.data.entries()];
  if (entries.some(([, value]) => typeof value !== 'string')) return null;
  const kept = entries.flatMap(([name, value]) =>
    typeof value === 'string' && !isSecretField(name) ? [[name, value] as const] : [],
  );
  const size = kept.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  return size <= KEPT_MAX_CHARS ? Object.fromEntries(kept) : null;
}
