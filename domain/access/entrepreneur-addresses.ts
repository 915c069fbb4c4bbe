const part = encodeURIComponent;

/** Addresses of the issuer's area (`addresses.ts` holds all of them). */
export const entrepreneurAddresses = {
  search: '/entrepreneur/search',
  earnings: '/entrepreneur/earnings',
  tokenEarnings: (id: string) => `/entrepreneur/earnings/${part(id)}/token`,
  investorEarnings: (id: string) => `/entrepreneur/earnings/${part(id)}/investor`,
  account: '/entrepreneur/account',
  bankAccount: '/entrepreneur/account/bank-account',
  secondFactor: '/entrepreneur/account/second-factor',
  deleteAccount: '/entrepreneur/account/delete',
  issuances: '/entrepreneur/issuances',
  issuance: (id: string) => `/entrepreneur/issuances/${part(id)}`,
  investors: (id: string) => `/entrepreneur/issuances/${part(id)}/investors`,
  /** The register of holders as a document: now, or at the end of a day. */
  register: (id: string, at?: string) => `/entrepreneur/issuances/${part(id)}/register${at ? `?at=${part(at)}` : ''}`,
  whitelist: (id: string) => `/entrepreneur/issuances/${part(id)}/whitelist`,
  /** Distributions of a project, and one of them. */
  benefits: (id: string) => `/entrepreneur/issuances/${part(id)}/benefits`,
  benefit: (id: string, benefit: string) => `/entrepreneur/issuances/${part(id)}/benefits/${part(benefit)}`,
  /** News of a project and the questions about it. */
  updates: (id: string) => `/entrepreneur/issuances/${part(id)}/updates`,
  votes: (id: string) => `/entrepreneur/issuances/${part(id)}/votes`,
  voteFile: (id: string, vote: string) => `/entrepreneur/issuances/${part(id)}/votes/${part(vote)}/file`,
  createIssuance: '/entrepreneur/issuances/create',
  edit: (id: string) => `/entrepreneur/issuances/${part(id)}/edit`,
  informationSheet: (id: string) => `/entrepreneur/issuances/${part(id)}/information-sheet`,
  change: (id: string) => `/entrepreneur/issuances/${part(id)}/change`,
  deleteIssuance: (id: string) => `/entrepreneur/issuances/${part(id)}/delete`,
  preview: (id: string) => `/entrepreneur/issuances/${part(id)}/preview`,
  /** The page alone, for the frame of a phone. */
  phonePreview: (id: string) => `/entrepreneur/issuances/${part(id)}/preview/phone`,
  investments: '/entrepreneur/investments',
  tokens: '/entrepreneur/tokens',
  /** The token of a project, by the project's id. */
  token: (id: string) => `/entrepreneur/tokens/${part(id)}`,
  /** Messages, sent and received. */
  notifications: '/entrepreneur/notifications',
  /** A new message to the people of a project. */
  writeTo: (id: string, audience: string) =>
    `/entrepreneur/notifications?message=new&issuance=${part(id)}&audience=${part(audience)}`,
  complaints: '/entrepreneur/complaints',
  newComplaint: '/entrepreneur/complaints/new',
  complaint: (id: string) => `/entrepreneur/complaints/${part(id)}`,
  exports: '/entrepreneur/exports',
  prepareExport: (list: string) => `/entrepreneur/exports/prepare/${part(list)}`,
  exportFile: (id: string) => `/entrepreneur/exports/${part(id)}/file`,
} as const;
