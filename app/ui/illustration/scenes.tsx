/*
 * One hand with the projects' drawings: a sun with its halo, hills behind hills, one thing on the ground. All in one colour, in layers,
 * so that they are the tenant's by day and by night. Each is a few hundred bytes of the page itself and costs no request.
 */
const SUN = (x: number, y: number) => (
  <>
    <circle cx={x} cy={y} r="22" opacity=".12" />
    <circle cx={x} cy={y} r="13" opacity=".35" />
  </>
);
const HILLS = (
  <>
    <path d="M0 84c24-22 48-30 74-18s54 4 86-18v52H0z" opacity=".14" />
    <path d="M0 92c36-16 66-14 96-6s46 2 64-4v18H0z" opacity=".26" />
  </>
);

/** What happens on a page, as a place. */
export const SCENES = {
  /** Nothing grows here yet. */
  empty: (
    <>
      {SUN(112, 34)}
      {HILLS}
    </>
  ),
  /** A clock on the way: somebody is at work, and it takes its time. */
  waiting: (
    <>
      {SUN(40, 40)}
      {HILLS}
      <path d="M97 88V50h26v38z" opacity=".7" />
      <path d="m92 50 18-16 18 16z" />
      <circle cx="110" cy="61" r="8.5" fill="#fff" opacity=".92" />
      <path d="M110 56v5l3.5 2.5" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
    </>
  ),
  /** A flag on the hill: there. */
  done: (
    <>
      {SUN(44, 36)}
      {HILLS}
      <path d="M70 92c12-26 26-38 40-38s28 14 40 38z" opacity=".5" />
      <path d="M109 18h2.5v38H109z" />
      <path d="M111.500 19c9-4 13 4 23 0v15c-10 4-14-4-23 0z" />
    </>
  ),
  /** A signpost where the ways part. */
  lost: (
    <>
      {SUN(126, 32)}
      {HILLS}
      <path d="M60 100c10-8 34-8 30-16s-14-6-12-12" fill="none" stroke="currentColor" strokeWidth="5" opacity=".3" />
      <path d="M77 34h4v58h-4z" />
      <path d="M81 36h28l7 7-7 7H81z" opacity=".8" />
      <path d="M77 54H51l-7 7 7 7h26z" opacity=".55" />
    </>
  ),
  /** An open door with light in it. */
  door: (
    <>
      {SUN(36, 36)}
      {HILLS}
      <path d="M84 92V50a18 18 0 0 1 36 0v42z" opacity=".35" />
      <path d="M84 92V50a18 18 0 0 1 18-18v66z" />
      <path d="m102 92 18 0 18 8h-36z" opacity=".2" />
      <circle cx="97" cy="66" r="2" fill="#fff" />
    </>
  ),
} as const;
