// Reads detached signatures of this service (RFC 7515, appendix F): of manifests of dossiers, and of seals of the journal.
import { decodeProtectedHeader, flattenedVerify, importJWK, type JWK } from 'jose'

/** Returns the `kid` of a signature; null if the text is no detached signature. */
export function kidOf(sealed: string): string | null {
  const [head = '', body, , ...more] = sealed.split('.')
  if (body !== '' || more.length > 0) return null
  try {
    return decodeProtectedHeader({ protected: head }).kid ?? null
  } catch {
    return null
  }
}

/** Returns true if that key signed the content. */
export async function isSignedBy(content: Uint8Array, sealed: string, key: JWK): Promise<boolean> {
  const [head = '', , signature = ''] = sealed.split('.')
  try {
    const jws = { protected: head, payload: content, signature }
    await flattenedVerify(jws, await importJWK(key, 'ES256'), { algorithms: ['ES256'] })
    return true
  } catch {
    return false
  }
}
