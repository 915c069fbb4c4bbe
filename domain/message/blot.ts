/** What stands where a secret stood: as long for each, so that not even its length is told. */
export const BLOT = '••••••';

/** The letters and digits of a text in one case, each with its place: a code is the same with spaces or hyphens between. */
function signsOf(text: string): { signs: string; places: number[] } {
  const places: number[] = [];
  let signs = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (!/[\p{L}\p{N}]/u.test(sign)) continue;
    signs += sign.toLowerCase().charAt(0);
    places.push(at);
  }
  return { signs, places };
}

/** Blots out a secret wherever it stands in a text, whatever its case and with whatever signs between. */
export function blotOut(text: string, secret: string): string {
  const { signs: wanted } = signsOf(secret);
  if (wanted === '') return text;
  const { signs, places } = signsOf(text);
  let shown = '';
  let from = 0;
  for (let at = signs.indexOf(wanted); at >= 0; at = signs.indexOf(wanted, at + wanted.length)) {
    shown += text.slice(from, places[at]) + BLOT;
    from = (places[at + wanted.length - 1] ?? text.length) + 1;
  }
  return shown + text.slice(from);
}

const LONGEST_WORD = 20;
const RECORD_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a part of an address is a name or a record's id, and no key: short words of small letters and digits with hyphens between. */
function isName(part: string): boolean {
  if (RECORD_ID.test(part)) return true;
  return /^[a-z0-9-]*$/.test(part) && part.split('-').every((word) => word.length <= LONGEST_WORD);
}

interface SplitAddress {
  segments: string[];
  values: { name: string; value: string }[];
  hash: string;
}

function splitAddress(address: string): SplitAddress {
  const [before = '', hash = ''] = address.split('#', 2);
  const [path = '', ...query] = before.split('?');
  const values = query
    .join('?')
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return { name, value: value.join('=') };
    });
  return { segments: path.split('/'), values, hash };
}

/** The parts of an address that may open something: all that is no name and no record's id. @param opens also whatever is asked behind its `?` or `#` */
export function secretsOf(address: string, opens: boolean): string[] {
  const { segments, values, hash } = splitAddress(address);
  const asked = [...values.map(({ value }) => value), hash];
  return [...segments.filter((part) => !isName(part)), ...asked.filter((part) => opens || !isName(part))].filter(
    (part) => part !== '',
  );
}

/** An address with all blotted out that may open something: names and records' ids alone stay. */
export function shownAddress(address: string): string {
  const { segments, values, hash } = splitAddress(address);
  const path = segments.map((part) => (isName(part) ? part : BLOT)).join('/');
  const query = values.map(
    ({ name, value }) => `${isName(name) ? name : BLOT}=${RECORD_ID.test(value) ? value : BLOT}`,
  );
  return path + (query.length > 0 ? `?${query.join('&')}` : '') + (hash ? `#${BLOT}` : '');
}

const LONG = 24;
const WALLET = /^0x[0-9a-fA-F]{40}$/;

/** Blots out what looks like a key in a text that somebody wrote: addresses but for their names, and long words of letters and digits together. */
export function blotKeys(text: string): string {
  return text
    .split(/(\s)/)
    .map((word) => {
      const [scheme = '', ...rest] = word.split('://');
      if (rest.length > 0) {
        const [host = '', ...path] = rest.join('://').split('/');
        const house = `${scheme}://${host.split(/[?#]/)[0] ?? ''}`;
        return path.length === 0 ? house : [house, shownAddress(path.join('/'))].join('/');
      }
      const bare = word.replace(/[^A-Za-z0-9]/g, '');
      const isKey = bare.length >= LONG && /[0-9]/.test(bare) && /[A-Za-z]/.test(bare);
      return isKey && !word.includes('@') && !WALLET.test(word) ? BLOT : word;
    })
    .join('');
}
