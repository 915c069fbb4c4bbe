import { z } from 'zod';
import { checked } from '#app/forms/checked.ts';
import { fieldOf } from '#app/forms/field-of.ts';
import { transferRecipient } from '#contract/fields.ts';
import { parseTokens } from '#domain/money/human-amount.ts';
import type { Language } from '#domain/tenant/language.ts';
import { readRecipient } from '#domain/transfer/recipient.ts';
import { problem } from '#domain/validation/problem.ts';

/** Which holding, how many of it, and to whom: the checksum of an address and the whitelist are the platform's to look at. */
export function newTransferForm(lang: Language) {
  return z.object({
    issuance_id: z.uuid({ error: 'validator.error_option' }),
    to: checked(transferRecipient, (text) =>
      text === '' || readRecipient(text) ? null : problem('validator.error_wallet_address'),
    ),
    tokens: fieldOf((text) => {
      const parsed = parseTokens(text, lang);
      return parsed.ok && parsed.value < 1
        ? { ok: false as const, problem: problem('validator.error_number_min_tokens', { min: 1 }) }
        : parsed;
    }),
  });
}
export type NewTransferFields = z.input<ReturnType<typeof newTransferForm>>;
