import { INVESTMENT_STATUSES, type InvestmentStatus, type InvestmentTab } from './status.ts';

/** The investor's tab of each status (domain.md, section 3). */
export const TAB_OF: Readonly<Record<InvestmentStatus, InvestmentTab>> = {
  RESERVED: 'preordered',
  CREATED: 'ordered',
  ACCEPTED: 'ordered',
  METHOD_PAYMENT: 'ordered',
  CREDIT_CARD: 'ordered',
  IN_UPLOAD_PROOF_OF_PAYMENT: 'ordered',
  PROOF_OF_PAYMENT_UPLOADED: 'ordered',
  IN_UPDATE_CREDIT_CARD: 'ordered',
  IN_UPDATE_TPV: 'ordered',
  CARD_REGISTRATION_UPDATED: 'ordered',
  PAYMENT_ERROR: 'ordered',
  CHARGED: 'disbursed',
  SIGNED_PENDING: 'signed',
  SIGNED: 'signed',
  MINTED: 'minted',
  CLOSED: 'closed',
  CANCELED: 'canceled',
};

/** The statuses that a tab shows, for a query. */
export function statusesOfTab(tab: InvestmentTab): InvestmentStatus[] {
  return INVESTMENT_STATUSES.filter((status) => TAB_OF[status] === tab);
}
