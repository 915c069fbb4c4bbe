import { getUserRoute } from './get-user.ts';
import { getUserWalletRoute } from './get-user-wallet.ts';
import { judgeUserRoute } from './judge-user.ts';
import { listUserNamesRoute } from './list-user-names.ts';
import { listUsersRoute } from './list-users.ts';
import { showPreCampaignRoute } from './show-pre-campaign.ts';

/** What managers read of people, and their word on them; identity checks are the onboarding module's. */
export const usersRoutes = [
  listUsersRoute,
  listUserNamesRoute,
  getUserRoute,
  getUserWalletRoute,
  judgeUserRoute,
  showPreCampaignRoute,
];
