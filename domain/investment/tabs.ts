import { INVESTMENT_STATUSES, type InvestmentStatus, type InvestmentTab } from './status.ts';

/**
 * The investor's tab of each status (domain.md, section 3; the specification names the tabs, section 4, and not what is in them). A paid order whose contract is
 * still to be signed is among the paid ones: "signed agreements" holds what is signed.
 */
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
  SIGNED_PENDING: 'disbursed',
  SIGNED: 'signed',
  MINTED: 'minted',
  CLOSED: 'closed',
  CANCELED: 'canceled',
};

/** The statuses that a tab shows, for a query. */
export function statusesOfTab(tab: InvestmentTab): InvestmentStatus[] {
  return INVESTMENT_STATUSES.filter((status) => TAB_OF[status] === tab);
}
