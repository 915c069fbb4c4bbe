import type { ProviderQuestions } from '#backend/modules/settings/provider-question.ts';
import { tokenConnectionOf, tokenNode } from '#backend/providers/erc3643/token-connection.ts';
import { chainConnectionOf, nodeOf } from '#backend/providers/ether/chain-connection.ts';
import { cardConnectionOf } from '#backend/providers/stripe/card-settings.ts';
import { identityConnectionOf } from '#backend/providers/sumsub/identity-settings.ts';
import { askCard } from './ask-card.ts';
import { askChain } from './ask-chain.ts';
import { askIdentity } from './ask-identity.ts';
import { askMailServer } from './ask-mail-server.ts';

/** The question of each provider, by the contract that the tenant has. */
export const questionOf: ProviderQuestions = (name, tenant, config) => {
  if (name === 'card') {
    const connection = cardConnectionOf(tenant, config);
    return connection && (() => askCard(connection));
  }
  if (name === 'identity') {
    const connection = identityConnectionOf(tenant, config);
    return connection && (() => askIdentity(connection));
  }
  if (name === 'chain') {
    const connection = chainConnectionOf(tenant, config);
    return connection && (() => askChain(nodeOf(connection), connection.chainId));
  }
  if (name === 'tokenChain') {
    const connection = tokenConnectionOf(tenant, config);
    return connection && (() => askChain(tokenNode(connection), connection.chainId));
  }
  const { smtpUrl } = config;
  return name === 'mail' && smtpUrl ? () => askMailServer(smtpUrl) : null;
};
