import type { Served } from './http/serve.ts';
import { absencesRoutes } from './modules/absences/absences.routes.ts';
import { accountSecurityRoutes } from './modules/account-security/account-security.routes.ts';
import { adsRoutes } from './modules/ads/ads.routes.ts';
import { adOffersRoutes } from './modules/ads/offers/ad-offers.routes.ts';
import { alertsRoutes } from './modules/alerts/alerts.routes.ts';
import { announcementsRoutes } from './modules/announcements/announcements.routes.ts';
import { askedPapersRoutes } from './modules/asked-papers/asked-papers.routes.ts';
import { auditRoutes } from './modules/audit/audit.routes.ts';
import { authRoutes } from './modules/auth/auth.routes.ts';
import { balanceRoutes } from './modules/balance/balance.routes.ts';
import { bankAccountsRoutes } from './modules/bank-accounts/bank-accounts.routes.ts';
import { campaignsRoutes } from './modules/campaigns/campaigns.routes.ts';
import { certificatesRoutes } from './modules/certificates/certificates.routes.ts';
import { complaintsRoutes } from './modules/complaints/complaints.routes.ts';
import { debtsRoutes } from './modules/debts/debts.routes.ts';
import { distributionsRoutes } from './modules/distributions/distributions.routes.ts';
import { earningsRoutes } from './modules/earnings/earnings.routes.ts';
import { exportsRoutes } from './modules/exports/exports.routes.ts';
import { figuresRoutes } from './modules/figures/figures.routes.ts';
import { filesRoutes } from './modules/files/files.routes.ts';
import { fundsRoutes } from './modules/funds/funds.routes.ts';
import { holdersRoutes } from './modules/holders/holders.routes.ts';
import { houseRegistersRoutes } from './modules/house-registers/registers.routes.ts';
import { identityRoutes } from './modules/identity/identity.routes.ts';
import { inboxRoutes } from './modules/inbox/inbox.routes.ts';
import { informationSheetRoutes } from './modules/information-sheet/information-sheet.routes.ts';
import { investmentsRoutes } from './modules/investments/investments.routes.ts';
import { issuancesRoutes } from './modules/issuances/issuances.routes.ts';
import { legitimationsRoutes } from './modules/legitimations/legitimations.routes.ts';
import { looksRoutes } from './modules/looks/looks.routes.ts';
import { mailChoicesRoutes } from './modules/mail-choices/mail-choices.routes.ts';
import { mailLeavesRoutes } from './modules/mail-leaves/mail-leaves.routes.ts';
import { mailsRoutes } from './modules/mails/mails.routes.ts';
import { messagesRoutes } from './modules/messages/messages.routes.ts';
import { mintingRoutes } from './modules/minting/minting.routes.ts';
import { noticeAddressesRoutes } from './modules/notice-addresses/notice-addresses.routes.ts';
import { offerChangesRoutes } from './modules/offer-changes/offer-changes.routes.ts';
import { ordersRoutes } from './modules/orders/orders.routes.ts';
import { paymentsRoutes } from './modules/payments/payments.routes.ts';
import { payoutsRoutes } from './modules/payouts/payouts.routes.ts';
import { peopleRoutes } from './modules/people/people.routes.ts';
import { portfolioRoutes } from './modules/portfolio/portfolio.routes.ts';
import { profilesRoutes } from './modules/profiles/profiles.routes.ts';
import { projectsRoutes } from './modules/projects/projects.routes.ts';
import { purchasesRoutes } from './modules/purchases/purchases.routes.ts';
import { queuesRoutes } from './modules/queues/queues.routes.ts';
import { recordsRoutes } from './modules/records/records.routes.ts';
import { referralsRoutes } from './modules/referrals/referrals.routes.ts';
import { refundsRoutes } from './modules/refunds/refunds.routes.ts';
import { retentionRoutes } from './modules/retention/retention.routes.ts';
import { runsRoutes } from './modules/runs/runs.routes.ts';
import { screeningRoutes } from './modules/screening/screening.routes.ts';
import { settingsRoutes } from './modules/settings/settings.routes.ts';
import { signingRoutes } from './modules/signing/signing.routes.ts';
import { statementsRoutes } from './modules/statements/statements.routes.ts';
import { suitabilityRoutes } from './modules/suitability/suitability.routes.ts';
import { supervisionRoutes } from './modules/supervision/supervision.routes.ts';
import { tenantsRoutes } from './modules/tenants/tenants.routes.ts';
import { tokensRoutes } from './modules/tokens/tokens.routes.ts';
import { transfersRoutes } from './modules/transfers/transfers.routes.ts';
import { turnsRoutes } from './modules/turns/turns.routes.ts';
import { usersRoutes } from './modules/users/users.routes.ts';
import { votesRoutes } from './modules/votes/votes.routes.ts';
import { waitingListRoutes } from './modules/waiting-list/waiting-list.routes.ts';
import { walletPayoutsRoutes } from './modules/wallet-payouts/wallet-payouts.routes.ts';
import { walletsRoutes } from './modules/wallets/wallets.routes.ts';
import { whitelistRoutes } from './modules/whitelist/whitelist.routes.ts';
import { withholdingsRoutes } from './modules/withholdings/withholdings.routes.ts';
import { erc3643Routes } from './providers/erc3643/erc3643.routes.ts';
import { etherRoutes } from './providers/ether/ether.routes.ts';
import { stripeRoutes } from './providers/stripe/stripe.routes.ts';

