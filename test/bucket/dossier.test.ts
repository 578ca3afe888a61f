// An audit dossier of 20,000 collections is made into a bucket of versitygw; each collection has a receipt, which is drawn.
//
//   npm test -- bucket/dossier          # half an hour; DOSSIER_COLLECTIONS=2000 for a shorter run; with PREUVE=yes it writes
//                                       # docs/proof.md
import { once } from 'node:events'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { JWK } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { loadCollections } from '../../lab/bench/load.ts'
import { readTemplate } from '../../lab/bench/template.ts'
import { verifyArchive } from '../../src/dossier/verify.ts'
import { eventually } from '../api/support/wait.ts'
import { withClient } from '../support/clone.ts'
import { isNamed, prove } from '../support/foreignTools.ts'
import { collected } from './acts.ts'
import { makeBucket } from './gateway.ts'
import { openScene } from './scene.ts'
import { SERVERS } from './servers.ts'

const IS_NAMED = isNamed('bucket/dossier')
const COLLECTIONS = Number(import.meta.env.DOSSIER_COLLECTIONS ?? 20_000)
const MINUTES = 60_000
const LONGEST = 90 * MINUTES
const SAMPLE_MS = 200
// The service keeps no file of a dossier in memory beyond the one that it draws or sends; its caches grow to their limits once.
const MORE_MB = 400
const DOSSIER = '/v1/dossiers-audit'
const ends: (() => unknown)[] = []

afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

test.skipIf(!IS_NAMED)('a dossier of many collections is made', { timeout: LONGEST }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sillon-dossier-'))
  ends.push(() => rmSync(folder, { recursive: true, force: true }))
  const { versitygw } = SERVERS
  if (versitygw === undefined) throw new Error('versitygw is not among the servers')
  const gateway = await versitygw.open(folder, (end) => void ends.push(end))
  for (const bucket of ['sillon', 'vide']) await makeBucket(gateway.url, bucket)
  const { database, phone, http } = await openScene(gateway, (end) => void ends.push(end))
  await collected(phone, [2_000])
  await withClient(database.adminUrl, async (client) => {
    const range = { from: 0, to: 0, first: 1, each: COLLECTIONS }
    await loadCollections(client, await readTemplate(client), range, new AbortController().signal)
    await client.query('analyze')
  })

  const most = watchMemory()
  const [begun, key] = [Date.now(), { 'idempotency-key': 'dossier'.repeat(4) }]
  const { body } = await http().post(DOSSIER, { campagne: '2026' }, 'direction', key)
  const made = await eventually(async () => {
    const state = (await http().get(`${DOSSIER}/${body.id}`, 'direction')).body
    return ['pret', 'echoue'].includes(state.statut) ? state : undefined
  }, LONGEST)
  const [seconds, { more, before }] = [Math.round((Date.now() - begun) / 1000), most()]
  expect(made.statut).toBe('pret')

  const { lecture } = (await http().get(`${DOSSIER}/${body.id}/contenu`, 'direction')).body
  const archive = join(folder, 'dossier.zip')
  // The fetch of Node fails when a server ends a response that waits to be written.
  const [sent] = (await once(get(lecture.url), 'response')) as [IncomingMessage]
  await pipeline(sent, createWriteStream(archive))
  const { keys } = (await http().get('/.well-known/jwks.json')).body as { readonly keys: readonly JWK[] }
  const { faults, files } = await verifyArchive(
    archive,
    async (kid) => keys.find((one) => one.kid === kid) ?? null,
  )
  expect(faults).toEqual([])
  expect(files).toBeGreaterThan(COLLECTIONS)
  process.stdout.write(`dossier of ${files} files: ${seconds} s, ${more} MB more than ${before}\n`)
  expect(more).toBeLessThan(MORE_MB)

  const size = Math.round(made.fichier.taille_octets / 1e6)
  const cost = `${seconds} s, at most ${more} MB of memory more than the ${before} MB before it`
  prove('bucket-dossier', `An audit dossier of ${COLLECTIONS} collections in a bucket`, [
    `**passed**: versitygw ${await versitygw.version()}: an archive of ${files} files and ${size} MB, ${cost}, ` +
      `limit ${MORE_MB} MB; read back, its seal and every file of it are right.`,
  ])
})

/** Watches the memory of this process, in which the service runs; returns the most that it grew by, in megabytes. */
function watchMemory(): () => { readonly more: number; readonly before: number } {
  const now = () => Math.round(process.memoryUsage.rss() / 1e6)
  const before = now()
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, now())
  }, SAMPLE_MS)
  return () => {
    clearInterval(timer)
    return { more: most - before, before }
  }
}
