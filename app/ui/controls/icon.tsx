import spriteUrl from '#app/ui/sprite.svg?url';
import { icon } from './icon.css.ts';
import type { IconName } from './icon-names.ts';

/** The sprite's own address, hashed by the build; a page can preload it. */

interface IconProps {
  name: IconName;
  size?: keyof typeof icon;
}

/** A picture beside words, never instead of them: screen readers skip it. */
export function Icon({ name, size = 'normal' }: IconProps) {
  return (
    <svg className={icon[size]} aria-hidden="true" focusable="false">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
