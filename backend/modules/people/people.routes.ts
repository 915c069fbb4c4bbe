import { assignRolesRoute } from './assign-roles.ts';
import { getUserRolesRoute } from './get-roles.ts';
import { impersonateRoute } from './impersonate.ts';

/** What becomes of a person at the house: their roles, and a manager's look through their eyes. */
export const peopleRoutes = [getUserRolesRoute, assignRolesRoute, impersonateRoute];
