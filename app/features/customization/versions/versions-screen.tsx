import { questionIn } from '#app/forms/ask-first.ts';
import { ListScreen } from '#app/lists/list-screen.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Compared } from './compared.tsx';
import type { VersionsData } from './versions.server.ts';

/** Every look that was published, and the way back to it. */
export function VersionsScreen({ reply, compared, numbers, ...list }: VersionsData & { reply: unknown }) {
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  return (
    <ListScreen {...list} gap="base">
      {(compared || numbers.length > 1) && <Compared compared={compared} numbers={numbers} reply={reply} />}
    </ListScreen>
  );
}
