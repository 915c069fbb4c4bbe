import { type ReactNode, useId } from 'react';
import { Stack } from '#app/ui/layout/stack.tsx';

/** One part of a sheet, under its heading. */
export function SheetSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack gap="small" as="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Stack>
  );
}
