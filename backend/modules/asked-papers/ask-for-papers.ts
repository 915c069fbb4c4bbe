import { fieldRefusal, notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { longDay } from '#backend/mail/long-date.ts';
import { askForPapers, type NOT_ASKED } from '#contract/asked-papers.ts';
import { areasOfRoles } from '#domain/access/roles.ts';
import { dayIn } from '#domain/time/zone.ts';
import { type AskedKind, askedDays, OPEN_REQUESTS_MAX } from '#domain/user/asked-papers.ts';
import { checkDate } from '#domain/validation/date.ts';
import { insertRequest, openRequestsOf, type PersonToAsk, peopleToAsk } from './asked-papers.repository.ts';
import { askedMail } from './papers-mail.ts';

type WhyNot = (typeof NOT_ASKED)[number];

/** Asks each of them for the same papers by the same day. Refusals: contract/asked-papers.ts. */
export const askForPapersRoute = serve(askForPapers, async (call, { body }) => {
  const { tx, tenant, user, now } = call;
  const wrong = checkDate(body.due_on, askedDays(dayIn(now, tenant.customization.tenant.time_zone)));
  if (wrong) throw fieldRefusal({ due_on: wrong });
  const ids = [...new Set(body.people)];
  const people = await peopleToAsk(tx, tenant.id, ids);
  if (people.length < ids.length) throw notFound();
  const open = await openRequestsOf(tx, tenant.id, ids);
  const kinds = [...new Set(body.kinds)];
  const left: { id: string; name: string; why: WhyNot }[] = [];
  let asked = 0;
  for (const person of people) {
    const own = open.filter(({ userId }) => userId === person.userId).map((request) => request.kinds);
    const why = whyNot(person, kinds, own);
    if (why) {
      left.push({ id: person.userId, name: person.name, why });
      continue;
    }
    const { userId } = person;
    const values = { tenantId: tenant.id, userId, kinds, message: body.message, dueOn: body.due_on };
    const id = await insertRequest(tx, { ...values, askedBy: user.id, askedAt: now });
    await call.audit('user.papers_asked', {
      subject: { type: 'user', id: userId },
      details: { request_id: id, kinds: kinds.join(' '), due_on: body.due_on },
    });
    await call.mail(askedMail(person, kinds, body.message, dayText(body.due_on, person.lang)));
    asked += 1;
  }
  return { data: { asked, left } };
});

/** A day of the calendar, the same wherever it is read. */
export const dayText = (day: string, lang: PersonToAsk['lang']) => longDay(new Date(`${day}T12:00:00Z`), 'UTC', lang);

/** Whoever has an area where papers are brought is asked for what no open request asks already. */
function whyNot({ roles }: PersonToAsk, kinds: readonly AskedKind[], open: readonly AskedKind[][]): WhyNot | null {
  if (!areasOfRoles(roles).some((area) => area !== 'manager')) return 'no_area';
  // What is "other" is told by its message: it may be another thing each time.
  if (kinds.some((kind) => kind !== 'OTHER' && open.some((asked) => asked.includes(kind)))) return 'already';
  return open.length >= OPEN_REQUESTS_MAX ? 'too_many' : null;
}
