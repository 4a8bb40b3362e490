import { createHash, X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
  /** SHA-256 of the public key in Base64, as for Chromium's `--ignore-certificate-errors-spki-list`. */
  readonly fingerprint: string;
}

export async function createCertificate(host: string): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: host }], {
    keyType: 'ec',
    algorithm: 'sha256',
  });
  const { publicKey } = new X509Certificate(cert);
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, fingerprint: createHash('sha256').update(spki).digest('base64') };
}
