import type { SignedInVisit } from '#app/session/visit.ts';
import { drawLine } from '#app/ui/chart/draw-line.server.ts';
import { centsOf } from '#domain/money/money.ts';

interface HistoryPoint {
  on: string;
  value: string;
  put_in: string;
  received: string;
}

/** Noon of a day: its month is the same in every tenant's zone. */
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** What is worth something at a moment: what is held, and what came of it. Cents. */
const withReceived = ({ value, received }: HistoryPoint) => centsOf(value) + centsOf(received);

/** The course of value and money put in, drawn; null while there are not two points to draw a line between. */
export function courseOf({ t, format }: SignedInVisit, history: readonly HistoryPoint[]) {
  const [first, last] = [history.at(0), history.at(-1)];
  if (!first || !last || history.length < 2) return null;
  const gained = withReceived(last) - centsOf(last.put_in);
  const difference = (point: HistoryPoint) => format.money(withReceived(point) - centsOf(point.put_in));
  const named = (name: string, sum: string) => t('portfolio:named', { name, sum });
  return {
    id: 'worth',
    title: t('portfolio:course'),
    description: t('portfolio:chart', {
      from: format.month(first.on),
      to: format.month(last.on),
      first: format.money(withReceived(first)),
      last: format.money(withReceived(last)),
    }),
    drawing: drawLine(
      // Cents as numbers are only for the drawing: a picture needs no more precision than a pixel.
      history.map((point) => ({
        on: noonOf(point.on),
        value: Number(withReceived(point)),
        putIn: Number(centsOf(point.put_in)),
      })),
      {
        value: (tick) => format.moneyShort(BigInt(Math.round(tick))),
        time: (at) => format.month(new Date(at.getTime() + 43_200_000)),
      },
    ),
    legend: {
      value: named(t('portfolio:withReceived'), format.money(withReceived(last))),
      putIn: named(t('portfolio:putIn'), format.money(last.put_in)),
      gain: named(t(gained < 0n ? 'portfolio:loss' : 'portfolio:gain'), format.money(gained < 0n ? -gained : gained)),
      isLoss: gained < 0n,
    },
    table: {
      headers: ['date', 'worth', 'received', 'putIn', 'change'].map((name) => t(`portfolio:${name}`)),
      rows: history.map((point) => [
        format.date(point.on),
        format.money(point.value),
        format.money(point.received),
        format.money(point.put_in),
        difference(point),
      ]),
    },
  };
}
