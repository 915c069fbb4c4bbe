const EVERY_MS = 5 * 60_000;
/** Coming back to the window asks too, but not at every flick between windows. */
const AT_LEAST_MS = 30_000;

/** Asks now and then whether a newer release is there, and offers to reload; never reloads by itself, as somebody may be typing. */
export function offerReload(): void {
  const { release } = document.documentElement.dataset;
  if (!release) return;
  let asked = performance.now();
  const ask = async () => {
    if (document.hidden || performance.now() - asked < AT_LEAST_MS) return;
    asked = performance.now();
    try {
      const answer: { release?: string } = await (await fetch('/resources/build')).json();
      const offer = document.querySelector<HTMLElement>('[data-reload-offer]');
      if (offer && answer.release && answer.release !== release) offer.hidden = false;
    } catch {
      // Offline, or an answer that is none: asked again later.
    }
  };
  setInterval(ask, EVERY_MS);
  addEventListener('focus', ask);
}
