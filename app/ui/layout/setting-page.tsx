import type { ReactNode } from 'react';
import { settingIndex, settingPage } from './setting-rows.css.ts';
import { Stack } from './stack.tsx';

interface SettingPageProps {
  /** What a reader of screens hears of the names beside it. */
  label: string;
  /** The groups of the page, by the ids of their `SettingGroup`. */
  groups: readonly { id: string; title: string }[];
  children: ReactNode;
}

/** Groups of settings under each other, with their names beside them in wide windows. */
export function SettingPage({ label, groups, children }: SettingPageProps) {
  return (
    <div className={settingPage}>
      <nav className={settingIndex} aria-label={label}>
        <Stack as="ul" gap="small">
          {groups.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </Stack>
      </nav>
      <Stack gap="wide">{children}</Stack>
    </div>
  );
}
