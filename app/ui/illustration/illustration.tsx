import { Icon } from '#app/ui/controls/icon.tsx';
import type { IconName } from '#app/ui/controls/icon-names.ts';
import spriteUrl from '#app/ui/sprite.svg?url';
import { emblem, ground, illustration, stage } from './illustration.css.ts';
import type { Scene } from './scene-names.ts';

export interface IllustrationProps {
  scene: Scene;
  /** What the page is about, in the middle of the place. */
  icon?: IconName;
}

/** A small drawing in the tenant's accent, beside words that say it all: screen readers skip it. */
export function Illustration({ scene, icon }: IllustrationProps) {
  const drawing = (
    <svg className={illustration} aria-hidden="true" focusable="false">
      <use href={`${spriteUrl}#scene-${scene}`} />
    </svg>
  );
  if (!icon) return drawing;
  return (
    <div className={stage} aria-hidden="true">
      <div className={ground}>{drawing}</div>
      <span className={emblem}>
        <Icon name={icon} size="large" />
      </span>
    </div>
  );
}
