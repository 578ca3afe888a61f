// Spec: imports#etats, imports#a-part: interrupted imports: an unexpected error, a kill, two handlers of one import, a reader
// that dies.
import { readFileSync } from 'node:fs'
import type { JobHelpers } from 'graphile-worker'
import { expect, test, vi } from 'vitest'
import type { Limits } from '../../src/imports/limits.ts'
import { importation } from '../../src/tasks/importation.ts'
import { childrenOf } from '../concurrency/support/killing.ts'
import { SEALING } from '../support/sealing.ts'
import { openApi } from './support/api.ts'
import { advanceImport, tryImport } from './support/imports.ts'
import { codeOf } from './support/office.ts'

const api = await openApi({ settings: { TASKS: 'inside' } })
const pool = api.server.database.pool('api', 3)
const HEAD = 'code;nom;pays\n'
const as = 'commercial'
const stateOf = async (id: string) => (await api.get(`/v1/imports/${id}`, as)).body
const written = async (prefix: string) =>
  (await api.get(`/v1/clients?recherche=${prefix}`, as)).body.clients.length
const clients = (prefix: string, count: number) =>
  HEAD + Array.from({ length: count }, (_, at) => `${prefix}${at};Client ${at};FR\n`).join('')
const broken = {
  read: () => Promise.reject(new TypeError('nobody foresaw this')),
}

/** Runs the background task of an import as one given attempt of the queue. */
async function attempt(
  id: string,
  signal = new AbortController().signal,
  objects: Parameters<typeof importation>[1] = broken,
  limits?: Limits,
) {
  const [{ organisation_id } = { organisation_id: '' }] = await api.sql<{ organisation_id: string }>(
    'select organisation_id from importation.importation where id = $1',
    [id],
  )
  const helpers = { abortSignal: signal, job: { attempts: 25 } } as unknown as JobHelpers
  await importation(pool, objects, SEALING, limits)({ organisation_id, importation_id: id }, helpers)
}
const isReader = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('readerProcess.ts')
const ask = (id: string, statut: string, mode: string | null, echecs = 0) =>
  api.sql('update importation.importation set statut = $2, mode = $3, echecs = $4 where id = $1', [
    id,
    statut,
    mode,
    echecs,
  ])

test('what fails again and again is said, and may be asked for again', async () => {
  const { id } = await tryImport(api, { genre: 'clients', content: clients('ECHEC', 2), as })
  await ask(id, 'en_essai', null, 3)
  // An interruption by a restart does not count as a failure, however many attempts the queue has started.
  for (let restarts = 0; restarts < 3; restarts += 1)
    await expect(attempt(id, AbortSignal.abort())).rejects.toThrow()
  await expect(attempt(id)).rejects.toThrow(TypeError)
  expect(await stateOf(id)).toMatchObject({ statut: 'en_essai' })
  await expect(attempt(id)).rejects.toThrow(TypeError)
  expect(await stateOf(id)).toMatchObject({ statut: 'illisible', raison: { code: 'erreur_interne' } })
  expect((await advanceImport(api, id, 'essayer', {}, as)).body).toMatchObject({
    statut: 'essaye',
    raison: null,
  })
})

test('a file beyond the memory of its reader is unreadable for good; a reader killed by others is begun again', async () => {
  const content = clients('LECTEUR', 2)
  const objects = { read: () => Promise.resolve(Buffer.from(content)) }
  const { id } = await tryImport(api, { genre: 'clients', content, as })
  await ask(id, 'en_essai', null)
  const killed = attempt(id, undefined, objects)
  const reader = await vi.waitUntil(() => childrenOf(process.pid).find(isReader), { interval: 1 })
  process.kill(reader, 'SIGKILL')
  await expect(killed).rejects.toThrow('SIGKILL')
  expect(await stateOf(id)).toMatchObject({ statut: 'en_essai' })
  await attempt(id, undefined, objects, { memory_mb: 40, reading_s: 60 })
  expect(await stateOf(id)).toMatchObject({
    statut: 'illisible',
    raison: {
      code: 'fichier_trop_complexe',
      message: expect.stringContaining('trop de mémoire'),
      details: { limite: 'memoire_mo', maximum: 40 },
    },
  })
  expect((await advanceImport(api, id, 'essayer', {}, as)).body).toMatchObject({ statut: 'essaye', lues: 2 })
})

