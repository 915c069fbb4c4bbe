import { fieldRefusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import type { FieldProblem } from '#contract/envelope.ts';
import { saveLookSection } from '#contract/look.ts';
import { fieldsOfSection, type LookSection } from '#contract/look-fields.ts';
import { type LookValue, withLookValues } from '#contract/look-values.ts';
import { problem } from '#domain/validation/problem.ts';
import { boundProblem, parseLook } from './check-look.ts';
import { lockLook } from './look-state.ts';
import { saveDraft } from './save-draft.ts';

/** Saves one section into the draft; refuses what `saveDraft` says, and a field that is none of the section's. */
export const saveLookSectionRoute = serve(saveLookSection, async (call, { body }) => {
  const values = readValues(body.section, body.values);
  const state = await lockLook(call);
  return saveDraft(call, state, parseLook(withLookValues(state.draft, values)), body.version);
});

function readValues(section: LookSection, sent: Readonly<Record<string, LookValue>>): Record<string, LookValue> {
  const fields = new Map(Object.entries(fieldsOfSection(section)));
  const problems: Record<string, FieldProblem> = {};
  const values: Record<string, LookValue> = {};
  for (const [path, value] of Object.entries(sent)) {
    const read = fields.get(path)?.safeParse(value);
    if (!read) problems[`${path}`] = problem('validator.form_field_invalid');
    else if (!read.success) problems[`${path}`] = boundProblem(read.error.issues, value);
    else values[path] = read.data ?? '';
  }
  if (Object.keys(problems).length > 0) throw fieldRefusal(problems);
  return values;
}
