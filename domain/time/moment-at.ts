import { type Day, dayIn } from './zone.ts';

/**
 * The moment at which a clock on the wall of a zone shows a day and a time. An hour that the clock leaps over is the one after the leap; of an hour that it shows twice the first.
 * @param time HH:MM
 */
export function momentAt(day: Day, time: string, timeZone: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`);
  // A zone differs from UTC by its offset, which is looked up near the moment itself, once on each side of a change of clocks.
  const candidates = [wall - 86_400_000, wall + 86_400_000].map((near) => wall - offsetAt(near, timeZone));
  const right = candidates.filter((at) => at + offsetAt(at, timeZone) === wall);
  return new Date(right.length > 0 ? Math.min(...right) : Math.max(...candidates));
}

/** How much a zone's clock is ahead of UTC at a moment, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const instant = new Date(Math.floor(at / 60_000) * 60_000);
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return Date.parse(`${dayIn(instant, timeZone)}T${time.format(instant)}:00Z`) - instant.getTime();
}
