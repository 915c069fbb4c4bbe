/** What we use of proxy-addr, which brings no types of its own. */
declare module 'proxy-addr' {
  const proxyAddr: {
    /** Whether an address is one of these; throws a TypeError for a part that is neither an address nor a range. */
    compile(parts: string[]): (address: string, hop: number) => boolean;
  };
  export default proxyAddr;
}
