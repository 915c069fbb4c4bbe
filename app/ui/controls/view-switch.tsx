import { switcher, switchOption } from '#app/ui/brand/preferences.css.ts';

interface ViewSwitchProps {
  /** What it chooses between, for screen readers. */
  label: string;
  items: readonly { label: string; href: string; current?: boolean }[];
}

/** The same rows in another shape: a few links beside each other, one of them current. */
export function ViewSwitch({ label, items }: ViewSwitchProps) {
  return (
    <nav aria-label={label} className={switcher}>
      {items.map(({ label: name, href, current }) => (
        <a key={href} href={href} className={switchOption} aria-current={current ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}
