import type { z } from 'zod';
import { assignRoles } from '#contract/user-roles.ts';

/** All roles that a person is to have, and the one whose area they land in. */
export const rolesForm = assignRoles.body;
export type RolesFields = z.input<typeof rolesForm>;
