import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { strangerUploads } from '#backend/db/schema/files.ts';
import { Refusal } from '#backend/http/refusal.ts';
import type { Work } from '#backend/work.ts';
import { dayIn } from '#domain/time/zone.ts';
import { type Problem, problem } from '#domain/validation/problem.ts';
import type { LookedInto } from './look-into.ts';

const MEGABYTE = 1_000_000;
/** All people without an account together may send in a day what so many people with one may. */
const ALL_STRANGERS = 5;
const ALL = 'all';

type Most = Record<'files' | 'megabytes', number>;

/**
 * Counts the files of somebody without an account on their place's day, as those of a person (`countUpload`), and on the day of all such people of the tenant: no number of
 * places fills the disk. The rows are locked until the work's transaction ends; what is refused is rolled back and counts nothing.
 * @param place a network address; null where it is not known
 * @throws Refusal 429 `files.quota` with the problem at the first file's field
 */
export async function countStrangersUploads(
  work: Work,
  place: string | null,
  looked: readonly LookedInto[],
): Promise<void> {
  const field = looked[0]?.field;
  if (!field) return;
  const { filesPerDay, megabytesPerDay } = work.tenant.settings.uploads;
  const own: Most = { files: filesPerDay, megabytes: megabytesPerDay };
  const whose = place && createHash('sha256').update(place).digest('hex').slice(0, 32);
  const over = whose ? overOf(await count(work, whose, looked), own) : null;
  if (over === 'files') throw refusal(field, problem('validator.error_files_a_day', { max: own.files }));
  if (over) throw refusal(field, problem('validator.error_megabytes_a_day', { max: own.megabytes }));
  const all: Most = { files: own.files * ALL_STRANGERS, megabytes: own.megabytes * ALL_STRANGERS };
  if (overOf(await count(work, ALL, looked), all)) throw refusal(field, problem('validator.error_files_full'));
}

type Sent = Record<'files' | 'bytes', number>;

function overOf(sent: Sent, most: Most): keyof Most | null {
  if (sent.files > most.files) return 'files';
  return sent.bytes > most.megabytes * MEGABYTE ? 'megabytes' : null;
}

const refusal = (field: string, why: Problem) => new Refusal(429, 'files.quota', { fields: { [field]: why } });

async function count({ tx, tenant, now }: Work, whose: string, looked: readonly LookedInto[]): Promise<Sent> {
  const bytes = looked.reduce((sum, { content }) => sum + content.byteLength, 0);
  const [sent] = await tx
    .insert(strangerUploads)
    .values({
      ...{ tenantId: tenant.id, whose, files: looked.length, bytes },
      day: dayIn(now, tenant.customization.tenant.time_zone),
    })
    .onConflictDoUpdate({
      target: [strangerUploads.tenantId, strangerUploads.whose, strangerUploads.day],
      set: {
        files: sql`${strangerUploads.files} + ${looked.length}`,
        bytes: sql`${strangerUploads.bytes} + ${bytes}`,
      },
    })
    .returning({ files: strangerUploads.files, bytes: strangerUploads.bytes });
  if (!sent) throw new Error('no upload was counted');
  return sent;
}
