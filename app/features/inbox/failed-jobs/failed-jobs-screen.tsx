import { questionIn } from '#app/forms/ask-first.ts';
import type { ListScreenData } from '#app/lists/list-screen.server.ts';
import { ListScreen } from '#app/lists/list-screen.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';

/** Background work that failed in all of its tries: tried again, or put aside. */
export function FailedJobsScreen({ reply, ...data }: ListScreenData & { reply: unknown }) {
  const question = questionIn(reply);
  return question ? <ConfirmPage {...question} /> : <ListScreen {...data} />;
}
