/** The only source of time in the back end. */
export interface Clock {
  now(): Date;
}

export const realClock: Clock = { now: () => new Date() };

/** A clock that tests can put forward or back; it goes on ticking from there. Only made where APP_ENV is test. */
export interface MovableClock extends Clock {
  /** Null: the real time again. */
  moveTo(now: Date | null): void;
}

export function movableClock(): MovableClock {
  let offsetMs = 0;
  return {
    now: () => new Date(Date.now() + offsetMs),
    moveTo(now) {
      offsetMs = now ? now.getTime() - Date.now() : 0;
    },
  };
}

export function isMovable(clock: Clock): clock is MovableClock {
  return 'moveTo' in clock;
}
