// Converts a password hash to the form of Keycloak (25 and later): its default algorithm, with this service's parameters.
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** A credential of Keycloak's administration API, without a password. */
export type KeycloakCredential = { type: 'password'; secretData: string; credentialData: string }

/** Returns the credential of a hash made by `hashPassword`. */
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

// Adds the padding, because Keycloak compares the text of the key and writes it with padding.
function padded(base64: string): string {
  return Buffer.from(base64, 'base64').toString('base64')
}
