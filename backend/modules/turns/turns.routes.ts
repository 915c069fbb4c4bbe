import type { Served } from '#backend/http/serve.ts';
import { listIssuerTurnsRoute } from './list-issuer-turns.ts';

/** Everything of contract/issuer-turns.ts. */
export const turnsRoutes: readonly Served[] = [listIssuerTurnsRoute];
