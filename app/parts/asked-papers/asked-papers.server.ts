import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { fileField, formDataOf } from '#app/forms/fields/file-field.ts';
import { type FormAct, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listOwnPaperRequests, type PaperRequestJson, sendAskedPaper } from '#contract/asked-papers.ts';
import { id } from '#contract/envelope.ts';
import { fileAddress } from '#domain/access/file-address.ts';
import { ASKED_KINDS, mayBring } from '#domain/user/asked-papers.ts';
import { PAPER_TONES } from './paper-tones.ts';

const askedPaperForm = z.object({
  request: id,
  kind: z.enum(ASKED_KINDS),
  document: fileField('onboarding:documents.chooseFile'),
});
export type AskedPaperFields = z.input<typeof askedPaperForm>;

/** What one is asked for now, each part with its place to bring it. */
export async function askedPapersPart(visit: SignedInVisit) {
  const { data } = await call(visit, listOwnPaperRequests);
  const { t, customization } = visit;
  return {
    requests: data.map((request) => requestPart(visit, request)),
    fileHint: t('onboarding:documents.fileHint', { limit: customization.tenant.upload_limit_mb }),
    form: formOf(askedPaperForm),
  };
}

export type AskedPapersView = Awaited<ReturnType<typeof askedPapersPart>>;

function requestPart({ t, format }: SignedInVisit, { id: request, message, due_on, asked }: PaperRequestJson) {
  return {
    id: request,
    message,
    due: t('papers:own.due', { date: format.date(due_on) }),
    asked: asked.map(({ kind, state, paper }) => ({
      kind,
      label: t(`papers:kind.${kind}`),
      hint: t(`papers:hint.${kind}`),
      state: t(`papers:ownState.${state}`),
      tone: PAPER_TONES[state],
      reason: state === 'REFUSED' ? (paper?.reason ?? null) : null,
      held: paper && { name: paper.name, href: fileAddress(paper.file_id) },
      isOpen: mayBring(state === 'REPLACED' ? 'MISSING' : state),
      isMissing: state === 'MISSING' || state === 'REFUSED',
    })),
  };
}

/** How many things a person has still to bring. */
export const missingPapers = (requests: readonly PaperRequestJson[]) =>
  requests.flatMap(({ asked }) => asked).filter(({ state }) => state === 'MISSING' || state === 'REFUSED').length;

/** The button `bring` of a page that shows the part. `here`: that page. */
export function bringingPaper(visit: SignedInVisit, here: string): FormAct {
  return formAct({
    schema: askedPaperForm,
    send: ({ request, kind, document }) =>
      call(visit, sendAskedPaper, { params: { id: request, kind }, body: formDataOf({ document }) }),
    onward: ({ data }) => ({
      to: `${here}#asked-papers`,
      toast: visit.t(data.next === 'team' ? 'papers:own.allSent' : 'papers:own.sent'),
    }),
    settled: here,
  });
}
