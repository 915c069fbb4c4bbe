import { serve } from '#backend/http/serve.ts';
import { saveLookFlows } from '#contract/look.ts';
import { parseLook } from './check-look.ts';
import { lockLook } from './look-state.ts';
import { saveDraft } from './save-draft.ts';

/** Saves both orders into the draft; refuses what `saveDraft` says, each with the step that it is about. */
export const saveLookFlowsRoute = serve(saveLookFlows, async (call, { body: { version, ...flows } }) => {
  const state = await lockLook(call);
  return saveDraft(call, state, parseLook({ ...state.draft, flows }), version);
});
