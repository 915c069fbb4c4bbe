/** A file as it arrived, before anyone looked into it. Lies on this machine until the request ends. */
export interface Upload {
  /** Name of the form field. */
  field: string;
  /** As the sender called it. */
  name: string;
  path: string;
  bytes: number;
  /** Hex. */
  sha256: string;
}
