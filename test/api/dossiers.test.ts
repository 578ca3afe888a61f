// Audit dossiers: requested over HTTP and made by the service; interrupted, continued by another worker, built twice; downloaded,
// altered and verified.
import { hash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { unzipSync, type Zippable, zipSync } from 'fflate'
import type { JobHelpers } from 'graphile-worker'
import type { JWK } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { CAMPAGNE, ORGANISATION, UTILISATEUR } from '../../demo/ids.ts'
import { verificationOf } from '../../src/documents/make.ts'
import { assemble, type DossierTools, extract, toolsFor } from '../../src/dossier/make.ts'
import { MANIFEST, PUBLIC_KEY, readManifest, SIGNATURE } from '../../src/dossier/manifest.ts'
import { TakenOver } from '../../src/dossier/noting.ts'
import { verifyArchive } from '../../src/dossier/verify.ts'
import { embeddedStore } from '../../src/objects/embedded.ts'
import { dossier } from '../../src/tasks/dossier.ts'
import { openSyncKeys } from '../../src/tokens/keys.ts'
import { openApi } from './support/api.ts'
import { deliveryOfOne, validated } from './support/receptions.ts'
import { eventually } from './support/wait.ts'

const api = await openApi({ settings: { TASKS: 'inside' }, isProfiled: true })
const pool = api.server.database.pool('api', 3)
const folder = join(api.server.dataDir, 'objets')
const objects = await embeddedStore({ folder, url: api.url, secret: 'x'.repeat(32) })
const source = join(api.server.dataDir, 'cles-essai.json')
const { seal, publicSet } = await openSyncKeys({ source, issuer: 'x', audience: 'x' })
const making: DossierTools = { pool, objects, verification: verificationOf(api.url), seal }
const PATH = '/v1/dossiers-audit'
const quiet = new AbortController().signal

/** Requests a dossier that no background task builds. */
async function waiting(auteur: string = UTILISATEUR.direction) {
  const [row] = await api.sql<{ id: string }>(
    `insert into dossier.dossier (organisation_id, campagne_id, du, au, langue, cree_le, auteur_id)
     values ($1, $2, '2026-01-01', '2027-12-31', 'fr', now(), $3) returning id`,
    [ORGANISATION.demo, CAMPAGNE.demo, auteur],
  )
  return { organisation_id: ORGANISATION.demo, dossier_id: row?.id ?? '' }
}
const stateOf = async (id: string) => (await api.get(`${PATH}/${id}`, 'direction')).body
const work = (it: object, tools = making) =>
  dossier(tools)(it, { abortSignal: quiet } as unknown as JobHelpers)
const blocks = async (id: string) =>
  (await api.sql('select from dossier.bloc where dossier_id = $1', [id])).length
/** Returns the tools that make dossiers, with a store that fails at the block number `last`. */
function dyingAt(last: number): DossierTools {
  let puts = 0
  const put: DossierTools['objects']['put'] = (object, content) => {
    puts += 1
    return puts === last ? Promise.reject(new Error('killed')) : objects.put(object, content)
  }
  return { ...making, objects: { ...objects, put } }
}
async function fetched(id: string): Promise<Buffer> {
  const { body } = await api.get(`${PATH}/${id}/contenu`, 'direction')
  return Buffer.from(await (await fetch(body.lecture.url)).arrayBuffer())
}

let made: { id: string; bytes: Buffer; files: Record<string, Uint8Array> }
beforeAll(async () => {
  const reception = await validated(api, await deliveryOfOne(api))
  const lot = (await api.get(`/v1/receptions/${reception}`, 'direction')).body.lot_id
  const key = { 'idempotency-key': 'dossier'.repeat(4) }
  const body = { campagne: '2026', lots: [lot] }
  const first = await api.post(PATH, body, 'direction', key)
  const again = await api.post(PATH, body, 'direction', key)
  expect([first.status, again.body.id]).toEqual([201, first.body.id])
  const { id } = first.body
  const done = await eventually(async () => {
    const state = await stateOf(id)
    return ['pret', 'echoue'].includes(state.statut) ? state : undefined
  }, 60_000)
  expect(done).toMatchObject({ statut: 'pret', lots: [lot], raison: null, avancement: null })
  const bytes = await fetched(id)
  expect(done.fichier).toMatchObject({ sha256: hash('sha256', bytes), taille_octets: bytes.length })
  made = { id, bytes, files: unzipSync(bytes) }
}, 90_000)

const text = (path: string) => Buffer.from(made.files[path] ?? []).toString('utf8')
const manifest = () => JSON.parse(text(MANIFEST))

describe('a dossier that the service made', () => {
  test('holds every list, trace and paper, and leaves nothing else in the store', async () => {
    const paths = Object.keys(made.files)
    expect(paths.filter((path) => path.startsWith('listes/'))).toHaveLength(36)
    expect(paths).toEqual(expect.arrayContaining(['LISEZMOI.txt', 'parcelles.geojson', 'bilan_matiere.csv']))
    expect(paths.some((path) => path.startsWith('lots/'))).toBe(true)
    await eventually(async () => ((await blocks(made.id)) === 0 ? true : undefined), 30_000)
    const { documents } = (await api.get('/v1/documents?limite=200', 'direction')).body
    const papers = paths.filter((path) => path.startsWith('documents/'))
    const collections = await api.sql('select from collecte.collecte c where c.campagne_id = $1', [
      CAMPAGNE.demo,
    ])
    expect(collections.length).toBeGreaterThan(0)
    const receipts = papers.filter((path) => /^documents\/recu\/.*_1_\w+\.pdf$/.test(path))
    expect(receipts).toHaveLength(collections.length)
    expect(papers.map((path) => hash('sha256', made.files[path] ?? new Uint8Array())).sort()).toEqual(
      documents.map(({ fichier }: { fichier: { sha256: string } }) => fichier.sha256).sort(),
    )
  })

  test('says what the routes say, to an auditor too, as the manifest tells where', async () => {
    const { sources, arrete_au } = manifest()
    expect(arrete_au).toBe((await stateOf(made.id)).arrete_au)
    for (const list of ['01-membres', '02-parcelles', '07-collectes', '08-receptions', '09-lots']) {
      const answer = await fetch(`${api.url}${sources[`listes/${list}`]}`, {
        headers: { accept: 'text/csv', authorization: `Bearer ${await api.tokenOf('auditeur')}` },
      })
      expect([answer.status, text(`listes/${list}.csv`)]).toEqual([200, `\uFEFF${await answer.text()}`])
    }
  })

  test('is journalled to whoever takes it, and is nobody’s whose it is not', async () => {
    const { evenements } = (await api.get(`/v1/journal?entite_id=${made.id}`, 'direction')).body
    expect(evenements.map(({ action }: { action: string }) => action)).toEqual([
      'dossier.lire',
      'dossier.achever',
      'dossier.creer',
    ])
    expect((await api.get(`${PATH}/${made.id}/contenu`, 'auditeur')).status).toBe(403)
    expect((await api.get(`${PATH}/${made.id}`, 'voisine-direction')).body.erreur).toBe('dossier_inconnu')
  })
})

const verified = async (files: Zippable | Uint8Array, keys?: readonly JWK[]) => {
  const path = join(api.server.dataDir, 'dossier.zip')
  writeFileSync(path, files instanceof Uint8Array ? files : zipSync(files, { level: 0 }))
  const known = keys ?? [JSON.parse(text(PUBLIC_KEY)) as JWK]
  return (await verifyArchive(path, async (kid) => known.find((key) => key.kid === kid) ?? null)).faults
}

describe('what becomes of an archive', () => {
  test('nothing: no fault is found, whoever packed it', async () => {
    const path = join(api.server.dataDir, 'entier.zip')
    writeFileSync(path, made.bytes)
    const { keys } = (await api.get('/.well-known/jwks.json')).body
    const find = async (kid: string) => keys.find((key: JWK) => key.kid === kid) ?? null
    expect((await verifyArchive(path, find)).faults).toEqual([])
    expect(await verified(made.files)).toEqual([])
  })

  test('one byte, one file less, one more: each is named', async () => {
    const { 'parcelles.geojson': _, ...others } = made.files
    const altered = Buffer.from(made.files['listes/09-lots.csv'] ?? [])
    altered.writeUInt8(altered.readUInt8(10) ^ 1, 10)
    const files = { ...others, 'listes/09-lots.csv': altered, 'listes/99.csv': altered }
    expect(await verified(files)).toEqual([
      { what: 'altered', path: 'listes/09-lots.csv' },
      { what: 'missing', path: 'parcelles.geojson' },
      { what: 'added', path: 'listes/99.csv' },
    ])
  })

  test('a manifest written anew, signed by nobody or by a key of their own', async () => {
    const other = Buffer.from(text(MANIFEST).replace('"langue"', '"langu€"'))
    expect(await verified({ ...made.files, [MANIFEST]: other })).toEqual([{ what: 'not_signed' }])
    const { signature, key } = await seal(other)
    const forged = { [MANIFEST]: other, [SIGNATURE]: Buffer.from(signature) }
    const copy = Buffer.from(JSON.stringify(key))
    expect(await verified({ ...made.files, ...forged, [PUBLIC_KEY]: copy })).toEqual([
      { what: 'unknown_key' },
    ])
    const { keys } = await publicSet()
    expect(await verified({ ...made.files, ...forged }, keys)).toEqual([{ what: 'other_key' }])
    const named = { ...JSON.parse(text(PUBLIC_KEY)), keys: [key] }
    expect(await verified({ ...made.files, [PUBLIC_KEY]: Buffer.from(JSON.stringify(named)) })).toEqual([
      { what: 'other_key' },
    ])
    const behind = { [SIGNATURE]: Buffer.from(`${text(SIGNATURE).trim()}.more`) }
    expect(await verified({ ...made.files, ...behind })).toEqual([{ what: 'unreadable', path: SIGNATURE }])
    const { [MANIFEST]: _, ...without } = made.files
    expect(await verified(without)).toEqual([{ what: 'missing', path: MANIFEST }])
  })
})

describe('an archive that says two things', () => {
  test('a file that its directory does not tell of', async () => {
    const [path, data] = ['hidden.txt', Buffer.from('x')]
    const whole = Buffer.from(zipSync({ ...made.files, [path]: data }, { level: 0 }))
    const [head, end] = [whole.length - 22 - 46 - path.length, Buffer.from(whole.subarray(-22))]
    for (const at of [8, 10]) end.writeUInt16LE(end.readUInt16LE(at) - 1, at)
    end.writeUInt32LE(end.readUInt32LE(12) - 46 - path.length, 12)
    expect(await verified(Buffer.concat([whole.subarray(0, head), end]))).toEqual([
      { what: 'hidden', path: Object.keys(made.files).at(-1) },
    ])
  })

  test('a file by another name in its own header', async () => {
    const [first = ''] = Object.keys(made.files)
    const bytes = Buffer.from(zipSync(made.files, { level: 0 }))
    bytes.write('X', 30)
    expect(await verified(bytes)).toEqual([{ what: 'hidden', path: first }])
  })

  test('a name beside the name', async () => {
    const [stored, told] = ['listes/98.csv', 'listes/09-lots.csv']
    const { [told]: data = new Uint8Array(), ...others } = made.files
    const field = Buffer.alloc(5 + told.length, 1)
    field.writeUInt32LE(crc32(stored), 1)
    field.write(told, 5)
    const bytes = zipSync({ ...others, [stored]: [data, { extra: { 28789: field } }] }, { level: 0 })
    expect(await verified(bytes)).toEqual([
      { what: 'hidden', path: stored },
      { what: 'missing', path: told },
      { what: 'added', path: stored },
    ])
  })
})

describe('a dossier that is interrupted', () => {
  test('reads anew, at another instant, until all was read; then goes on, and leaves nothing behind', async () => {
    const it = await waiting()
    const id = it.dossier_id
    await expect(work(it, dyingAt(9))).rejects.toThrow('killed')
    expect(await stateOf(id)).toMatchObject({ statut: 'en_cours', arrete_au: null, avancement: { faits: 8 } })
    const parts = await api.sql<{ n: number }>(
      "select count(*)::integer as n from dossier.fichier where dossier_id = $1 and etape = 'partie'",
      [id],
    )
    expect(parts).toEqual([{ n: 8 }])
    await expect(work(it, dyingAt(40))).rejects.toThrow('killed')
    const halted = await stateOf(id)
    expect(halted).toMatchObject({ statut: 'en_cours', avancement: { etape: 'assemblage' } })
    const before = halted.avancement.faits
    expect(before).toBeGreaterThan(2)
    let puts = 0
    const counting = {
      ...objects,
      put: async (...given: Parameters<typeof objects.put>) => {
        puts += 1
        return objects.put(...given)
      },
    }
    await work(it, { ...making, objects: counting })
    const done = await stateOf(id)
    expect(done).toMatchObject({ statut: 'pret', arrete_au: halted.arrete_au })
    const { fichiers } = readManifest(Buffer.from(unzipSync(await fetched(id))[MANIFEST] ?? []))
    expect(puts).toBeLessThan(fichiers.length - before)
    expect(await blocks(id)).toBe(0)
    await work(it) // a second run changes nothing
    expect(await stateOf(id)).toEqual(done)
  })

  test('is the same bytes whoever finishes it, out of one reading', async () => {
    const it = await waiting()
    const [opened] = await api.sql<{ o: { tentative: number; appelant: object } }>(
      'select v1.dossier_ouvrir($1) as o',
      [it],
    )
    const { tentative = 0, appelant = {} } = opened?.o ?? {}
    // A record written while the dossier is being read does not enter the dossier.
    let isWritten = false
    const put: DossierTools['objects']['put'] = async (object, content) => {
      if (!isWritten) {
        isWritten = true
        expect(
          (await api.post('/v1/groupements', { code: 'APRES', nom: 'Venu après' }, 'admin')).status,
        ).toBe(201)
      }
      return objects.put(object, content)
    }
    const tools = toolsFor(making, it, { tentative }, quiet)
    await extract(toolsFor({ ...making, objects: { ...objects, put } }, it, { tentative }, quiet), appelant)
    const archives: Buffer[] = []
    for (let times = 0; times < 2; times += 1) {
      const chunks: Uint8Array[] = []
      const putStream: DossierTools['objects']['putStream'] = async (_object, content) => {
        for await (const chunk of content) chunks.push(chunk)
        return { sha256: '0'.repeat(64), taille_octets: 1 }
      }
      await assemble({ ...tools, objects: { ...objects, putStream } })
      archives.push(Buffer.concat(chunks))
      await api.sql("delete from dossier.fichier where dossier_id = $1 and etape = 'fichier'", [
        it.dossier_id,
      ])
    }
    expect(archives[0]?.length).toBeGreaterThan(10_000)
    const journal = Buffer.from(unzipSync(archives[0] ?? Buffer.alloc(0))['listes/15-journal.csv'] ?? [])
    expect(journal.toString('utf8')).toContain('dossier.creer')
    expect(journal.toString('utf8')).not.toContain('APRES')
    expect(archives[1]?.equals(archives[0] ?? Buffer.alloc(0))).toBe(true)
    const told = async (name: string, number: number) => {
      const [row] = await api.sql<{ r: { blocs?: string[]; tenu?: boolean } }>(`select v1.${name}($1) as r`, [
        { ...it, tentative: number, sha256: '0'.repeat(64), taille_octets: 1 },
      ])
      return row?.r
    }
    expect((await told('dossier_blocs', tentative))?.blocs?.length).toBeGreaterThan(1)
    expect(await told('dossier_blocs', tentative - 1)).toEqual({ blocs: [] })
    expect(await told('dossier_achever', tentative - 1)).toEqual({ tenu: false })
    await expect(
      extract(toolsFor(making, it, { tentative: tentative - 1 }, quiet), appelant),
    ).rejects.toThrow(TakenOver)
  })

  test('fails with its reason: what its author may not read, or what came again and again', async () => {
    expect((await api.get('/v1/moi', 'commercial')).status).toBe(200) // from then on the service knows this account
    const forbidden = await waiting(UTILISATEUR.commercial)
    await work(forbidden)
    expect(await stateOf(forbidden.dossier_id)).toMatchObject({
      statut: 'echoue',
      raison: { code: 'droit_manquant' },
    })
    const broken = await waiting()
    await expect(work(broken, dyingAt(3))).rejects.toThrow('killed')
    expect(await stateOf(broken.dossier_id)).toMatchObject({ statut: 'en_cours' })
    await api.sql('update dossier.dossier set echecs = 4 where id = $1', [broken.dossier_id])
    await expect(work(broken, dyingAt(3))).rejects.toThrow('killed')
    expect(await stateOf(broken.dossier_id)).toMatchObject({
      statut: 'echoue',
      raison: { code: 'erreur_interne' },
    })
    expect((await api.get(`${PATH}/${broken.dossier_id}/contenu`, 'direction')).body.erreur).toBe(
      'dossier_non_pret',
    )
  })
})
