import { z } from 'zod';
import { acrossFields } from '#app/forms/across-fields.ts';
import { optionalFieldOf } from '#app/forms/field-of.ts';
import { requestTokenAct } from '#contract/token-chain.ts';
import { HAND_ACT_NEEDS } from '#domain/issuance/chain-act.ts';
import { parseTokens } from '#domain/money/human-amount.ts';
import type { Language } from '#domain/tenant/language.ts';
import { problem } from '#domain/validation/problem.ts';

/** An act by hand: what each needs besides its reason is asked all at once. */
export function actsForm(lang: Language) {
  const { act, address, to, reason } = requestTokenAct.body.shape;
  const fields = z.object({ act, address, to, tokens: optionalFieldOf((text) => parseTokens(text, lang)), reason });
  return acrossFields(fields, ({ right, isGiven, refuse }) => {
    if (!right.act) return;
    const needs = HAND_ACT_NEEDS[right.act];
    for (const name of ['address', 'to', 'tokens'] as const) {
      if (needs[name] && !isGiven(name)) refuse(name, problem('validator.error_null'));
    }
  });
}
export type ActsFields = z.input<ReturnType<typeof actsForm>>;
