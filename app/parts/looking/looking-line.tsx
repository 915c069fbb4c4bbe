import { Icon } from '#app/ui/controls/icon.tsx';
import { who } from './looking-line.css.ts';

/** Who of the team has the same thing open. Nothing where nobody has. */
export function LookingLine({ lookers }: { lookers: readonly string[] }) {
  if (lookers.length === 0) return null;
  return (
    <p className={who} role="note">
      <Icon name="eye" size="small" />
      {lookers.join(' ')}
    </p>
  );
}
