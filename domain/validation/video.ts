/** A video by its provider and id alone: the address of the player is ours. */
interface Video {
  provider: 'youtube' | 'vimeo';
  id: string;
}

const YOUTUBE_HOSTS = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'www.youtube-nocookie.com',
];
const VIMEO_HOSTS = ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'];
const VIMEO_ID = /^[0-9]{6,12}$/;
const YOUTUBE_ID = /^[A-Za-z0-9_-]{11}$/;

/** The video of a YouTube or Vimeo address, or null where it is none (specification, section 3: intro video link). */
export function videoOf(address: string): Video | null {
  const text = address.trim();
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (url.hostname === 'youtu.be') return youtube(url.pathname.split('/')[1]);
  if (YOUTUBE_HOSTS.includes(url.hostname)) {
    const inPath = /^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(url.pathname)?.[1];
    return youtube(inPath ?? (url.pathname === '/watch' ? url.searchParams.get('v') : null));
  }
  if (VIMEO_HOSTS.includes(url.hostname)) {
    const id = vimeoId(url.pathname.split('/').slice(1));
    return id && VIMEO_ID.test(id) ? { provider: 'vimeo', id } : null;
  }
  return null;
}

/** Where the id stands: at the beginning, behind `video`, `channels/<name>` or `groups/<name>/videos`. */
function vimeoId([first, second, third, fourth]: readonly string[]): string | undefined {
  if (first === 'video') return second;
  if (first === 'channels') return third;
  return first === 'groups' && third === 'videos' ? fourth : first;
}

function youtube(id: string | null | undefined): Video | null {
  return id && YOUTUBE_ID.test(id) ? { provider: 'youtube', id } : null;
}
