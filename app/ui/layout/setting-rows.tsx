import type { ReactNode } from 'react';
import { Chip, type ChipTone } from '#app/ui/controls/chip.tsx';
import { classNames } from '#app/ui/controls/class-names.ts';
import { factsLine } from './facts-line.ts';
import {
  foldedHead,
  settingBody,
  settingChip,
  settingLine,
  settingName,
  settingRow,
  settingRows,
  settingShut,
  settingValue,
  settingWay,
  whileOpen,
  whileShut,
} from './setting-rows.css.ts';
import { Stack } from './stack.tsx';

interface SettingGroupProps {
  title: string;
  /** Where links within the page lead to. */
  id: string;
  /** `SettingRow` and `FoldedRow`. */
  children: ReactNode;
  /** Under the rows. */
  foot?: ReactNode;
}

/** What belongs together on an account: its title, and one box of rows. */
export function SettingGroup({ title, id, children, foot }: SettingGroupProps) {
  return (
    <Stack as="section" gap="small" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <ul className={settingRows}>{children}</ul>
      {foot}
    </Stack>
  );
}

interface RowProps {
  id?: string;
  name: string;
  value: ReactNode;
  /** How it stands. */
  chip?: { tone: ChipTone; label: string } | null;
}

/** A place that is led to. A reader of screens hears the row's name behind the label. */
interface SettingWay {
  href: string;
  label: string;
}

interface SettingRowProps extends RowProps {
  /** Where it is seen or changed; or a button's own form. */
  way?: SettingWay | ReactNode;
}

/** One thing of an account: its name, what it is, how it stands, and the way to it. */
export function SettingRow({ id, name, value, chip, way }: SettingRowProps) {
  return (
    <li className={classNames(settingRow, settingLine)} id={id}>
      <Line name={name} value={value} chip={chip} />
      {way && <span className={settingWay}>{isWay(way) ? <Way {...way} name={name} /> : way}</span>}
    </li>
  );
}

interface FoldedRowProps extends RowProps {
  /** What opens it, and what closes it again. */
  words: { open: string; close: string };
  /** Opened from the beginning: it has something to say. */
  open?: boolean;
  children: ReactNode;
}

/** One thing of an account that is seen or changed in its own place, by a native disclosure. */
export function FoldedRow({ id, name, value, chip, words, open, children }: FoldedRowProps) {
  return (
    <li className={settingRow}>
      <details id={id} open={open}>
        <summary className={classNames(settingLine, foldedHead)}>
          <Line name={name} value={value} chip={chip} />
          <span className={classNames(settingWay, settingShut)}>
            <span className={whileShut}>{words.open}</span>
            <span className={whileOpen}>{words.close}</span>
          </span>
        </summary>
        <div className={settingBody}>{children}</div>
      </details>
    </li>
  );
}

function Line({ name, value, chip }: Omit<RowProps, 'id'>) {
  return (
    <>
      <span className={settingName}>{factsLine(name)}</span>
      <span className={settingValue}>{factsLine(value)}</span>
      {chip && (
        <span className={settingChip}>
          <Chip tone={chip.tone}>{chip.label}</Chip>
        </span>
      )}
    </>
  );
}

function Way({ href, label, name }: SettingWay & { name: string }) {
  return (
    <a href={href} aria-label={`${label}: ${name}`}>
      {label}
    </a>
  );
}

const isWay = (way: SettingWay | ReactNode): way is SettingWay =>
  typeof way === 'object' && way !== null && 'href' in way;
