import type { z } from 'zod';
import { replaceTeam } from '#backend/modules/projects/projects.repository.ts';
import { inBoth, type Section } from '#backend/modules/projects/section.ts';
import type { teamFields } from '#contract/project-fields.ts';

/** The people behind it, in their order. */
export const teamSection: Section<z.output<typeof teamFields>> = {
  name: 'team',
  read: ({ team }) => ({ team: team.map(({ name, role, bio }) => ({ name, role: inBoth(role), bio: inBoth(bio) })) }),
  write: () => ({}),
  async writeBeside({ team }, { issuance }, { tx, tenant }) {
    await replaceTeam(tx, tenant.id, issuance.id, team);
  },
};
