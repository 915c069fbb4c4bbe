/** Escape and a click elsewhere close an open menu; Escape sends a tooltip away until the pointer or the focus has left it. */
export function startMenus(): void {
  const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');
  addEventListener('click', ({ target }) => {
    for (const menu of openMenus()) if (!menu.contains(target as Node)) menu.open = false;
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of openMenus()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
    const tip = document.querySelector<HTMLElement>('[data-tooltip]:hover, [data-tooltip]:focus-within');
    if (!tip) return;
    tip.dataset.dismissed = '';
    for (const leaving of ['mouseleave', 'focusout']) {
      tip.addEventListener(leaving, () => delete tip.dataset.dismissed, { once: true });
    }
  });
}
