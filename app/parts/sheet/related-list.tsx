import { Chip, type ChipTone } from '#app/ui/controls/chip.tsx';
import { CopyButton } from '#app/ui/controls/copy-button.tsx';
import { Icon } from '#app/ui/controls/icon.tsx';
import type { IconName } from '#app/ui/controls/icon-names.ts';
import { amount as amountClass, item, list, mark, name, note as noteClass } from './related-list.css.ts';

/** Something that a record hangs together with. */
export interface Related {
  key: string;
  icon: IconName;
  label: string;
  /** Where it stands; null for what has no page of its own: an address on the chain. */
  href: string | null;
  note: string;
  /** Formatted. */
  amount?: string;
  status?: { label: string; tone: ChipTone };
  /** What a press copies. */
  copy?: string;
}

/** Person, company, order, project, movement, contract, wallet: each with a link to it. */
export function RelatedList({ items }: { items: readonly Related[] }) {
  return (
    <ul className={list}>
      {items.map(({ key, icon, label, href, note, amount, status, copy }) => (
        <li key={key} className={item}>
          <span className={mark}>
            <Icon name={icon} size="small" />
          </span>
          <span className={name}>{href ? <a href={href}>{label}</a> : label}</span>
          {status && <Chip tone={status.tone}>{status.label}</Chip>}
          {amount && <span className={amountClass}>{amount}</span>}
          {copy && <CopyButton value={copy} what={label} />}
          {note && <span className={noteClass}>{note}</span>}
        </li>
      ))}
    </ul>
  );
}
