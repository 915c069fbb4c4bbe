import { call } from '#app/api/call.server.ts';
import { formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { saveLossSimulation } from '#contract/suitability.ts';
import { formatMoney } from '#domain/money/format.ts';
import { moneyText } from '#domain/money/money.ts';
import { inForce } from '#domain/time/years.ts';
import { lossCapacityForm } from './loss-capacity.form.ts';

/** The last result in cents, and until when it holds or held. */
interface LastResult {
  abilityCents: bigint | null;
  validUntil: Date | null;
}

/** What the simulation needs. Nothing of its three inputs is ever here: they live and die in the browser. */
export function lossCapacityPart(
  { t, format, lang, now, customization }: SignedInVisit,
  { abilityCents, validUntil }: LastResult,
) {
  const { symbol, symbol_position } = customization.currency;
  return {
    last:
      abilityCents === null || validUntil === null
        ? null
        : t(`onboarding:loss.${inForce(validUntil, now) ? 'last' : 'lastEnded'}`, {
            amount: format.money(abilityCents),
            date: format.date(validUntil),
          }),
    form: formOf(lossCapacityForm(lang, symbol)),
    lang,
    unit: symbol,
    unitPosition: symbol_position,
    // Without a sign, as it is typed and as the script writes it.
    example: formatMoney(400_000n, { symbol: '', symbolPosition: 'after' }, lang),
  };
}

export type LossCapacityPartData = ReturnType<typeof lossCapacityPart>;

/** Keeps the result and its certification, and leads on; with a toast where the page that follows does not say by itself what was done. */
export function keepingLossResult(visit: SignedInVisit, onward: string | { to: string; toast: string }) {
  return formAct({
    schema: lossCapacityForm(visit.lang, visit.customization.currency.symbol),
    send: ({ ability }) => call(visit, saveLossSimulation, { body: { ability: moneyText(ability), certified: true } }),
    onward: () => onward,
  });
}
