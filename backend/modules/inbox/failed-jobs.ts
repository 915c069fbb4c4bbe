import { serve } from '#backend/http/serve.ts';
import type { JobData } from '#backend/jobs/queues.ts';
import { changeFailedJobs, listFailedJobs } from '#contract/inbox.ts';
import { failedPage, takeFailed } from './failed-jobs.repository.ts';

export const listFailedJobsRoute = serve(listFailedJobs, async ({ tx, tenant }, { query }) => {
  const { rows, meta } = await failedPage(tx, tenant.id, query);
  return {
    data: rows.map(({ failed: { id, job, subjectId, tries, fault, failedAt } }) => ({
      id,
      job,
      subject_id: subjectId,
      tries,
      fault,
      failed_at: failedAt.toISOString(),
    })),
    meta,
  };
});

/** Every kind of work may run twice, so that what somebody else has begun again does no harm. */
export const changeFailedJobsRoute = serve(changeFailedJobs, async (call, { body: { ids, act } }) => {
  const { tx, tenant, user, enqueue, audit } = call;
  const taken = await takeFailed(tx, tenant.id, ids);
  for (const { job, data, subjectId } of taken) {
    // As the queue had them: `enqueue` checked them against the name when they were written.
    if (act === 'retry') await enqueue(job, data as unknown as JobData[typeof job]);
    await audit(act === 'retry' ? 'inbox.job_tried_again' : 'inbox.job_put_aside', {
      subject: { type: 'user', id: user.id },
      details: { job, about: subjectId },
    });
  }
  return { data: { changed: taken.length } };
});
