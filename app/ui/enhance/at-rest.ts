/** Sent at the window by a hydrated page whose framework has its answer and nothing under way. */
export const AT_REST_EVENT = 'lonja:rest';
