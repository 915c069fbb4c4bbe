/** A pattern that finds a typed text anywhere: its own wildcards mean themselves. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