test('an application that stops goes on where it was, or is undone; it is not tried again', async () => {
  const { id } = await tryImport(api, { genre: 'clients', content: clients('ARRET', 450), as })
  expect(codeOf(await api.post(`/v1/imports/${id}/annuler`, { raison: 'Essai' }, as))).toBe(
    '409 transition_refusee',
  )
  await api.sql(
    `create function public.echouer() returns trigger language plpgsql as $$
     begin if new.code = 'ARRET300' then raise 'nobody foresaw this'; end if; return new; end $$`,
  )
  await api.sql(
    'create trigger echouer before insert on client.client for each row execute function public.echouer()',
  )
  await ask(id, 'en_application', 'bonnes', 4)
  await expect(attempt(id)).rejects.toThrow('nobody foresaw this')
  expect(await stateOf(id)).toMatchObject({
    statut: 'essaye',
    ecrites: 200,
    raison: { code: 'erreur_interne' },
  })
  expect(codeOf(await api.post(`/v1/imports/${id}/essayer`, {}, as))).toBe('409 transition_refusee')
  await ask(id, 'en_application', 'tout', 4)
  await expect(attempt(id)).rejects.toThrow('nobody foresaw this')
  expect(await stateOf(id)).toMatchObject({ statut: 'essaye', ecrites: 200 })
  await api.sql('drop trigger echouer on client.client')
  const { body: done } = await advanceImport(api, id, 'appliquer', { mode: 'bonnes' }, as)
  expect(done).toMatchObject({ statut: 'applique', ecrites: 450, raison: null })
  const [{ n } = { n: 0 }] = await api.sql<{ n: number }>(
    "select count(*)::integer as n from client.client where code like 'ARRET%'",
  )
  expect(n).toBe(450)
  const undone = await api.post(`/v1/imports/${id}/annuler`, { raison: 'Essai' }, as)
  expect(undone.body).toMatchObject({ statut: 'annule' })
  expect(await written('ARRET')).toBe(0)
})

test('two handlers of one import write each row once', async () => {
  const { id } = await tryImport(api, { genre: 'clients', content: clients('DEUX', 450), as })
  await ask(id, 'en_application', 'bonnes')
  const ends = await Promise.allSettled([attempt(id), attempt(id)])
  expect(ends.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
  expect(await stateOf(id)).toMatchObject({ statut: 'applique', ecrites: 450, fautives: 0 })
})

test('of all or nothing, nothing is left when a row is not good any more', async () => {
  const { id } = await tryImport(api, { genre: 'clients', content: clients('RIEN', 250), as })
  const rival = { code: 'RIEN240', nom: 'Entre-temps', pays: 'FR' }
  expect((await api.post('/v1/clients', rival, as)).status).toBe(201)
  const { body } = await advanceImport(api, id, 'appliquer', { mode: 'tout' }, as)
  expect(body).toMatchObject({ statut: 'essaye', ecrites: 0, fautives: 1 })
  expect(await written('RIEN')).toBe(1)
})

test('a trial of plots waits for no survey, and keeps none waiting', async () => {
  const content = 'producteur;nom;produit;longitude;latitude\n'.concat(
    ...['2,8;6,9', '2,801;6,9', '2,801;6,901'].map(
      (vertex) => `01960000-0000-7000-8000-000000000000;Essai;ANANAS;${vertex}\n`,
    ),
  )
  const [{ id } = { id: '' }] = await api.sql<{ id: string }>(
    `select p.id from producteur.producteur p join organisation.organisation o on o.id = p.organisation_id
     where upper_inf(p.actif_pendant) and p.organisation_id = (
       select u.organisation_id from utilisateur.utilisateur u where u.identifiant = 'rsci' limit 1) limit 1`,
  )
  const lock = `select core.verrouiller('releves ' || (
       select p.organisation_id from producteur.producteur p where p.id = '${id}'))`
  await api.server.database.admin(async (client) => {
    await client.query('begin')
    await client.query(lock)
    const file = { genre: 'parcelles', as: 'rsci', content: content.replaceAll(/01960000[-0-9a-f]*/g, id) }
    const tried = await tryImport(api, file)
    await client.query('rollback')
    expect(tried).toMatchObject({ statut: 'essaye', lues: 1, fautives: 0 })
  })
}, 60_000)
