import { type ScaleLinear, scaleLinear } from 'd3-scale';
import { DRAWN_HEIGHT } from './drawing.ts';

/** About how many steps an upright axis has. */
const STEPS = 4;

/**
 * A round axis that holds all values, and zero, with equal steps from end to end. Charts are pictures: they may use numbers; sums never come from here.
 * @param values in any unit (cents, tokens)
 */
export function valueAxis(values: readonly number[]): { place: ScaleLinear<number, number>; ticks: number[] } {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const place = scaleLinear()
    .domain(low === high ? [0, 1] : [low, high])
    .nice(STEPS)
    .range([DRAWN_HEIGHT, 0]);
  return { place, ticks: place.ticks(STEPS) };
}
