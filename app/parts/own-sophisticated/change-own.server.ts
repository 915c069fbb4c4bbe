import type { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { formAct } from '#app/forms/form-action.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import {
  EVIDENCE_FIELDS,
  getOwnSophisticated,
  requestSophisticated,
  withdrawSophisticated,
} from '#contract/suitability.ts';
import { sophisticatedForm, withdrawForm } from './ask.form.ts';
import { SOPHISTICATED_ANCHOR } from './own-sophisticated.server.ts';

/**
 * Intents that both the own page and the step of the investment take: `sophisticated` sends the request, `withdraw` takes it back, and both lead to `here`.
 * Where another window or a manager was faster, the page drawn anew says where the person stands.
 */
export function ownSophisticatedActs(visit: SignedInVisit, here: string) {
  const standing = `${here}#${SOPHISTICATED_ANCHOR}`;
  return {
    sophisticated: formAct({
      schema: async () => sophisticatedForm((await call(visit, getOwnSophisticated)).data.legal_type),
      send: (request, idempotencyKey) => call(visit, requestSophisticated, { body: bodyOf(request), idempotencyKey }),
      onward: () => standing,
      settled: standing,
    }),
    withdraw: formAct({
      schema: withdrawForm,
      send: (body, idempotencyKey) => call(visit, withdrawSophisticated, { body, idempotencyKey }),
      onward: () => ({ to: here, toast: visit.t('sophisticated:withdraw.done') }),
      settled: standing,
    }),
  };
}

function bodyOf({ criteria, version, typed_name, ...rest }: z.output<ReturnType<typeof sophisticatedForm>>): FormData {
  const body = new FormData();
  body.set('criteria', criteria.join(','));
  body.set('version', version);
  body.set('accepted', 'true');
  body.set('typed_name', typed_name);
  for (const name of EVIDENCE_FIELDS) {
    const file = rest[name];
    if (file) body.set(name, file);
  }
  return body;
}
