import type { BackendConfig } from '#backend/config.ts';
import type { TenantSettings } from '#backend/tenant/tenant-settings.ts';
import type { SettingsJson } from '#contract/settings.ts';

/** So many signs of a key tell one from another, and open nothing. */
const KEY_SIGNS = 4;

type Shown = Omit<SettingsJson['providers'][number], 'trial'>;

/** The contracts with others that the installation has set, and its mail server, without a key in any of them. */
export function providersShown(settings: TenantSettings, { smtpUrl }: Pick<BackendConfig, 'smtpUrl'>): Shown[] {
  const { redsys, card, identity, chain, tokenChain } = settings;
  return [
    { name: 'card', environment: card?.environment ?? null, known: card && endOf(card.secretKey) },
    {
      name: 'redsys',
      environment: redsys?.environment ?? null,
      known: redsys && `${redsys.merchantCode} · ${redsys.terminal}`,
    },
    { name: 'identity', environment: identity?.environment ?? null, known: identity && endOf(identity.appToken) },
    {
      name: 'chain',
      environment: chain?.environment ?? null,
      known: chain?.environment === 'live' ? String(chain.chainId) : null,
    },
    { name: 'mail', environment: smtpUrl ? 'live' : null, known: hostOf(smtpUrl) },
    { name: 'tokenChain', environment: tokenChain ? 'live' : null, known: tokenChain && String(tokenChain.chainId) },
  ];
}

const endOf = (key: string) => `••••${key.slice(-KEY_SIGNS)}`;

/** Never whoever signs in there, nor by what. */
const hostOf = (url: string | null) => (url && URL.canParse(url) ? new URL(url).host : null);
