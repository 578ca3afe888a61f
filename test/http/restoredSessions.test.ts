// Spec: restauration#sessions: tokens from before a restore are invalid, draining tokens too. A person with tokens that lack an
// issue time is not locked out for good.
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { createAuthenticator } from '../../src/tokens/auth.ts'
import { acceptDraining } from '../../src/tokens/draining.ts'

const ISSUER = 'https://id.example.org'
const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' }] }
const seconds = Math.floor(Date.now() / 1000)
const since = { ms: 0 }
const open = createAuthenticator(
  { issuer: ISSUER, keys: createLocalJWKSet(jwks) },
  {
    audience: 'a',
    algorithms: ['ES256'],
    types: ['at+jwt'],
    namesAreGiven: false,
    claims: { identifiant: 'login', organisations: 'organisations', roles: [] },
    issuedSince: () => since.ms,
  },
)
const draining = acceptDraining(
  open,
  { issuer: ISSUER, audiences: { replication: 'r', vidage: 'v' }, publicSet: async () => jwks },
  () => since.ms,
)
test.each([
  ['issued after', 'taken', { iat: seconds + 1 }, 'at+jwt'],
  ['issued before', 'refused', { iat: seconds - 1 }, 'at+jwt'],
  ['valid since after', 'taken', { iat: undefined, nbf: seconds + 1 }, 'at+jwt'],
  ['that says nothing, and may be of before', 'refused', { iat: undefined, exp: seconds + 300 }, 'at+jwt'],
  ['that says nothing, an hour later', 'taken', { iat: undefined, exp: seconds + 3_601 }, 'at+jwt'],
  ['to drain, issued after', 'taken', { iat: seconds + 1, aud: 'v' }, 'vidage+jwt'],
  ['to drain, issued before', 'refused', { iat: seconds - 1, aud: 'v' }, 'vidage+jwt'],
])('a token %s is %s', async (_, becomes, claims, typ) => {
  const standard = { iss: ISSUER, aud: 'a', sub: 'subject', exp: seconds + 300 }
  const token = await new SignJWT({ ...standard, ...claims })
    .setProtectedHeader({ alg: 'ES256', kid: 'k1', typ })
    .sign(privateKey)
  since.ms = 0
  await draining(`Bearer ${token}`)
  since.ms = seconds * 1000
  await expect(
    draining(`Bearer ${token}`).then(
      () => 'taken',
      ({ code }) => code,
    ),
  ).resolves.toBe(becomes === 'taken' ? 'taken' : 'jeton_invalide')
})
