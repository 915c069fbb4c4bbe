import { entrepreneurAddresses } from './entrepreneur-addresses.ts';
import type { InvestStep } from './invest-steps.ts';
import { managerAddresses } from './manager-addresses.ts';
import { userAddresses } from './user-addresses.ts';

const part = encodeURIComponent;

/**
 * Every address of the product that a page, a redirect or a mail leads to; those of an area stand in its own file. Fixed ones are texts, the others
 * functions of what they name, with their parts encoded. A test holds each against the route table, and no file besides these may write one.
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
  /** What stands where a browser lands whose document is not there, and why. */
  document: (status: number) => `/document?code=${status}`,
  /** How many of the platform's loans were not paid back as agreed. */
  defaultRates: '/default-rates',
  /** Where whoever has a certificate of legitimation asks whether it stands. */
  checkLegitimation: '/legitimations',
  /** The mailed link that undoes a change of somebody's bank account. */
  takeBackAccount: (token: string) => `/bank-account?token=${part(token)}`,
  /** The mailed link by which an address says whether it wants the questions about a project. */
  projectMail: (token: string) => `/project-mail?token=${part(token)}`,
  unsubscribe: (token: string) => `/unsubscribe?token=${part(token)}`,
  /** How to complain, for whoever reads it. */
  complaints: '/complaints',
  outsideComplaint: '/complaints/new',
  followedComplaint: (token: string) => `/complaints/mine?token=${part(token)}`,
  /** Projects that anyone may see. */
  projects: '/invest',
  /** How one invests with this tenant, and what it costs. */
  howItWorks: '/how-it-works',
  /** A project's public page; with a step, the page of that step of an investment. */
  invest: (slug: string, step?: InvestStep) => (step ? `/invest/${part(slug)}/${step}` : `/invest/${part(slug)}`),
  user: userAddresses,
  manager: managerAddresses,
  entrepreneur: entrepreneurAddresses,
} as const;
