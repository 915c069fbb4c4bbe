/** A kind of background work as its text's key names it: a point would begin another level. */
export const jobKey = (job: string) => job.replaceAll('.', '-');
