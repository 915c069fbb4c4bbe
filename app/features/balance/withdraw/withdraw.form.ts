import { z } from 'zod';
import { fieldOf } from '#app/forms/field-of.ts';
import { checkWithdrawal } from '#domain/balance/withdrawal.ts';
import { parseHumanAmount } from '#domain/money/human-amount.ts';
import type { Language } from '#domain/tenant/language.ts';

/** How much is withdrawn, as a person types it: no more than is free. */
export function withdrawForm(lang: Language, symbol: string, freeCents: bigint) {
  return z.object({
    amount: fieldOf((text) => {
      const parsed = parseHumanAmount(text, lang, symbol, 1n);
      if (!parsed.ok) return parsed;
      const problem = checkWithdrawal(parsed.value, freeCents);
      return problem ? { ok: false as const, problem } : parsed;
    }),
  });
}

export type WithdrawFields = z.input<ReturnType<typeof withdrawForm>>;
