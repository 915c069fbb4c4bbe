import type { Providers } from '#backend/deps.ts';
import { contractWallets } from './erc3643/contract-wallets.ts';
import { ether } from './ether/chain-adapter.ts';
import { payoutChain } from './ether/payout-chain.ts';
import { openId } from './openid/openid.ts';
import { bizum, cardTerminal } from './redsys/redsys-adapters.ts';
import { card } from './stripe/card-adapter.ts';
import { identityConnectionOf } from './sumsub/identity-settings.ts';
import { identityProvider } from './sumsub/provider-adapter.ts';
import { questionOf } from './trials/questions.ts';

/** Every provider outside that this back end can speak to: a new one is its folder and a line here. The modules get them by `deps`. */
export const PROVIDERS: Providers = {
  payments: [cardTerminal, bizum, card, ether],
  openId,
  contractWallets,
  payoutChain,
  questionOf,
  identityOf: (tenant, config) => (identityConnectionOf(tenant, config) ? identityProvider : null),
};
