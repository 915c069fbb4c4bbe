/**
 * Loads the tenant's analytics after consent. A file of its own instead of the vendors' inline snippets, because the content policy
 * refuses inline scripts. The ids were checked by pattern on the server; they stand on this script's own element.
 */
const own = document.querySelector('script[data-gtm], script[data-pixel], script[data-clarity]');
const { gtm, pixel, clarity } = own?.dataset ?? {};

function load(src) {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}

if (gtm) {
  window.dataLayer = window.dataLayer ?? [];
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  load(`https://www.googletagmanager.com/gtm.js?id=${gtm}`);
}

if (pixel) {
  const queue = (...call) => (queue.callMethod ? queue.callMethod(...call) : queue.queue.push(call));
  Object.assign(queue, { push: queue, loaded: true, version: '2.0', queue: [] });
  window.fbq = window.fbq ?? queue;
  window._fbq = window._fbq ?? queue;
  load('https://connect.facebook.net/en_US/fbevents.js');
  window.fbq('init', pixel);
  window.fbq('track', 'PageView');
}

if (clarity) {
  window.clarity =
    window.clarity ??
    ((...call) => {
      window.clarity.q = window.clarity.q ?? [];
      window.clarity.q.push(call);
    });
  load(`https://www.clarity.ms/tag/${clarity}`);
}
