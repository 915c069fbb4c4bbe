import { z } from 'zod';
import { parseHumanAmount } from '#domain/money/human-amount.ts';
import { centsOf } from '#domain/money/money.ts';
import type { Language } from '#domain/tenant/language.ts';

/** What has to be known of a visit to read a sum as its people write it. */
interface Reader {
  lang: Language;
  customization: { currency: { symbol: string } };
}

/**
 * The form of many things at once that are not undone: their sum, typed as people write money.
 * @param total the sum that counts now, decimal money ("6600.00")
 * @param wrong key of the sentence for any other sum
 */
export function totalForm({ lang, customization }: Reader, total: string, wrong: string) {
  const cents = centsOf(total);
  const isTotal = (text: string) => {
    const read = parseHumanAmount(text, lang, customization.currency.symbol);
    return read.ok && read.value === cents;
  };
  return z.object({ total: z.string().refine(isTotal, { error: wrong }) });
}

export type TotalFields = z.input<ReturnType<typeof totalForm>>;
