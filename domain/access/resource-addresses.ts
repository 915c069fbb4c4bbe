const STYLES = '/resources/tenant.css';

/** Addresses that answer no page: what forms of every page are sent to, and what scripts and styles are fetched from. */
export const resourceTo = {
  build: '/resources/build',
  consent: '/resources/consent',
  google: '/resources/google',
  leaveProfile: '/resources/leave-profile',
  logout: '/logout',
  passkey: '/resources/passkey',
  samplePaper: '/resources/sample-paper',
  scheme: '/resources/scheme',
  styles: STYLES,
  /** A tenant's styles, by the hash of what they say: kept for ever. */
  stylesOf: (hash: string) => `${STYLES}?v=${hash}`,
  /** Texts for the scripts of pages, by the name of their file, which changes with what they say: kept for ever. */
  texts: (file: string) => `/resources/texts/${file}`,
  views: '/resources/views',
} as const;
