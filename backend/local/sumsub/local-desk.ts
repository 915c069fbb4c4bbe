import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Review } from '#backend/providers/sumsub/applicant-calls.ts';

const entry = z.object({
  id: z.string(),
  userId: z.string(),
  name: z.string(),
  level: z.string(),
  papers: z.array(z.string()),
  review: z.object({
    reviewStatus: z.string(),
    reviewResult: z
      .object({
        reviewAnswer: z.string().optional(),
        reviewRejectType: z.string().optional(),
        rejectLabels: z.array(z.string()).optional(),
        moderationComment: z.string().optional(),
      })
      .optional(),
  }),
});
/** A person as the desk of this machine knows them. */
export type DeskEntry = z.output<typeof entry>;

/** What the desk of this machine has been handed for one tenant. It lies in a file, so that a restart forgets nobody who waits. */
export class LocalDesk {
  private readonly file: string;
  private readonly entries: Map<string, DeskEntry>;

  constructor(dataDir: string, tenantId: string) {
    this.file = join(dataDir, 'local-identity', `${tenantId}.json`);
    this.entries = new Map(readEntries(this.file).map((one) => [one.id, one]));
  }

  all(): DeskEntry[] {
    return [...this.entries.values()];
  }

  find(id: string): DeskEntry | null {
    return this.entries.get(id) ?? null;
  }

  ofUser(userId: string): DeskEntry | null {
    return this.all().find((one) => one.userId === userId) ?? null;
  }

  put(one: DeskEntry): void {
    this.entries.set(one.id, one);
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify(this.all()));
  }

  /** What becomes of a person's check. */
  decide(id: string, review: Review): DeskEntry | null {
    const one = this.find(id);
    if (one) this.put({ ...one, review });
    return one;
  }
}

function readEntries(file: string): DeskEntry[] {
  try {
    return z.array(entry).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}
