/** Longest redirect target taken, in characters. */
const MAX_TARGET_CHARS = 2048;
/** A stand-in origin: only used to see whether a target would leave it. */
const ORIGIN = 'https://tenant.invalid';
const MAX_DECODES = 5;

/**
 * A redirect target that stays on this site, or `fallback`. Kept: one leading slash, same origin, path in plain or
 * normal percent-encoding. Refused: `//`, backslashes, control characters, dot segments, also when encoded once or more
 * often, because a proxy or a browser may decode once more than we do (safety.md, Input and output).
 * The answer is normalised (non-ASCII encoded) and keeps query and fragment.
 */
export function safeRedirect(target: string | null | undefined, fallback: string): string {
  return safeTarget(target) ?? fallback;
}

/** The normalised target, or null where it is not safe. */
function safeTarget(target: string | null | undefined): string | null {
  if (!target || target.length > MAX_TARGET_CHARS || !target.startsWith('/') || hasControl(target)) return null;
  const path = target.split(/[?#]/, 1)[0] ?? '';
  if (!isPlainPath(path) || target.includes('\\')) return null;
  const url = parse(target);
  if (url?.origin !== ORIGIN || url.username || url.password) return null;
  const result = url.pathname + url.search + url.hash;
  return result.startsWith('//') || result.length > MAX_TARGET_CHARS * 3 ? null : result;
}

function parse(target: string): URL | null {
  try {
    return new URL(target, ORIGIN);
  } catch {
    return null;
  }
}

/** Whether a path stays plain however often it is decoded. */
function isPlainPath(path: string): boolean {
  let now = path;
  for (let round = 0; round <= MAX_DECODES; round++) {
    if (hasControl(now) || /\\|\/\/|(^|\/)\.{1,2}(\/|$)/.test(now)) return false;
    let next: string;
    try {
      next = decodeURIComponent(now);
    } catch {
      // Not decodable at the first look is malformed; later it is only a literal per cent sign.
      return round > 0;
    }
    if (next === now) return true;
    // A decoded slash would be another path than the one that is routed.
    if (next.split('/').length !== now.split('/').length) return false;
    now = next;
  }
  return false;
}

function hasControl(text: string): boolean {
  // Spaces, controls and Unicode's line and paragraph ends have no place in an address.
  return /[\p{Cc}\p{Zl}\p{Zp}\p{Zs}]/u.test(text) || /%(25)*(0|1)[0-9a-f]|%(25)*7f/i.test(text);
}
