import { Button } from '#app/ui/controls/button.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import type { EntryButton } from './field-spec.ts';

/** What can be done with an entry of a list: each button saves what was typed, too. */
export function EntryButtons({ buttons }: { buttons: readonly EntryButton[] }) {
  return (
    <Cluster gap="tight">
      {buttons.map(({ intent, label, name }) => (
        <Button key={intent} size="small" tone="quiet" name="intent" value={intent} aria-label={name} title={name}>
          {label}
        </Button>
      ))}
    </Cluster>
  );
}
