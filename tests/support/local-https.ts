import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/** A certificate of nobody's, for localhost and 127.0.0.1 alone, good for a hundred years. Its key is no secret. */
export const LOCAL_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUNv6LiGDoDz5b7Ye/mqI5NtPeZ1YwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNjAwMjczMFoYDzIxMjYxMTAy
MDAyNzMwWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAR59jVfYdRclsw0+rqMtMomlovcW4hTYkWYz4tsruJaxGfUnNyefZ07
OjukOt7s4phujd8FNvcwDinasamHx+tHo28wbTAdBgNVHQ4EFgQU7rqi2AELzGwh
1hs9pPkU1UIuUr4wHwYDVR0jBBgwFoAU7rqi2AELzGwh1hs9pPkU1UIuUr4wDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIgECH5CeyYUzNi171Q/JSwsqLXToMeQuM1pldQt66DYawCIQC1
PvzMleTjn2rf0DEpdskOf7QIdbOfWwn7HqhSsIFA/Q==
-----END CERTIFICATE-----
`;
export const LOCAL_KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgb0xEzv065+MAxldg
ruDrsiy1l9GkVbf77/yoPBiWi/ChRANCAAR59jVfYdRclsw0+rqMtMomlovcW4hT
YkWYz4tsruJaxGfUnNyefZ07OjukOt7s4phujd8FNvcwDinasamHx+tH
-----END PRIVATE KEY-----
`;

export interface LocalHttps {
  /** `https://localhost:…` */
  origin: string;
  close(): Promise<void>;
}

/** An https server on this machine, at a free port. */
export async function startHttps(answer: RequestListener, { asksCertificate = false } = {}): Promise<LocalHttps> {
  // Who has to show a certificate shows this one.
  const own = { cert: LOCAL_CERTIFICATE, key: LOCAL_KEY };
  const asking = asksCertificate && { requestCert: true, rejectUnauthorized: true, ca: LOCAL_CERTIFICATE };
  const server = createServer({ ...own, ...asking }, answer);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${port}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** This machine may be asked, and nothing else. */
export const LOCAL_REACH = {
  ca: LOCAL_CERTIFICATE,
  mayAsk: (address: string) => address === '127.0.0.1' || address === '::1',
};
