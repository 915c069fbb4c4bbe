const part = encodeURIComponent;

/** Addresses of the manager's area (`addresses.ts` holds all of them). */
export const managerAddresses = {
  inbox: '/manager/inbox',
  failedJobs: '/manager/failed-jobs',
  /** The tenant's look, and one section of it. */
  customization: '/manager/customization',
  look: (section: string) => `/manager/customization?section=${part(section)}`,
  /** A page as the draft of the look would draw it, alone, for a frame; a mail; and the draft's stylesheet. */
  lookPreview: (page: string) => `/manager/customization/preview/${part(page)}`,
  lookPreviewCss: '/manager/customization/preview/tenant.css',
  lookVersions: '/manager/customization/versions',
  /** What differs between two of them. */
  compareLooks: (number: number, other: number) => `/manager/customization/versions?version=${number}&with=${other}`,
  /** How the platform works, and one section of it. */
  settings: '/manager/settings',
  settingsOf: (section: string) => `/manager/settings?section=${part(section)}`,
  search: '/manager/search',
  earnings: '/manager/earnings',
  tokenEarnings: (id: string) => `/manager/earnings/${part(id)}/token`,
  investorEarnings: (id: string) => `/manager/earnings/${part(id)}/investor`,
  receipt: (id: string) => `/manager/earnings/${part(id)}/receipt`,
  /** Tax certificates of a person, and one of them as a file. */
  certificates: (id: string) => `/manager/earnings/${part(id)}/certificates`,
  certificate: (id: string, format: string) => `/manager/earnings/certificates/${part(id)}/${part(format)}`,
  issuances: '/manager/issuances',
  issuance: (id: string) => `/manager/issuances/${part(id)}`,
  investors: (id: string) => `/manager/issuances/${part(id)}/investors`,
  /** The register of holders as a document: now, or at the end of a day. */
  register: (id: string, at?: string) => `/manager/issuances/${part(id)}/register${at ? `?at=${part(at)}` : ''}`,
  /** What was withheld from the holders of a project, as its payer declares it. */
  withholdings: (id: string) => `/manager/issuances/${part(id)}/withholdings`,
  /** Holders of a project for its record-keeping body. */
  recordFile: (id: string) => `/manager/issuances/${part(id)}/record`,
  /** Who gave tokens of a project to whom. */
  tokenTransfers: (id: string) => `/manager/issuances/${part(id)}/transfers`,
  /** The register of certificates of legitimation, a new one for this holder, one of them, its paper. */
  legitimations: '/manager/legitimations',
  newLegitimation: (person: string) => `/manager/legitimations/new?person=${part(person)}`,
  legitimation: (id: string) => `/manager/legitimations/${part(id)}`,
  legitimationPaper: (id: string) => `/manager/legitimations/${part(id)}/paper`,
  whitelist: (id: string) => `/manager/issuances/${part(id)}/whitelist`,
  /** Distributions of a project, and one of them. */
  benefits: (id: string) => `/manager/issuances/${part(id)}/benefits`,
  benefit: (id: string, benefit: string) => `/manager/issuances/${part(id)}/benefits/${part(benefit)}`,
  /** News of a project and the questions about it. */
  updates: (id: string) => `/manager/issuances/${part(id)}/updates`,
  votes: (id: string) => `/manager/issuances/${part(id)}/votes`,
  voteFile: (id: string, vote: string) => `/manager/issuances/${part(id)}/votes/${part(vote)}/file`,
  createIssuance: '/manager/issuances/create',
  edit: (id: string) => `/manager/issuances/${part(id)}/edit`,
  informationSheet: (id: string) => `/manager/issuances/${part(id)}/information-sheet`,
  /** A change of an offer that people stand behind. */
  change: (id: string) => `/manager/issuances/${part(id)}/change`,
  deleteIssuance: (id: string) => `/manager/issuances/${part(id)}/delete`,
  /** A project as the public will read it, before it does. */
  preview: (id: string) => `/manager/issuances/${part(id)}/preview`,
  /** The page alone, for the frame of a phone. */
  phonePreview: (id: string) => `/manager/issuances/${part(id)}/preview/phone`,
  phase: (id: string) => `/manager/issuances/${part(id)}/phase`,
  waitingList: (id: string) => `/manager/issuances/${part(id)}/waiting-list`,
  allotment: (id: string) => `/manager/issuances/${part(id)}/allotment`,
  refundAll: (id: string) => `/manager/issuances/${part(id)}/refund-all`,
  suspension: (id: string) => `/manager/issuances/${part(id)}/suspension`,
  board: '/manager/bulletin-board',
  ad: (id: string) => `/manager/bulletin-board/${part(id)}`,
  investments: '/manager/investments',
  tokens: '/manager/tokens',
  /** The token of a project, by the project's id. */
  token: (id: string) => `/manager/tokens/${part(id)}`,
  /** What can be asked of a token on its chain; with an act, what somebody asked for. */
  tokenActs: (id: string) => `/manager/tokens/${part(id)}/acts`,
  tokenAct: (id: string, act: string) => `/manager/tokens/${part(id)}/acts?act=${part(act)}`,
  investment: (id: string) => `/manager/investments/${part(id)}`,
  /** An order as one of the proofs that wait: a decision leads on to the next. */
  proof: (id: string) => `/manager/investments/${part(id)}?queue=proof`,
  mint: '/manager/investments/mint',
  /** A long act while it runs, and what came of it. */
  run: (id: string) => `/manager/runs/${part(id)}`,
  statements: '/manager/statements',
  importStatement: '/manager/statements/import',
  movement: (id: string) => `/manager/statements/${part(id)}`,
  payouts: '/manager/payouts',
  preparePayouts: '/manager/payouts/prepare',
  payoutFile: (id: string) => `/manager/payouts/${part(id)}`,
  payoutDocument: (id: string) => `/manager/payouts/${part(id)}/document`,
  walletPayouts: '/manager/payouts/wallets',
  prepareWalletPayouts: '/manager/payouts/wallets/prepare',
  walletBatch: (id: string) => `/manager/payouts/wallets/${part(id)}`,
  /** What of it is carried to the wallet: `csv`, or `safe`. */
  walletDocument: (id: string, kind: 'csv' | 'safe') => `/manager/payouts/wallets/${part(id)}/document?as=${kind}`,
  paymentNotices: '/manager/payment-notices',
  paymentNotice: (id: string) => `/manager/payment-notices/${part(id)}`,
  account: '/manager/account',
  bankAccount: '/manager/account/bank-account',
  secondFactor: '/manager/account/second-factor',
  deleteAccount: '/manager/account/delete',
  users: '/manager/users',
  user: (id: string) => `/manager/users/${part(id)}`,
  /** The roles of a person. */
  userRoles: (id: string) => `/manager/users/${part(id)}/roles`,
  /** The question before a person's account goes; what is kept of one who is gone. */
  deleteUser: (id: string) => `/manager/users/${part(id)}/delete`,
  documents: (id: string) => `/manager/users/${part(id)}/documents`,
  /** What a person was asked for, and what came. */
  paperRequests: (id: string) => `/manager/users/${part(id)}/papers`,
  /** Where a person's funds come from. */
  userFunds: (id: string) => `/manager/users/${part(id)}/funds`,
  /** The form that asks people for papers: their ids with commas between. */
  askPapers: (people: string) => `/manager/users/ask-papers?people=${part(people)}`,
  identityCheck: (id: string) => `/manager/users/${part(id)}/identity-check`,
  sophisticatedRequests: '/manager/users/sophisticated',
  sophisticatedRequest: (id: string) => `/manager/users/sophisticated/${part(id)}`,
  components: '/manager/components',
  /** Messages, sent and received. */
  notifications: '/manager/notifications',
  systemMails: '/manager/notifications?view=system',
  systemMailsTo: (email: string) => `/manager/notifications?view=system&q=${part(email)}`,
  mail: (id: string) => `/manager/notifications?mail=${part(id)}`,
  /** A new message to the people of a project. */
  writeTo: (id: string, audience: string) =>
    `/manager/notifications?message=new&issuance=${part(id)}&audience=${part(audience)}`,
  /** A new message to these people alone: their ids with commas between. */
  writeToPeople: (people: string) => `/manager/notifications?message=new&audience=CHOSEN&people=${part(people)}`,
  /** Registers that the platform keeps of itself; one of them, a new entry, one entry, writing it anew. */
  registers: '/manager/registers',
  houseRegister: (register: string) => `/manager/registers?register=${part(register)}`,
  newRegisterEntry: (register: string) => `/manager/registers/new?register=${part(register)}`,
  registerEntry: (id: string) => `/manager/registers/${part(id)}`,
  editRegisterEntry: (id: string) => `/manager/registers/${part(id)}/edit`,
  /** Projects of a year as the supervisor is told of them. */
  yearlyReport: '/manager/yearly-report',
  /** How long each kind of data is kept. */
  retention: '/manager/retention',
  audit: '/manager/audit',
  /** What was done to one record. */
  auditOf: (id: string) => `/manager/audit?subject=${part(id)}`,
  /** People who may stand on a list; one of them; the lists. */
  screening: '/manager/screening',
  hit: (id: string) => `/manager/screening/${part(id)}`,
  watchLists: '/manager/screening/lists',
  complaints: '/manager/complaints',
  complaint: (id: string) => `/manager/complaints/${part(id)}`,
  exports: '/manager/exports',
  /** Choosing what of a list goes into a file. */
  prepareExport: (list: string) => `/manager/exports/prepare/${part(list)}`,
  exportFile: (id: string) => `/manager/exports/${part(id)}/file`,
} as const;
