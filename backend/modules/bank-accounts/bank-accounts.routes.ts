import { changeBankAccountRoute } from './change-account.ts';
import { getBankAccountRoute, getUserBankAccountRoute } from './get-account.ts';
import { sendBankAccountCodeRoute } from './send-code.ts';
import { takeBackBankAccountRoute, takeBackByLinkRoute, takeBackUserBankAccountRoute } from './take-back-account.ts';

/** Where people's money goes to; who pays reads `usable-bank-account.ts`. */
export const bankAccountsRoutes = [
  getBankAccountRoute,
  sendBankAccountCodeRoute,
  changeBankAccountRoute,
  takeBackBankAccountRoute,
  takeBackByLinkRoute,
  getUserBankAccountRoute,
  takeBackUserBankAccountRoute,
];
