import { Turn as TurnMark } from '#app/ui/controls/turn.tsx';
import { line, turn as turnClass } from './turn-line.css.ts';

/** One that has to act, in the reader's words. */
export interface Turn {
  /** It is the reader's. */
  mine: boolean;
  /** "Le toca a usted". */
  who: string;
  /** What, since when, by when: "firmar el contrato, desde ayer". */
  what: string;
  /** Where it is done, on a page that shows more than one thing. */
  href?: string;
}

/** Who acts next. Nothing where nobody has to. */
export function TurnLine({ turns }: { turns: readonly Turn[] }) {
  if (turns.length === 0) return null;
  return (
    <ul className={line}>
      {turns.map(({ mine, who, what, href }) => (
        <li key={`${who} ${what}`} className={turnClass}>
          <TurnMark mine={mine}>{who}</TurnMark>
          {href ? <a href={href}>{what}</a> : what && <span>{what}</span>}
        </li>
      ))}
    </ul>
  );
}
