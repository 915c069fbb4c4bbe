import { assignRolesRoute } from './assign-roles.ts';
import { deleteOwnAccountRoute } from './delete-own-account.ts';
import { deleteUserRoute } from './delete-user.ts';
import { getOwnDeletionRoute, getUserDeletionRoute } from './get-deletion.ts';
import { getUserRolesRoute } from './get-roles.ts';
import { impersonateRoute } from './impersonate.ts';
import { resetFactorRoute } from './reset-factor.ts';

/** What becomes of a person at the house: their roles, a manager's look through their eyes, and the end of their account. */
export const peopleRoutes = [
  getUserRolesRoute,
  assignRolesRoute,
  impersonateRoute,
  getUserDeletionRoute,
  deleteUserRoute,
  getOwnDeletionRoute,
  deleteOwnAccountRoute,
  resetFactorRoute,
];
