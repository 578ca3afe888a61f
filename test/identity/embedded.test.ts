// The embedded provider fulfils the contract of a provider, also after a restart and next to a second process.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bench, startBench } from '../http/support.ts'
import { contractOf } from './provider.contract.ts'
import { type ProviderUnderTest, personAt } from './support/contract.ts'

let bench: Bench
let provider: ProviderUnderTest
beforeAll(async () => {
  bench = await startBench()
  const { admin } = bench.deps.identity
  if (admin === null) throw new Error('the embedded provider has an administration')
  provider = { admin, ...personAt(`${bench.http.url}/oidc/token`, 'demo', /^mot_de_passe_a_changer$/) }
})
afterAll(() => bench.close())

describe('the contract', () => contractOf(() => provider))

describe('what the night deletes', () => {
  const count = async (table: string) => {
    const { rows } = await bench.accounts.query(`select count(*)::integer as n from connexion.${table}`)
    return rows[0].n as number
  }

  test('expired sessions, tokens and failures go; those that serve stay', async () => {
    const signedIn = await provider.signIn('agent1', 'demo')
    if (signedIn.outcome !== 'ok') throw new Error(signedIn.outcome)
    await provider.signIn('agent1', 'wrong')
    const kept = [await count('octroi'), await count('jeton'), await count('echec')]
    await bench.deps.identity.embedded?.removeExpired()
    expect([await count('octroi'), await count('jeton'), await count('echec')]).toEqual(kept)

    await bench.accounts.query(`update connexion.jeton set expire_le = now()`)
    await bench.accounts.query(
      `update connexion.octroi set contenu = contenu || jsonb_build_object('iat', (contenu ->> 'iat')::bigint - 90000)`,
    )
    await bench.accounts.query(
      `update connexion.echec set dernier_le = now() - interval '25 hours', bloque_jusque = now()`,
    )
    expect(await provider.refresh(signedIn.refreshToken)).toBeNull()
    await bench.deps.identity.embedded?.removeExpired()
    expect([await count('octroi'), await count('jeton'), await count('echec')]).toEqual([0, 0, 0])
  })

  test('a session that is over, whatever tokens it has', async () => {
    const signedIn = await provider.signIn('agent2', 'demo')
    if (signedIn.outcome !== 'ok') throw new Error(signedIn.outcome)
    await bench.accounts.query(`update connexion.octroi set expire_le = now()`)
    expect(await provider.refresh(signedIn.refreshToken)).toBeNull()
    await bench.deps.identity.embedded?.removeExpired()
    expect([await count('octroi'), await count('jeton')]).toEqual([0, 0])
  })
})

test('no refresh token can be read in the tables', async () => {
  const signedIn = await provider.signIn('rsci', 'demo')
  if (signedIn.outcome !== 'ok') throw new Error(signedIn.outcome)
  const { rows } = await bench.accounts.query<{ text: string }>(
    `select coalesce(string_agg(o::text, ' '), '') || coalesce((select string_agg(j::text, ' ') from connexion.jeton j), '')
       || (select string_agg(c.mot_de_passe, ' ') from connexion.titulaire c) as text
     from connexion.octroi o`,
  )
  const [all] = rows
  expect(all?.text).toContain(signedIn.sujet)
  expect(all?.text).not.toContain(signedIn.refreshToken)
})
