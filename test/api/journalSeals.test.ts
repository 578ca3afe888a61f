// Spec: sceaux#nuit, sceaux#signature, sceaux#preuve: the worker seals each organization's journal and signs each seal; the proof
// of an entry needs SHA-256 alone; what was altered since shows.
import { createHash } from 'node:crypto'
import type { JobHelpers } from 'graphile-worker'
import { importJWK } from 'jose'
import { expect, test } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import { scellerJournal } from '../../src/tasks/scellerJournal.ts'
import { openSyncKeys } from '../../src/tokens/keys.ts'
import { isSignedBy, kidOf } from '../../src/tokens/seals.ts'
import { runScript } from '../setup/support/processes.ts'
import { openApi } from './support/api.ts'
import { entriesOf } from './support/seals.ts'

const api = await openApi()
const sha256 = (...parts: readonly (string | Buffer)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
const hex = (text: string) => Buffer.from(text, 'hex')

async function night(): Promise<readonly object[]> {
  const source = `${api.server.dataDir}/cles-de-sceau.json`
  const keys = await openSyncKeys({ source, issuer: 'https://x', audience: 'x' })
  const pool = api.server.database.pool('api', 2)
  await scellerJournal(pool, keys.seal)({}, {} as JobHelpers)
  return (await keys.publicSet()).keys
}
async function verified(): Promise<{ code: unknown; said: string }> {
  const env = {
    DATABASE_URL: api.server.database.adminUrl,
    NODE_ENV: 'test',
    SYNC_KEYS: `${api.server.dataDir}/cles-de-sceau.json`,
  }
  const { said, ended } = runScript('scripts/admin.ts', ['verifier-journal'], env)
  return { code: await ended, said: said() }
}
const seals = async () => (await api.get('/v1/journal/sceaux', 'direction')).body.sceaux
const proofOf = async (id: string | number) => (await api.get(`/v1/journal/${id}/preuve`, 'direction')).body

test('every organization is sealed and signed, once; a night without entries makes no seal', async () => {
  const [key] = await night()
  const [seal, ...more] = await seals()
  expect(more).toEqual([])
  expect(seal.cle).toEqual(key)
  expect(kidOf(seal.signature)).toBe(seal.cle.kid)
  expect(await importJWK(seal.cle, 'ES256')).toBeDefined()
  expect(await isSignedBy(Buffer.from(seal.contenu), seal.signature, seal.cle)).toBe(true)
  expect(await isSignedBy(Buffer.from(`${seal.contenu} `), seal.signature, seal.cle)).toBe(false)
  expect(sha256(seal.contenu).toString('hex')).toBe(seal.empreinte)
  const counted =
    'select count(distinct organisation_id)::integer as n from sceau.sceau where cle_publique is not null'
  expect(await api.sql(counted)).toEqual([{ n: 2 }])
  await night()
  expect(await seals()).toHaveLength(1)
})

test('a run that ended between seal and signature is made good by the next one', async () => {
  await api.sql('update sceau.sceau set signature = null, cle_publique = null')
  await night()
  expect((await seals()).map(({ signature }: { signature: string | null }) => signature !== null)).toEqual([
    true,
  ])
})

test('a proof is checked by hashes alone; the fingerprint is a webhook’s state', async () => {
  const { first } = await entriesOf(api)
  const proof = await proofOf(first)
  const inner = sha256(hex(proof.sel), proof.details)
  expect(inner.toString('hex')).toBe(proof.interne)
  const leaf = sha256(Buffer.of(0), proof.contenu, inner)
  expect(leaf.toString('hex')).toBe(proof.feuille)
  const root = proof.chemin.reduce(
    (node: Buffer, { cote, empreinte }: { cote: string; empreinte: string }) =>
      cote === 'droite'
        ? sha256(Buffer.of(1), node, hex(empreinte))
        : sha256(Buffer.of(1), hex(empreinte), node),
    leaf,
  )
  expect(root.toString('hex')).toBe(proof.sceau.racine)
  expect(JSON.parse(proof.contenu).slice(0, 2)).toEqual([ORGANISATION.demo, Number(first)])
  const [entry] = (await api.get('/v1/journal?action=journal.sceller', 'direction')).body.evenements
  expect(entry).toMatchObject({ entite: 'sceau', details: { statut: proof.sceau.empreinte } })
})

test('the operator’s verb says that everything is as it was sealed', async () => {
  const { code, said } = await verified()
  expect([code, said]).toEqual([
    0,
    expect.stringMatching(/DEMO: 1 seals, \d+ entries, all as they were sealed\./),
  ])
})

test('an entry of another organization is told as none', async () => {
  const { first } = await entriesOf(api, ORGANISATION.voisine)
  const answer = await api.get(`/v1/journal/${first}/preuve`, 'direction')
  expect([answer.status, answer.body]).toEqual([404, { erreur: 'evenement_inconnu' }])
})

test('an entry that a superuser changes or takes out is named', async () => {
  const { first } = await entriesOf(api)
  const [{ id }] = await seals()
  const shown = async () => (await api.get(`/v1/journal/sceaux/${id}`, 'direction')).body.verification
  expect(await shown()).toMatchObject({ nombre_alterees: 0, nombre_retirees: 0, racine_tient: true })
  await api.server.database.admin(async (client) => {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await client.query("update journal.evenement set action = 'rien' where id = $1", [first])
    await client.query('commit')
  })
  expect(await shown()).toMatchObject({ alterees: [Number(first)], nombre_alterees: 1, racine_tient: true })
  await api.server.database.admin(async (client) => {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await client.query('delete from journal.evenement where id = $1', [first])
    await client.query('commit')
  })
  const { code, said } = await verified()
  expect([code, said]).toEqual([1, expect.stringContaining(`DEMO, seal 1: taken out: ${first}.`)])
  expect(await shown()).toMatchObject({ nombre_alterees: 0, retirees: [Number(first)], nombre_retirees: 1 })
})
