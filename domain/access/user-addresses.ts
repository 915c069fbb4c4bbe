const part = encodeURIComponent;

/** Addresses of the investor's area (`addresses.ts` holds all of them). */
export const userAddresses = {
  issuances: '/user/issuances',
  issuance: (id: string) => `/user/issuances/${part(id)}`,
  waitingList: (id: string) => `/user/issuances/${part(id)}/waiting-list`,
  notifications: '/user/notifications',
  /** Which new projects one wants to be mailed of. */
  alerts: '/user/notifications/alerts',
  /** When one is mailed of news. */
  mailChoices: '/user/notifications/mails',
  portfolio: '/user/portfolio',
  /** The own balance: the address is the specification's. */
  balance: '/user/bbva',
  withdraw: '/user/bbva/withdraw',
  board: '/user/bulletin-board',
  ownAds: '/user/bulletin-board?mine=yes',
  /** A new ad: of which kind, and for which token. */
  newAd: (type: string, issuance?: string) =>
    `/user/bulletin-board/new?type=${part(type)}${issuance ? `&issuance=${part(issuance)}` : ''}`,
  ad: (id: string) => `/user/bulletin-board/${part(id)}`,
  editAd: (id: string) => `/user/bulletin-board/${part(id)}/edit`,
  investments: '/user/investments',
  /** One of them, its sheet open. */
  investment: (id: string) => `/user/investments?order=${part(id)}`,
  revoke: (id: string) => `/user/investments/${part(id)}/revoke`,
  /** What is kept of one's orders, of one of them, and that as a file. */
  records: '/user/records',
  record: (id: string) => `/user/records/${part(id)}`,
  recordFile: (id: string) => `/user/records/${part(id)}/file`,
  /** What one has bought, and the receipt of one purchase. */
  purchases: '/user/purchases',
  purchase: (id: string) => `/user/purchases/${part(id)}`,
  /** Payments to come; holdings between two days, and that as a file: which days, its query says. */
  income: '/user/portfolio/income',
  statement: '/user/portfolio/statement',
  statementFile: '/user/portfolio/statement/file',
  /** Projects beside each other; which ones, its query says. */
  compare: '/user/issuances/compare',
  /** Votes of a project's holders. */
  votes: (id: string) => `/user/issuances/${part(id)}/votes`,
  account: '/user/account',
  personalData: '/user/account/data',
  companyData: '/user/account/company',
  ownIdentity: '/user/account/identity',
  /** One's papers by their days, and the contracts that one has signed. */
  documents: '/user/account/documents',
  /** Where one's funds come from. */
  funds: '/user/account/funds',
  wallet: '/user/account/wallet',
  referral: '/user/account/referral',
  /** For whom one invests. */
  beneficiaries: '/user/account/beneficiaries',
  /** The knowledge test outside an order. */
  knowledgeTest: '/user/account/knowledge-test',
  /** In whose name one invests, and the simulation of what one can bear to lose, outside an order. */
  investorType: '/user/account/type-of-investor',
  lossCapacity: '/user/account/loss-capacity',
  bankAccount: '/user/account/bank-account',
  secondFactor: '/user/account/second-factor',
  deleteAccount: '/user/account/delete',
  transfers: '/user/transfers',
  /** Begins one, of this project's tokens where it is named. */
  newTransfer: (issuanceId?: string) =>
    issuanceId ? `/user/transfers/new?issuance=${part(issuanceId)}` : '/user/transfers/new',
  /** What waits for its confirmation. */
  confirmTransfer: '/user/transfers/confirm',
  /** Certificates of legitimation: one's own, a new one of this project's tokens where it is named, one of them, its paper. */
  legitimations: '/user/legitimations',
  newLegitimation: (issuanceId?: string) =>
    issuanceId ? `/user/legitimations/new?issuance=${part(issuanceId)}` : '/user/legitimations/new',
  legitimation: (id: string) => `/user/legitimations/${part(id)}`,
  legitimationPaper: (id: string) => `/user/legitimations/${part(id)}/paper`,
  earnings: '/user/earnings',
  /** Claims one of them, or all. */
  claim: (id?: string) => (id ? `/user/earnings/claim?earning=${part(id)}` : '/user/earnings/claim'),
  /** Turns a claim to the wallet to the bank, by the pay-out's id. */
  turnClaim: (payoutId: string) => `/user/earnings/${part(payoutId)}/bank`,
  /** Earnings of one project's token, by the project's id. */
  tokenEarnings: (id: string) => `/user/earnings/${part(id)}/token`,
  /** Earnings of one person. */
  investorEarnings: (id: string) => `/user/earnings/${part(id)}/investor`,
  /** Of one earning, by its id. */
  receipt: (id: string) => `/user/earnings/${part(id)}/receipt`,
  certificates: '/user/earnings/certificates',
  certificate: (id: string, format: string) => `/user/earnings/certificates/${part(id)}/${part(format)}`,
  sophisticated: '/user/sophisticated',
  complaints: '/user/complaints',
  newComplaint: '/user/complaints/new',
  complaint: (id: string) => `/user/complaints/${part(id)}`,
  exports: '/user/exports',
  prepareExport: (list: string) => `/user/exports/prepare/${part(list)}`,
  exportFile: (id: string) => `/user/exports/${part(id)}/file`,
} as const;
