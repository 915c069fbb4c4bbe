import type { Served } from '#backend/http/serve.ts';
import { listWithholdingsRoute } from './list-withholdings.ts';

/** Everything of contract/withholdings.ts. */
export const withholdingsRoutes: readonly Served[] = [listWithholdingsRoute];
