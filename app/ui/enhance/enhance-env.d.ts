/** Set by enhance-asset.plugin.ts. */
interface ImportMetaEnv {
  readonly ENHANCE_URL: string;
}