/** Every endpoint that this back end answers: one line per module. */
export const SERVED: readonly Served[] = [
  ...tenantsRoutes,
  ...looksRoutes,
  ...screeningRoutes,
  ...settingsRoutes,
  ...balanceRoutes,
  ...complaintsRoutes,
  ...authRoutes,
  ...accountSecurityRoutes,
  ...filesRoutes,
  ...issuancesRoutes,
  ...campaignsRoutes,
  ...projectsRoutes,
  ...figuresRoutes,
  ...absencesRoutes,
  ...houseRegistersRoutes,
  ...legitimationsRoutes,
  ...supervisionRoutes,
  ...retentionRoutes,
  ...informationSheetRoutes,
  ...announcementsRoutes,
  ...noticeAddressesRoutes,
  ...mailChoicesRoutes,
  ...mailLeavesRoutes,
  ...alertsRoutes,
  ...messagesRoutes,
  ...mailsRoutes,
  ...offerChangesRoutes,
  ...fundsRoutes,
  ...holdersRoutes,
  ...whitelistRoutes,
  ...withholdingsRoutes,
  ...profilesRoutes,
  ...bankAccountsRoutes,
  ...walletsRoutes,
  ...referralsRoutes,
  ...identityRoutes,
  ...suitabilityRoutes,
  ...investmentsRoutes,
  ...ordersRoutes,
  ...recordsRoutes,
  ...purchasesRoutes,
  ...paymentsRoutes,
  ...refundsRoutes,
  ...payoutsRoutes,
  ...walletPayoutsRoutes,
  ...queuesRoutes,
  ...inboxRoutes,
  ...etherRoutes,
  ...erc3643Routes,
  ...stripeRoutes,
  ...statementsRoutes,
  ...signingRoutes,
  ...mintingRoutes,
  ...runsRoutes,
  ...exportsRoutes,
  ...askedPapersRoutes,
  ...auditRoutes,
  ...debtsRoutes,
  ...distributionsRoutes,
  ...votesRoutes,
  ...waitingListRoutes,
  ...adsRoutes,
  ...adOffersRoutes,
  ...tokensRoutes,
  ...transfersRoutes,
  ...portfolioRoutes,
  ...certificatesRoutes,
  ...earningsRoutes,
  ...turnsRoutes,
  ...usersRoutes,
  ...peopleRoutes,
];
