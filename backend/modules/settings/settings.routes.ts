import type { Served } from '#backend/http/serve.ts';
import { changeSettingsRoute } from './change-settings.ts';
import { decideSettingsRoute } from './decide-settings.ts';
import { getSettingsRoute } from './get-settings.ts';
import { tryProviderRoute } from './try-provider.ts';

/** Everything of contract/settings.ts. */
export const settingsRoutes: readonly Served[] = [
  getSettingsRoute,
  changeSettingsRoute,
  decideSettingsRoute,
  tryProviderRoute,
];
