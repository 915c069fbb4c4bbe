/** What is only looked at. React 18 knows no such attribute and hands it on as it is. */
export const INERT = { inert: '' };
