import { ChartTable } from '#app/ui/chart/chart-table.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { HoldersData } from './holders.server.ts';

/** How much the largest hold: in a sentence for each day, and behind it as a table. */
export function Concentration({ title, sentences, table }: NonNullable<HoldersData['concentration']>) {
  return (
    <Stack gap="hair" as="section" aria-label={title}>
      {sentences.map(({ of, said }) => (
        <Text key={of ?? ''} size="small" tone="soft">
          {of && `${of}: `}
          {said}
        </Text>
      ))}
      <ChartTable summary={title} table={table} />
    </Stack>
  );
}
