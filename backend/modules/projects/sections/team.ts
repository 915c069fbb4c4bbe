import type { z } from 'zod';
import { dropPicture } from '#backend/modules/projects/drop-picture.ts';
import { knownFaces, loneFaces } from '#backend/modules/projects/pictures.repository.ts';
import { replaceTeam } from '#backend/modules/projects/projects.repository.ts';
import { inBoth, type Section } from '#backend/modules/projects/section.ts';
import type { teamFields } from '#contract/project-fields.ts';
import { pictureAddress, pictureIn } from '#domain/issuance/picture.ts';
import { problem } from '#domain/validation/problem.ts';

/** A picture is sent before its person is saved: so long it waits for them. */
const WAITS_MS = 60 * 60_000;

/** The people behind it, in their order, each with the picture that was sent for them. */
export const teamSection: Section<z.output<typeof teamFields>> = {
  name: 'team',
  read: ({ team }) => ({
    team: team.map(({ name, role, bio, pictureId }) => ({
      name,
      role: inBoth(role),
      bio: inBoth(bio),
      picture: pictureId === null ? '' : pictureAddress(pictureId),
    })),
  }),
  async check({ team }, { issuance }, { tx, tenant }) {
    const named = team.filter(({ picture }) => picture !== '').map(({ picture }) => pictureIn(picture));
    const known = await knownFaces(
      tx,
      tenant.id,
      issuance.id,
      named.filter((id) => id !== null),
    );
    return named.every((id) => id !== null && known.has(id)) ? {} : { team: problem('validator.error_option') };
  },
  write: () => ({}),
  async writeBeside({ team }, { issuance }, call) {
    const { tx, tenant, now } = call;
    const rows = team.map(({ picture, ...person }) => ({ ...person, pictureId: pictureIn(picture) }));
    await replaceTeam(tx, tenant.id, issuance.id, rows);
    const before = new Date(now.getTime() - WAITS_MS);
    for (const id of await loneFaces(tx, tenant.id, issuance.id, before)) await dropPicture(call, pictureAddress(id));
  },
};
