import { sql } from 'drizzle-orm';
import { uploadDays } from '#backend/db/schema/files.ts';
import { Refusal } from '#backend/http/refusal.ts';
import type { Work } from '#backend/work.ts';
import { dayIn } from '#domain/time/zone.ts';
import { problem } from '#domain/validation/problem.ts';

const MEGABYTE = 1_000_000;

/**
 * Counts a file on its sender's day (the tenant's zone) in the work's transaction. The row is locked until that ends, so that uploads at once
 * count one after the other; a refused one is rolled back and counts nothing.
 * @throws Refusal 429 `files.quota` with the problem at `field`: more files or bytes in a day than the tenant's settings let one person send
 */
export async function countUpload(work: Work, userId: string, field: string, bytes: number): Promise<void> {
  const { tx, tenant, now } = work;
  const day = dayIn(now, tenant.customization.tenant.time_zone);
  const [sent] = await tx
    .insert(uploadDays)
    .values({ tenantId: tenant.id, userId, day, files: 1, bytes })
    .onConflictDoUpdate({
      target: [uploadDays.tenantId, uploadDays.userId, uploadDays.day],
      set: { files: sql`${uploadDays.files} + 1`, bytes: sql`${uploadDays.bytes} + ${bytes}` },
    })
    .returning({ files: uploadDays.files, bytes: uploadDays.bytes });
  if (!sent) throw new Error('no upload was counted');
  const { filesPerDay, megabytesPerDay } = tenant.settings.uploads;
  const refuse = (why: ReturnType<typeof problem>) => new Refusal(429, 'files.quota', { fields: { [field]: why } });
  if (sent.files > filesPerDay) throw refuse(problem('validator.error_files_a_day', { max: filesPerDay }));
  if (sent.bytes > megabytesPerDay * MEGABYTE)
    throw refuse(problem('validator.error_megabytes_a_day', { max: megabytesPerDay }));
}
