import { listMailChoicesRoute, setMailChoicesRoute } from './own-choices.ts';

/** Everything of contract/mail-choices.ts. */
export const mailChoicesRoutes = [listMailChoicesRoute, setMailChoicesRoute];
