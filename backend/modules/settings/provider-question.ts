import type { BackendConfig } from '#backend/config.ts';
import type { CallTenant } from '#backend/tenant/tenant-directory.ts';
import type { ProviderName, TrialResult } from '#domain/tenant/provider-trial.ts';

/**
 * A question that changes nothing at a provider, with the tenant's own key; null where there is no contract, or it cannot be used here. What is asked
 * answers by its result and never throws.
 */
export type ProviderQuestions = (
  name: ProviderName,
  tenant: Pick<CallTenant, 'id' | 'settings'>,
  config: BackendConfig,
) => (() => Promise<TrialResult>) | null;
