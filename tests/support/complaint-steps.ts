import { randomUUID } from 'node:crypto';
import {
  admitComplaint,
  askComplainant,
  decideComplaint,
  delayComplaint,
  dismissComplaint,
  fileComplaint,
  getComplaint,
  getOwnComplaint,
  listComplaints,
  listOwnComplaints,
  replyToComplaint,
  withdrawComplaint,
} from '#contract/complaints.ts';
import type { BodyOf, QueryOf } from '#contract/endpoint.ts';
import type { ComplaintOutcome } from '#domain/complaint/complaint.ts';
import type { InvestWorld, Person } from './invest-world.ts';
import { COMPLAINT } from './sample-complaints.ts';

const TEXT = 'Hemos mirado los movimientos de su cuenta uno por uno.';

/** Every call about complaints; each answers whatever the back end says. Managers' acts are the world's manager's unless somebody else is named. */
export function complaintSteps({ call, manager }: InvestWorld) {
  const key = () => randomUUID();
  return {
    file: (
      as: Person,
      body: Partial<BodyOf<typeof fileComplaint>> = {},
      once: string = key(),
      files: Record<string, File> = {},
    ) => call(fileComplaint, { body: { ...COMPLAINT, ...body }, files, as, key: once }),
    own: (as: Person, id: string) => call(getOwnComplaint, { params: { id }, as }),
    ownList: (as: Person) => call(listOwnComplaints, { as }),
    reply: (as: Person, id: string, text = 'Adjunto los datos que me han pedido.', files: Record<string, File> = {}) =>
      call(replyToComplaint, { params: { id }, body: { text }, files, as, key: key() }),
    withdraw: (as: Person, id: string) => call(withdrawComplaint, { params: { id }, body: {}, as, key: key() }),
    list: (query: QueryOf<typeof listComplaints> = {}, as: Person = manager) => call(listComplaints, { query, as }),
    sheet: (id: string, as: Person = manager) => call(getComplaint, { params: { id }, as }),
    admit: (id: string, as: Person = manager) => call(admitComplaint, { params: { id }, body: {}, as, key: key() }),
    dismiss: (id: string, as: Person = manager) =>
      call(dismissComplaint, { params: { id }, body: { reason: TEXT }, as, key: key() }),
    ask: (id: string, as: Person = manager) =>
      call(askComplainant, { params: { id }, body: { text: TEXT }, as, key: key() }),
    delay: (id: string, decide_on: string, as: Person = manager) =>
      call(delayComplaint, { params: { id }, body: { reason: 'Falta el banco', decide_on }, as, key: key() }),
    decide: (id: string, outcome: ComplaintOutcome = 'PARTLY', as: Person = manager) =>
      call(decideComplaint, { params: { id }, body: { outcome, text: TEXT }, as, key: key() }),
  };
}
