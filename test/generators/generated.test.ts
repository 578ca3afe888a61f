// Spec: webhooks#contenu: clients that third-party generators make from the served contract: generated, compiled, called with the
// service, and given the body of a webhook, which they read by the type that they made of the contract's webhooks.
//
//   npm test -- generators              # some minutes; with PREUVE=yes it writes docs/proof.md
// The generators come from npm, PyPI and Maven Central into the user's cache; the run fails if one can not be downloaded.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, inject, test } from 'vitest'
import { eventually } from '../api/support/wait.ts'
import { isNamed, prove } from '../support/foreignTools.ts'
import { openReceiver } from '../support/receiver.ts'
import { openServer } from '../support/server.ts'
import { GENERATORS, openPlace, type Place } from './generators.ts'

const IS_NAMED = isNamed('generators')
const MINUTES = 60_000
const USERNAME = 'commercial'
const passed: string[] = []
const generated = test.skipIf(!IS_NAMED)
let root: string
let service: Omit<Place, 'folder'>

beforeAll(async () => {
  if (!IS_NAMED) return
  root = mkdtempSync(join(inject('sillon').folder, 'generateurs-'))
  const { url: adresse, received } = await openReceiver(undefined, true)
  const server = await openServer({ WEBHOOKS_ALLOWED: `${adresse}/` }, { webhooksEveryMs: 200 })
  const contract = join(root, 'contract.json')
  writeFileSync(contract, (await server.get('/v1/openapi.json')).text)
  const subscribed = { libelle: 'Comptabilité', adresse: `${adresse}/`, genres: ['lot.valide'] }
  const { id } = (await server.post('/v1/webhooks', subscribed, 'admin')).body.webhook
  await server.post(`/v1/webhooks/${id}/essayer`, {}, 'admin')
  const event = await eventually(async () => received[0]?.body)
  service = { url: server.url, token: await server.token(USERNAME), contract, event }
}, MINUTES)

generated.each(Object.entries(GENERATORS))(
  'the client of %s is generated without a warning, compiles and calls the service',
  { timeout: 20 * MINUTES },
  async (name, generator) => {
    const begun = performance.now()
    const place = openPlace(service, root, generator)
    expect(await generator.generate(place)).not.toMatch(/\bwarn|error/i)
    await generator.compile(place)
    const code = `G-${name.toUpperCase()}`
    // A GraphQL client can not write.
    const isReading = name === 'graphql-codegen'
    const told = isReading
      ? `read ${code} page_trop_grande`
      : `${USERNAME} ${code} client_deja_connu essai webhook`
    expect(await generator.play(place, code)).toBe(`${told}\n`)
    const seconds = Math.round((performance.now() - begun) / 1000)
    const calls = isReading ? 'two reads and a refusal' : 'a read, a write, a refusal and a webhook'
    passed.push(`**passed**: ${name} ${generator.version}: generated, compiled, ${calls}; ${seconds} s.`)
  },
)

generated('every generator passed, and the page of proof says so', () => {
  expect(passed).toHaveLength(Object.keys(GENERATORS).length)
  prove('generators', 'Clients that foreign generators make from the served contract', passed)
})
