import type { z } from 'zod';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { getConcentration } from '#contract/holders.ts';

type Answer = z.output<typeof getConcentration.answer>['data'];
type Concentration = Answer['now'];

/** How a token is spread: a sentence for each of the two days, and the table behind them. */
export function concentrationView(visit: SignedInVisit, { now, at_day: then }: Answer, day: string | undefined) {
  const { t, format } = visit;
  // Hundredths of a per cent.
  const percent = (share: number) => format.percent((share / 100).toFixed(2));
  const k = (key: string, words = {}) => t(`issuances:investors.concentration.${key}`, words);
  const sentence = ({ holders, largest, top_five, top_ten }: Concentration) =>
    holders === 0
      ? k('none')
      : k('sentence', {
          count: holders,
          largest: percent(largest),
          five: percent(top_five),
          ten: percent(top_ten),
        });
  const isThen = then !== null && day !== undefined;
  const heads = [k('today'), ...(isThen ? [k('atDay', { date: format.date(day) })] : [])];
  const both = isThen ? [now, then] : [now];
  const row = (label: string, cell: (of: Concentration) => string) => [label, ...both.map(cell)];
  return {
    title: k('title'),
    sentences: both.map((of, at) => ({ of: isThen ? heads[at] : null, said: sentence(of) })),
    table: {
      headers: [k('figure'), ...heads],
      rows: [
        row(k('largest'), ({ largest }) => percent(largest)),
        row(k('five'), ({ top_five }) => percent(top_five)),
        row(k('ten'), ({ top_ten }) => percent(top_ten)),
        row(k('holders'), ({ holders }) => format.tokens(holders)),
        ...now.bands.map(({ from }, at) => {
          const to = now.bands[at - 1]?.from;
          const key = to === undefined ? 'first' : from === 0 ? 'last' : 'band';
          const words = { from: percent(from), to: percent(to ?? 0) };
          return row(k(key, words), ({ bands }) => format.tokens(bands[at]?.holders ?? 0));
        }),
      ],
    },
  };
}
