// Spec: identites-et-droits#jeton: the log names why a token of the provider opens nothing, without the token; `npm run admin --
// fournisseur verifier` says it to an operator.
import { createLocalJWKSet, type JSONWebKeySet } from 'jose'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { loadConfig } from '../../src/settings/config.ts'
import { createAuthenticator } from '../../src/tokens/auth.ts'
import { logFaults } from '../../src/tokens/faults.ts'
import { tokenRules } from '../../src/tokens/rules.ts'
import { openIssuer, type TokenOptions } from '../api/support/issuer.ts'
import { runScript } from '../setup/support/processes.ts'

const issuer = await openIssuer()
const { OIDC_ISSUER, OIDC_JWKS_URI } = issuer.settings
const keySet = (await (await fetch(OIDC_JWKS_URI)).json()) as JSONWebKeySet
const trusted = { issuer: OIDC_ISSUER, keys: createLocalJWKSet(keySet) }
const config = loadConfig({ NODE_ENV: 'test', OIDC_ISSUER })
const rules = tokenRules(config, { isEmbedded: false, isElsewhere: true })

function withLog() {
  const lines: Record<string, unknown>[] = []
  const clock = { now: 0 }
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) })
  const authenticate = createAuthenticator(
    trusted,
    rules,
    logFaults(log, () => clock.now),
  )
  const send = async (options: TokenOptions) => {
    const token = await issuer.tokenOf('agent1', options)
    const bearer = await authenticate(`Bearer ${token}`).catch(() => null)
    return { token, bearer }
  }
  return { lines, clock, authenticate, send }
}

const seconds = () => Math.floor(Date.now() / 1000)
const WRONG: [kind: string, options: () => TokenOptions, sentence: RegExp][] = [
  ['typ', () => ({ header: { typ: 'ID' } }), /typ of its header is "ID"; OIDC_TYP accepts at\+jwt, JWT/],
  ['kid', () => ({ header: { kid: undefined } }), /kid of its header is absent/],
  ['key', () => ({ header: { kid: 'k9' } }), /has no one key "k9" for it/],
  [
    'issuer',
    () => ({ claims: { iss: 'https://b.exemple.org/' } }),
    /its iss is "https:\/\/b\.exemple\.org\/"; the issuer/,
  ],
  [
    'audience',
    () => ({ claims: { aud: ['account'] } }),
    /its aud is \["account"\]; OIDC_AUDIENCE is "sillon-api"/,
  ],
  ['sub', () => ({ claims: { sub: '' } }), /its sub is ""/],
  ['exp', () => ({ claims: { exp: undefined } }), /its exp is absent/],
  ['nbf', () => ({ claims: { nbf: seconds() + 600 } }), /it begins at .*Z \(nbf\)/],
  ['other', () => ({ claims: { iat: 'hier' } }), /"iat" claim must be a number/],
  [
    'organisations',
    () => ({ claims: { organisations: ['coop du nord'] } }),
    /OIDC_CLAIM_ORGANISATIONS\) is \["coop du nord"\]/,
  ],
  [
    'organisations',
    () => ({ claims: { organisations: undefined, realm_access: { roles: ['default-roles-sillon'] } } }),
    /OIDC_CLAIM_ORGANISATIONS\) is absent/,
  ],
]

test.each(WRONG)('the log names a wrong %s at info, without the token', async (kind, options, sentence) => {
  const { lines, send } = withLog()
  const { token } = await send(options())
  expect(lines).toMatchObject([{ level: 30, kind, msg: expect.stringMatching(sentence) }])
  expect(JSON.stringify(lines)).not.toContain(token.split('.')[2])
})

test('the log names a signature of another token, and a text that is no token', async () => {
  const { lines, authenticate } = withLog()
  const [head, body] = (await issuer.tokenOf('agent1')).split('.')
  const [, , signature] = (await issuer.tokenOf('agent2')).split('.')
  for (const token of [`${head}.${body}.${signature}`, 'a.b.c'])
    await expect(authenticate(`Bearer ${token}`)).rejects.toMatchObject({ code: 'jeton_invalide' })
  expect(lines).toMatchObject([
    { kind: 'signature', msg: expect.stringMatching(/key "ES256" of the issuer did not sign it/) },
    { kind: 'form', msg: expect.stringMatching(/it is no JWT of three parts/) },
  ])
})

test('a kind of fault is logged once a minute, and the next line counts the others; an expired token is not logged', async () => {
  const { lines, clock, send } = withLog()
  const { bearer } = await send({ claims: { exp: seconds() - 60 } })
  expect([bearer, lines]).toEqual([null, []])
  for (let at = 0; at < 20; at += 1) await send({ claims: { aud: `a${at}` } })
  await send({ claims: { iss: 'x'.repeat(5_000) } })
  expect(lines).toMatchObject([{ kind: 'audience', unsaid: 0 }, { kind: 'issuer' }])
  expect(String(lines[1]?.msg).length).toBeLessThan(400)
  clock.now = 60_000
  await send({ claims: { aud: 'b' } })
  expect(lines[2]).toMatchObject({ kind: 'audience', unsaid: 19 })
})

test.each(['DEMO,VOISINE', 'DEMO VOISINE', ['DEMO, VOISINE'], ['DEMO', 'VOISINE']])(
  'several organizations are read, also from one text: %j',
  async (organisations) => {
    const { lines, send } = withLog()
    const { bearer } = await send({ claims: { organisations } })
    expect([bearer?.organisations, lines]).toEqual([['DEMO', 'VOISINE'], []])
  },
)

test('an operator asks about a token: what is read in it, what is wrong, and if it is accepted', async () => {
  const ask = async (token: string) => {
    const settings = { OIDC_ISSUER, OIDC_JWKS_URI }
    const { said, ended } = runScript('scripts/admin.ts', ['fournisseur', 'verifier', token], settings)
    return `${await ended} ${said()}`
  }
  const [good, bad, long] = await Promise.all([
    ask(await issuer.tokenOf('agent1', { claims: { organisations: 'DEMO VOISINE' } })),
    ask(await issuer.tokenOf('agent1', { claims: { aud: 'account' }, header: { typ: 'ID' } })),
    ask('x'.repeat(100_000)),
  ])
  expect(good).toMatch(
    /^0 [\s\S]*"identifiant": "agent1"[\s\S]*"DEMO",\s+"VOISINE"[\s\S]*The service accepts/,
  )
  expect(bad).toMatch(
    /^1 [\s\S]*✗ the typ of its header is "ID"[\s\S]*✗ its aud is "account"[\s\S]*refuses this/,
  )
  expect(long).toMatch(/^1 .*100000 characters; the service reads 16384/)
})
