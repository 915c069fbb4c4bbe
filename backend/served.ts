import type { Served } from './http/serve.ts';

import { filesRoutes } from './modules/files/files.routes.ts';
import { tenantsRoutes } from './modules/tenants/tenants.routes.ts';

/** Every endpoint that this back end answers: one line per module. */
export const SERVED: readonly Served[] = [...tenantsRoutes, ...filesRoutes];
