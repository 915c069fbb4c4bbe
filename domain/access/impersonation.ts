/** What a manager may do behind another person's session. */
export type WhileImpersonating = 'refused' | 'allowed';

/**
 * Every endpoint that acts for the person whose session speaks, and whether a manager behind it may (safety.md): looking is allowed, acting in
 * their name is not. An endpoint that is missing here is refused; a test asks for its decision.
 */
export const WHILE_IMPERSONATING: Readonly<Record<string, WhileImpersonating>> = {
  setLanguage: 'refused',
  placeOrder: 'refused',
  acceptOrder: 'refused',
  declareInterest: 'refused',
  choosePayment: 'refused',
  getPaymentHandover: 'refused',
  confirmRefundAddress: 'refused',
  uploadProof: 'refused',
  giveUpPayment: 'refused',
  prepareContract: 'refused',
  sendSignatureCode: 'refused',
  signContract: 'refused',
  revokeInvestment: 'refused',
  followIssuance: 'refused',
  askQuestion: 'refused',
  chooseInvestorType: 'refused',
  savePersonalData: 'refused',
  saveCompanyData: 'refused',
  saveAdditionalData: 'refused',
  uploadLegalDocument: 'refused',
  removeLegalDocument: 'refused',
  submitIdentity: 'refused',
  answerSuitabilityTest: 'refused',
  declareSuitability: 'refused',
  saveLossSimulation: 'refused',
  removeSavedCard: 'refused',
  requestSophisticated: 'refused',
  withdrawSophisticated: 'refused',
};

/** Whether an endpoint is refused to a manager behind somebody's session: whatever changes something, unless the table says otherwise. */
export function isRefusedWhileImpersonating(id: string, method: string): boolean {
  const said = Object.hasOwn(WHILE_IMPERSONATING, id) ? WHILE_IMPERSONATING[id] : null;
  return said ? said === 'refused' : method !== 'GET';
}
