/**
 * Loads the tenant's analytics and help chat after consent. A file of its own instead of the vendors' inline snippets, because the content policy
 * refuses inline scripts. The ids were checked by pattern on the server; they stand on this script's own element.
 */
const own = document.getElementById('analytics');
const { gtm, pixel, clarity, chat, event, hydrated } = own?.dataset ?? {};

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

// The tenant's name for a finished registration, told to each of its analytics; the server says it on one page only.
if (event) {
  if (gtm) window.dataLayer.push({ event });
  if (pixel) window.fbq('trackCustom', event);
  if (clarity) window.clarity('event', event);
}

// The chat draws itself into the page: on a hydrated one only after the framework is done with the page.
if (chat) {
  if (hydrated) addEventListener('lonja:rest', openChat, { once: true });
  else openChat();
}

function openChat() {
  const script = document.createElement('script');
  script.id = 'MavaWebChat';
  script.setAttribute('widget-version', 'v2');
  script.setAttribute('enable-sdk', 'false');
  script.setAttribute('data-token', chat);
  script.defer = true;
  script.src = 'https://widget.mava.app';
  document.body.append(script);
}
