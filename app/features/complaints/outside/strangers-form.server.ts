import { FORM_MAX_BYTES } from '#app/forms/form-body.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { COMPLAINT_FILES } from '#contract/complaints.ts';

/** Forms with files of people without an account that are read at once: each is kept in memory until it is sent on, and anybody can send one. Ours. */
const READ_AT_ONCE = 4;
const waiting: (() => void)[] = [];
let reading = 0;

/**
 * The form of somebody without an account, with the papers of a complaint. Where too many come at once it waits, with nothing of it read; one that says
 * beforehand that it is no larger than a form without files does not: whoever sends slowly keeps nobody from complaining.
 */
export async function readStrangersForm(request: Request, maxFileMb: number): Promise<SubmittedForm> {
  const options = { maxFileMb, maxFiles: COMPLAINT_FILES.length };
  if (isSmall(request.headers)) return readForm(request, options);
  if (reading >= READ_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else reading += 1;
  try {
    return await readForm(request, options);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else reading -= 1;
  }
}

/** The server reads no more of a request than it says. */
function isSmall(headers: Headers): boolean {
  const isMultipart = (headers.get('Content-Type') ?? '').toLowerCase().startsWith('multipart/');
  return !isMultipart || Number(headers.get('Content-Length') ?? Number.POSITIVE_INFINITY) <= FORM_MAX_BYTES;
}
