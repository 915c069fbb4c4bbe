import type { SignedInVisit } from '#app/session/visit.ts';
import { drawStacks } from '#app/ui/chart/draw-stacks.server.ts';
import { centsOf } from '#domain/money/money.ts';

interface Quarter {
  /** `2026-4`. */
  quarter: string;
  net: string;
  withheld: string;
}

/** Net earnings by quarter with what was withheld on top, drawn; null while nothing was paid. */
export function quartersOf({ t, format }: SignedInVisit, quarters: readonly Quarter[]) {
  if (quarters.length === 0) return null;
  const named = ({ quarter }: Quarter) => {
    const [year = '', part = ''] = quarter.split('-');
    return t('earnings:quarter', { part, year: year.slice(2) });
  };
  return {
    id: 'quarters',
    title: t('earnings:byQuarter'),
    description: t('earnings:quartersText', { count: quarters.length }),
    legend: { value: t('earnings:net'), over: t('earnings:withheld') },
    drawing: drawStacks(
      // Cents as numbers are only for the drawing: a picture needs no more precision than a pixel.
      quarters.map((each) => ({
        label: named(each),
        value: Number(centsOf(each.net)),
        over: Number(centsOf(each.withheld)),
      })),
      (tick) => format.moneyShort(BigInt(Math.round(tick))),
    ),
    table: {
      headers: [t('earnings:quarterHead'), t('earnings:gross'), t('earnings:withheld'), t('earnings:net')],
      rows: quarters.map((each) => [
        named(each),
        format.money(centsOf(each.net) + centsOf(each.withheld)),
        format.money(each.withheld),
        format.money(each.net),
      ]),
    },
  };
}
