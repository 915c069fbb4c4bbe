import { TOAST_MAX_VISIBLE, TOAST_SWIPE_DISMISS_RATIO, TOAST_TIMEOUT_MS } from '#domain/limits.ts';

const LEAVING_MS = 150;

const seen = new WeakSet<HTMLElement>();

/** Times the toasts that the page holds now and those that come later. */
export function startToasts(): void {
  const look = () => {
    const fresh = [...document.querySelectorAll<HTMLElement>('[data-toast]')].filter((toast) => !seen.has(toast));
    for (const toast of fresh) live(toast);
    const shown = [...document.querySelectorAll<HTMLElement>('[data-toast]:not([hidden],[data-leaving])')];
    for (const old of shown.slice(0, -TOAST_MAX_VISIBLE)) leave(old);
  };
  // Never over the field that somebody has just gone to.
  addEventListener('focusin', ({ target }) => {
    const { x, y, width, height } = (target as Element).getBoundingClientRect();
    const over = document.elementFromPoint(x + width / 2, y + height / 2)?.closest<HTMLElement>('[data-toast]');
    if (over && !over.contains(target as Node)) leave(over);
  });
  look();
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}

/** Hidden, never removed: the page may be the framework's. */
function leave(toast: HTMLElement): void {
  toast.dataset.leaving = '';
  setTimeout(() => {
    toast.hidden = true;
  }, LEAVING_MS);
}

function live(toast: HTMLElement): void {
  seen.add(toast);
  let left = TOAST_TIMEOUT_MS;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const held = () => !document.hasFocus() || toast.matches(':hover, :focus-within');
  const run = () => {
    if (timer || held()) return;
    since = performance.now();
    timer = setTimeout(() => leave(toast), left);
  };
  const hold = () => {
    if (!timer) return;
    clearTimeout(timer);
    timer = undefined;
    left -= performance.now() - since;
  };
  const later = () => setTimeout(run);
  toast.addEventListener('pointerenter', hold);
  toast.addEventListener('pointerleave', later);
  toast.addEventListener('focusin', hold);
  toast.addEventListener('focusout', later);
  addEventListener('blur', hold);
  addEventListener('focus', later);
  swipe(toast);
  run();
}

/** A click sends it away; a swipe does from 0.6 of its width on, and lets it go back before. */
function swipe(toast: HTMLElement): void {
  let from: number | undefined;
  let moved = 0;
  toast.addEventListener('pointerdown', ({ clientX }) => {
    from = clientX;
    moved = 0;
  });
  addEventListener('pointermove', ({ clientX }) => {
    if (from === undefined) return;
    moved = clientX - from;
    toast.style.transform = `translateX(${moved}px)`;
  });
  const end = () => {
    if (from === undefined) return;
    from = undefined;
    const far = Math.abs(moved) > toast.offsetWidth * TOAST_SWIPE_DISMISS_RATIO;
    if (far) leave(toast);
    else toast.style.transform = '';
  };
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
  toast.addEventListener('click', () => {
    if (Math.abs(moved) < 4) leave(toast);
  });
}
