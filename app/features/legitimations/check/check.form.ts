import { z } from 'zod';
import { fieldOf } from '#app/forms/field-of.ts';
import { checkLegitimation } from '#contract/legitimations.ts';
import { parseTokens } from '#domain/money/human-amount.ts';
import type { Language } from '#domain/tenant/language.ts';

const { code } = checkLegitimation.body.shape;

/** A certificate's number and code, as they are typed from its paper. */
export const checkForm = (lang: Language) =>
  // A field called `code` would come back empty, as a one-time code does: of twenty signs one is easily mistyped.
  z.object({ number: fieldOf((text) => parseTokens(text, lang)), printed_code: code });
export type CheckFields = z.input<ReturnType<typeof checkForm>>;
