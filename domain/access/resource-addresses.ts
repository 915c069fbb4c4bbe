const STYLES = '/resources/tenant.css';

/** Addresses that answer no page, which the server writes into pages. */
export const servedAt = {
  google: '/resources/google',
  samplePaper: '/resources/sample-paper',
  styles: STYLES,
  /** A tenant's styles, by the hash of what they say: kept for ever. */
  stylesOf: (hash: string) => `${STYLES}?v=${hash}`,
  /** Texts for the scripts of pages, by the name of their file, which changes with what they say: kept for ever. */
  texts: (file: string) => `/resources/texts/${file}`,
} as const;
