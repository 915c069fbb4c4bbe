/** How large a picture stands, in times of the whole of it. */
export const ZOOMS = [1, 1.5, 2, 3] as const;
/** How far it is turned, in degrees clockwise. */
export const TURNS = [0, 90, 180, 270] as const;
