import type { Served } from '#backend/http/serve.ts';
import { chooseByNoticeLinkRoute, readNoticeLinkRoute } from './notice-link.ts';

/** Everything of contract/notice-addresses.ts. */
export const noticeAddressesRoutes: readonly Served[] = [readNoticeLinkRoute, chooseByNoticeLinkRoute];
