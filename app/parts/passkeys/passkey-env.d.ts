/** Set by passkey-asset.plugin.ts. */
interface ImportMetaEnv {
  readonly PASSKEY_URL: string;
}
