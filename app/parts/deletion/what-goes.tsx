import { bullets } from '#app/ui/layout/bullets.css.ts';
import { type Fact, Facts } from '#app/ui/layout/facts.tsx';
import type { DeletionView } from './deletion-view.server.ts';

/** Before an account is deleted: what is erased at once, and what the law keeps how long. */
export function WhatGoes({ before = [], view }: { before?: readonly Fact[]; view: DeletionView }) {
  const { label, lines } = view.keeps;
  const kept = (
    <ul className={bullets}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
  return <Facts items={[...before, view.goes, { label, value: kept }]} />;
}
