import { fieldRefusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { unknownFields } from '#backend/http/unknown-fields.ts';
import type { Customization } from '#contract/customization.ts';
import { saveLookText } from '#contract/look.ts';
import { jsonMistake } from '#domain/text/json-mistake.ts';
import { problem } from '#domain/validation/problem.ts';
import { parseLook } from './check-look.ts';
import { lockLook } from './look-state.ts';
import { saveDraft } from './save-draft.ts';

/** Saves the whole into the draft; refuses what `saveDraft` says, a text that is no JSON, and names that nobody knows. */
export const saveLookTextRoute = serve(saveLookText, async (call, { body }) => {
  const after = readText(body.text);
  return saveDraft(call, await lockLook(call), after, body.version);
});

function readText(text: string): Customization {
  const mistake = jsonMistake(text);
  if (mistake) throw fieldRefusal({ text: problem('validator.error_json', { ...mistake }) });
  const sent: unknown = JSON.parse(text);
  const read = parseLook(sent);
  const unknown = unknownFields(sent, read);
  if (unknown.length === 0) return read;
  throw fieldRefusal(
    Object.fromEntries(unknown.map((path) => [path, problem('validator.error_json_unknown', { path })])),
  );
}
