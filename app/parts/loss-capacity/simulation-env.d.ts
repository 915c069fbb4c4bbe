/** Set by simulation-asset.plugin.ts. */
interface ImportMetaEnv {
  readonly SIMULATION_URL: string;
}
