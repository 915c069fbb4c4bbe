/** Moves the back end's clock, so that days of reflection or an expiry pass at once; null: the real time again. Only where APP_ENV is test. */
export async function moveClock(apiOrigin: string, now: Date | null): Promise<void> {
  const answer = await fetch(`${apiOrigin}/test/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ now: now?.toISOString() ?? null }),
  });
  if (!answer.ok) throw new Error(`the clock could not be moved: ${answer.status}`);
}
