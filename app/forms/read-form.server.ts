import { isFieldName } from './field-name.ts';
import { bodyOf, FORM_MAX_BYTES, type ReadFormOptions, refuse } from './form-body.server.ts';
import { joinDays } from './join-days.ts';
import { keepForm } from './kept-form.server.ts';
import { readMultipart } from './read-multipart.server.ts';
import { SubmittedForm } from './submitted-form.ts';

const MAX_FIELDS = 500;

/**
 * The form of a POST, within its limits. Throws an error answer: 400 for what is no form, for a broken one, for a name that no form has, for
 * a file where none is taken and for a single field that came twice; 413 for one that is too large; 415 for another kind of content. A file over the limit is no error answer: it becomes
 * a problem of its field (`problems`), so that nothing else that was typed is lost.
 */
export async function readForm(request: Request, options: ReadFormOptions = {}): Promise<SubmittedForm> {
  const type = (request.headers.get('Content-Type') ?? '').toLowerCase();
  const form = type.startsWith('multipart/form-data')
    ? await readMultipart(request, options)
    : type.startsWith('application/x-www-form-urlencoded')
      ? new SubmittedForm(asFormData(new URLSearchParams(await cappedText(request))))
      : refuse(415);
  refuseOddNames(form.data);
  refuseDoubles(form.data, options.multiple ?? []);
  joinDays(form.data);
  keepForm(request, form);
  return form;
}

async function cappedText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of bodyOf(request)) {
      bytes += chunk.length;
      if (bytes > FORM_MAX_BYTES) refuse(413);
      chunks.push(chunk);
    }
  } catch (error) {
    // A body that broke off is the sender's matter, not ours.
    throw error instanceof Response ? error : new Response(null, { status: 400, statusText: 'Incomplete form' });
  }
  return Buffer.concat(chunks).toString('utf8');
}

function asFormData(fields: URLSearchParams): FormData {
  if (fields.size > MAX_FIELDS) refuse(400);
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

/** Two values for one field: one of them was smuggled in (safety.md, Input and output). */
function refuseDoubles(data: FormData, multiple: readonly string[]): void {
  const seen = new Set<string>();
  for (const name of data.keys()) {
    if (seen.has(name) && !multiple.includes(name)) refuse(400);
    seen.add(name);
  }
}

/** Before the form reaches anything that reads names as more than names. */
function refuseOddNames(data: FormData): void {
  for (const name of data.keys()) if (!isFieldName(name)) refuse(400);
}
