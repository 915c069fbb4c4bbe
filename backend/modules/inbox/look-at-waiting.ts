import { serve } from '#backend/http/serve.ts';
import { displayNames } from '#backend/modules/profiles/display-name.repository.ts';
import { lookAtWaiting } from '#contract/inbox.ts';
import { lookedAtAs } from '#domain/inbox/looks.ts';
import { askingOf } from './list-inbox.ts';
import { lookersOf, noteLook } from './looks.repository.ts';

/** Whether it waits, or is there at all, is not asked: a look at what is nothing says nothing, and fades. */
export const lookAtWaitingRoute = serve(lookAtWaiting, async (call, { body }) => {
  const asking = askingOf(call);
  await noteLook(call.tx, asking, body);
  const looks = await lookersOf(call.tx, asking, [body]);
  const here = looks.filter(({ kind }) => kind === lookedAtAs(body.kind));
  const names = await displayNames(
    call.tx,
    call.tenant.id,
    here.map(({ id }) => id),
  );
  return {
    data: {
      lookers: here.map(({ id, since }) => ({ id, name: names.get(id) ?? '', since: since.toISOString() })),
    },
  };
});
