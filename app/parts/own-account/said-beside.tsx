import type { ReactNode } from 'react';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Text } from '#app/ui/layout/text.tsx';

/** A button with what it has done beside it; a reader of screens hears it. */
export function SaidBeside({ said, children }: { said: string | null; children: ReactNode }) {
  return (
    <Cluster>
      {children}
      <div role="status">{said && <Text tone="soft">{said}</Text>}</div>
    </Cluster>
  );
}
