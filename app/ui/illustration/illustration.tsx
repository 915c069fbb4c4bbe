import { Icon } from '#app/ui/controls/icon.tsx';
import type { IconName } from '#app/ui/controls/icon-names.ts';
import { emblem, ground, illustration, stage } from './illustration.css.ts';
import { SCENES } from './scenes.tsx';

export interface IllustrationProps {
  scene: keyof typeof SCENES;
  /** What the page is about, in the middle of the place. */
  icon?: IconName;
}

/** A small drawing in the tenant's accent, beside words that say it all: screen readers skip it. */
export function Illustration({ scene, icon }: IllustrationProps) {
  const drawing = (
    <svg className={illustration} viewBox="0 0 160 100" fill="currentColor" aria-hidden="true" focusable="false">
      {SCENES[scene]}
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
