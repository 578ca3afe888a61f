// A password's hash as Keycloak (25 and later) keeps it: what it hashes by default, with our parameters beside it.
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** A credential of Keycloak's administration API that holds no password. */
export type KeycloakCredential = { type: 'password'; secretData: string; credentialData: string }

/** The credential of a hash made by `hashPassword`. */
export function keycloakCredential(passwordHash: string): KeycloakCredential {
  const parts = PHC.exec(passwordHash)
  if (parts === null) throw new TypeError('not an argon2id hash')
  const [, memory = '', iterations = '', parallelism = '', salt = '', key = ''] = parts
  const additionalParameters = {
    type: ['id'],
    version: ['1.3'],
    hashLength: [String(Buffer.from(key, 'base64').length)],
    memory: [memory],
    parallelism: [parallelism],
  }
  return {
    type: 'password',
    secretData: JSON.stringify({ value: padded(key), salt: padded(salt), additionalParameters: {} }),
    credentialData: JSON.stringify({
      hashIterations: Number(iterations),
      algorithm: 'argon2',
      additionalParameters,
    }),
  }
}

// Keycloak compares the text of the key, which it writes with its padding.
function padded(base64: string): string {
  return Buffer.from(base64, 'base64').toString('base64')
}
