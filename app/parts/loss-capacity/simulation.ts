/**
 * The simulation of the ability to bear loss, in the browser alone: three figures that have no name, so that no form sends them, and that
 * are kept nowhere (ECSPR, article 21(5)). Only the result goes into the form's field. About 1.5 KB.
 */
import { formatMoney } from '#domain/money/format.ts';
import { parseHumanAmount } from '#domain/money/human-amount.ts';
import { lossAbility } from '#domain/onboarding/loss-capacity.ts';
import type { Language } from '#domain/tenant/language.ts';

const NO_SIGN = { symbol: '', symbolPosition: 'after' } as const;

/** Reads a figure in cents and says at its field whether it could be read; an empty one is only wrong where it is asked for. */
function centsIn(input: HTMLInputElement, lang: Language, symbol: string, asked: boolean): bigint | null {
  const parsed = parseHumanAmount(input.value, lang, symbol);
  const wrong = !parsed.ok && (asked || input.value.trim() !== '');
  input.setAttribute('aria-invalid', String(wrong));
  const message = input.closest('[data-figure]')?.querySelector<HTMLElement>('[data-figure-error]');
  if (message) message.hidden = !wrong;
  return parsed.ok ? parsed.value : null;
}

function start(simulation: HTMLElement, result: HTMLInputElement): void {
  const { lang, symbol = '' } = simulation.dataset as { lang: Language; symbol?: string };
  const inputs = [...simulation.querySelectorAll<HTMLInputElement>('input')];
  const reckon = (asked: boolean) => {
    const [income, assets, commitments] = inputs.map((input) => centsIn(input, lang, symbol, asked));
    if (income == null || assets == null || commitments == null) {
      result.value = '';
      return;
    }
    const figures = { netAnnualIncomeCents: income, liquidAssetsCents: assets, annualCommitmentsCents: commitments };
    result.value = formatMoney(lossAbility(figures), NO_SIGN, lang);
  };
  simulation.hidden = false;
  for (const sheet of document.querySelectorAll<HTMLElement>('[data-worksheet]')) sheet.hidden = true;
  // A result that the server has just sent back stays until the figures say otherwise.
  result.readOnly = true;
  simulation.addEventListener('input', () => reckon(false));
  // A field that cannot be typed into is not checked by the browser: without a result nothing goes.
  result.form?.addEventListener('submit', (event) => {
    if (result.value !== '') return;
    event.preventDefault();
    event.stopPropagation();
    reckon(true);
    inputs.find((input) => input.getAttribute('aria-invalid') === 'true')?.focus();
  });
  // A page that comes back out of the browser's memory shows what it holds.
  addEventListener('pageshow', () => {
    if (inputs.some(({ value }) => value !== '')) reckon(false);
  });
}

const simulation = document.querySelector<HTMLElement>('[data-simulation]');
const result = document.querySelector<HTMLInputElement>('input[name="ability"]');
if (simulation && result) start(simulation, result);
