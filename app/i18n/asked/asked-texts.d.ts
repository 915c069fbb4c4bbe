/** Made by `asked-texts.plugin.ts`: what the scripts of pages ask of the texts, as `namespace:pattern`. */
declare module 'virtual:asked-texts' {
  const asked: Record<'common' | 'desk', string[]>;
  export default asked;
}
