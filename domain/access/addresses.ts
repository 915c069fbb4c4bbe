import type { InvestStep } from './invest-steps.ts';

const part = encodeURIComponent;

/**
 * Every address of the product that a page, a redirect or a mail leads to. Fixed ones are texts, the others functions of what they name; parts are
 * encoded here. A test holds each against the route table, and no other file may write one.
 */
export const pathTo = {
  login: '/login',
  loginSecret: '/login-secret',
  /** The second half of a sign-in; with a way, by a recovery code. */
  signInFactor: '/login/second-factor',
  signInRecovery: '/login/second-factor?way=recovery',
  register: '/register',
  /** Registering with the code of whoever recommends it. */
  registerWith: (code: string) => `/register?referral=${part(code)}`,
  registerCode: '/register/code',
  callback: '/callback',
  forgotPassword: '/forgot-password',
  logout: '/logout',
  /** How many of the platform's loans were not paid back as agreed. */
  defaultRates: '/default-rates',
  /** The mailed link that undoes a change of somebody's bank account. */
  takeBackAccount: (token: string) => `/bank-account?token=${part(token)}`,
  /** The mailed link by which an address says whether it wants the questions about a project. */
  projectMail: (token: string) => `/project-mail?token=${part(token)}`,
  /** How to complain, for whoever reads it. */
  complaints: '/complaints',
  /** Projects that anyone may see. */
  projects: '/invest',
  /** How one invests with this tenant, and what it costs. */
  howItWorks: '/how-it-works',
  /** A project's public page; with a step, the page of that step of an investment. */
  invest: (slug: string, step?: InvestStep) => (step ? `/invest/${part(slug)}/${step}` : `/invest/${part(slug)}`),
  user: {
    issuances: '/user/issuances',
    issuance: (id: string) => `/user/issuances/${part(id)}`,
    waitingList: (id: string) => `/user/issuances/${part(id)}/waiting-list`,
    notifications: '/user/notifications',
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
    account: '/user/account',
    personalData: '/user/account/data',
    companyData: '/user/account/company',
    ownIdentity: '/user/account/identity',
    /** One's papers by their days, and the contracts that one has signed. */
    documents: '/user/account/documents',
    wallet: '/user/account/wallet',
    referral: '/user/account/referral',
    /** For whom one invests. */
    beneficiaries: '/user/account/beneficiaries',
    /** The knowledge test outside an order. */
    knowledgeTest: '/user/account/knowledge-test',
    bankAccount: '/user/account/bank-account',
    secondFactor: '/user/account/second-factor',
    deleteAccount: '/user/account/delete',
    transfers: '/user/transfers',
    /** Begins one, of this project's tokens where it is named. */
    newTransfer: (issuanceId?: string) =>
      issuanceId ? `/user/transfers/new?issuance=${part(issuanceId)}` : '/user/transfers/new',
    /** What waits for its confirmation. */
    confirmTransfer: '/user/transfers/confirm',
    earnings: '/user/earnings',
    /** Claims one of them, or all. */
    claim: (id?: string) => (id ? `/user/earnings/claim?earning=${part(id)}` : '/user/earnings/claim'),
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
  },
  manager: {
    inbox: '/manager/inbox',
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
    /** Who gave tokens of a project to whom. */
    tokenTransfers: (id: string) => `/manager/issuances/${part(id)}/transfers`,
    whitelist: (id: string) => `/manager/issuances/${part(id)}/whitelist`,
    /** Distributions of a project, and one of them. */
    benefits: (id: string) => `/manager/issuances/${part(id)}/benefits`,
    benefit: (id: string, benefit: string) => `/manager/issuances/${part(id)}/benefits/${part(benefit)}`,
    /** News of a project and the questions about it. */
    updates: (id: string) => `/manager/issuances/${part(id)}/updates`,
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
    paymentNotices: '/manager/payment-notices',
    paymentNotice: (id: string) => `/manager/payment-notices/${part(id)}`,
    account: '/manager/account',
    secondFactor: '/manager/account/second-factor',
    deleteAccount: '/manager/account/delete',
    users: '/manager/users',
    user: (id: string) => `/manager/users/${part(id)}`,
    /** The roles of a person. */
    userRoles: (id: string) => `/manager/users/${part(id)}/roles`,
    /** The question before a person's account goes; what is kept of one who is gone. */
    deleteUser: (id: string) => `/manager/users/${part(id)}/delete`,
    documents: (id: string) => `/manager/users/${part(id)}/documents`,
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
  },
  entrepreneur: {
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
  },
} as const;
