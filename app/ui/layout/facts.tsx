import type { ReactNode } from 'react';
import { classNames } from '#app/ui/controls/class-names.ts';
import { fact, factAction, factName, facts as factsClass, factValue } from './facts.css.ts';
import { factsLine } from './facts-line.ts';
import { isOnePiece } from './one-piece.ts';
import { piece } from './text.css.ts';

export interface Fact {
  label: string;
  value: ReactNode;
  /** "Change", "Copy": one thing to do with it. */
  action?: ReactNode;
}

/** Names and values under each other: "check your answers", the lines of a transfer, the identity of a project. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <dl className={factsClass}>
      {items.map(({ label, value, action }) => (
        <div key={label} className={fact}>
          <dt className={factName}>{factsLine(label)}</dt>
          <dd className={classNames(factValue, isOnePiece(value) && piece)}>{factsLine(value)}</dd>
          {action && <dd className={factAction}>{action}</dd>}
        </div>
      ))}
    </dl>
  );
}
