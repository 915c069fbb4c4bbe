import type { Served } from '#backend/http/serve.ts';
import { getCustomizationRoute, getCustomizationVersionRoute } from './get-customization.ts';

export const tenantsRoutes: readonly Served[] = [getCustomizationRoute, getCustomizationVersionRoute];
