import { randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { complaintSteps, complaints } from '#backend/db/schema/complaints.ts';
import { investments } from '#backend/db/schema/investments.ts';
import { acknowledgeBy, answerBy, decideBy, dueAfterWaiting } from '#domain/complaint/clocks.ts';
import { complaintReference, REFERENCE_RANDOM_BYTES } from '#domain/investment/wire-reference.ts';
import { dayIn } from '#domain/time/zone.ts';
import { COMPLAINTS, type DemoComplaint } from './content/complaints.ts';
import { orderComplainedOf } from './order-complained-of.ts';
import type { SeededPerson } from './seed-people.ts';
import type { SeedWork } from './seed-work.ts';

type Who = DemoComplaint['who'];

/** Writes a few complaints of the demo's log-ins and of another investor, each as far as it has come. */
export async function seedComplaints(
  work: SeedWork,
  people: Record<Who, SeededPerson | undefined>,
  managerId: string,
): Promise<void> {
  for (const complaint of COMPLAINTS) {
    const person = people[complaint.who];
    if (person) await write(work, complaint, person.id, managerId);
  }
}

async function write(
  { tx, tenant, dates }: SeedWork,
  demo: DemoComplaint,
  userId: string,
  managerId: string,
): Promise<void> {
  const zone = dates.timeZone;
  const filedAt = dates.at(demo.filedDay);
  const happenedAt = dates.at(demo.filedDay - 2);
  const orders = demo.ofOrder
    ? await tx
        .select({ id: investments.id, issuanceId: investments.issuanceId, chargedAt: investments.chargedAt })
        .from(investments)
        .where(and(eq(investments.tenantId, tenant.id), eq(investments.userId, userId)))
        .orderBy(desc(investments.createdAt), desc(investments.id))
    : [];
  const order = orderComplainedOf(orders, happenedAt);
  const steps = demo.steps.map((step) => ({ ...step, at: dates.at(step.day) }));
  const of = (act: string) => steps.find((step) => step.act === act)?.at ?? null;
  const [admitted, asked, decided] = [of('admit'), of('ask'), of('decide')];
  const due = admitted && decideBy(filedAt, admitted, zone);
  const waits = asked !== null && decided === null;
  const answer = waits ? answerBy(asked, zone) : null;
  const now = {
    RECEIVED: acknowledgeBy(filedAt, zone),
    ASKED: due && asked && answer && dueAfterWaiting(due, asked, answer, zone),
  };
  const state = decided ? 'DECIDED' : waits ? 'ASKED' : admitted ? 'EXAMINING' : 'RECEIVED';
  const id = randomUUID();
  await tx.insert(complaints).values({
    ...{ tenantId: tenant.id, id, reference: complaintReference(randomBytes(REFERENCE_RANDOM_BYTES)), userId },
    ...{ kind: demo.kind, issuanceId: order?.issuanceId ?? null, investmentId: order?.id ?? null },
    ...{ happenedOn: dayIn(happenedAt, zone), what: demo.what, loss: demo.loss, demand: demo.demand },
    ...{ state, filedAt, acknowledgeBy: now.RECEIVED, decideBy: due, askedAt: waits ? asked : null, answerBy: answer },
    dueAt: decided ? null : state === 'ASKED' ? now.ASKED : state === 'RECEIVED' ? now.RECEIVED : due,
    outcome: demo.outcome,
    endedAt: decided,
  });
  for (const { act, text, at } of steps)
    await tx.insert(complaintSteps).values({
      ...{ tenantId: tenant.id, id: randomUUID(), complaintId: id, userId: managerId, act, text, at },
      dueAt: act === 'admit' ? due : act === 'ask' ? answer : null,
    });
}
