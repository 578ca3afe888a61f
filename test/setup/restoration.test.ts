// Spec: restauration#deplacement, restauration#refus, restauration#lignee, restauration#sessions, restauration#rapport, restauration#ce-qui-ne-s-oublie-pas, restauration#messages, restauration#fichiers: the service refuses a database that
// went back to an earlier point until it is treated. Then every phone gets its earlier numbers, no number is given twice, and
// revoked rights stay revoked.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { keepFile } from '@sillon/telephone/files'
import { capture, type Phone as LibraryPhone } from '@sillon/telephone/phone'
import { warnings } from '@sillon/telephone/state'
import { synchronize } from '@sillon/telephone/sync'
import { pino } from 'pino'
import { afterAll, expect, inject, test } from 'vitest'
import { type RunningServer, startServer } from '../../server.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { collecteOf } from '../api/support/clientPhone.ts'
import { collectes, enrol, send } from '../concurrency/support/phones.ts'
import { ask, hurry, until } from '../concurrency/support/sessions.ts'
import { cloneDatabase, databaseAt, loginAs, withClient } from '../support/clone.ts'
import { openDatabase } from '../support/database.ts'
import { httpClient } from '../support/http.ts'
import { IDENTITY_KEY } from '../support/sealing.ts'
import { libraryPhone } from './support/libraryPhone.ts'
import { runScript } from './support/processes.ts'

const database = await openDatabase('demo')
const backup = `${database.name}_avant`
const dataDir = mkdtempSync(join(inject('sillon').folder, 'restauration-'))
const restored = databaseAt(database.adminUrl, backup)
let running: RunningServer | null = null
afterAll(async () => {
  await running?.close()
  await withClient(inject('sillon').adminUrl, (client) =>
    client.query(`drop database if exists ${backup} with (force)`),
  )
  rmSync(dataDir, { recursive: true, force: true })
})

/** Starts the service on a database; it writes its outside log as fast as possible. */
async function serve(
  url: string,
  tellEveryMs = 40,
  settings: { SYNC_KEYS?: string; DATA_DIR?: string } = {},
  warned: string[] = [],
) {
  await running?.close()
  running = null
  const of = (role: string) => loginAs(url, role)
  const config = {
    ...loadConfig({ NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, IDENTITY_KEY, ...settings }),
    databaseUrl: of('api'),
    databaseAdminUrl: url,
    databaseTasksUrl: of('taches'),
    databaseIdentityUrl: of('connexion'),
    databaseReadUrl: of('lecture'),
  }
  const log = pino({ level: 'warn' }, { write: (line: string) => void warned.push(line) })
  running = await startServer(config, { log, warms: false, tellEveryMs })
  return httpClient(running.url)
}

/** Waits until the outside log has every entry. */
async function told(url: string): Promise<void> {
  const waiting = `select (select count(*) from tache.a_dire(1))
    + (select count(*) from restauration.segment where depose_le is null) as n`
  await until(
    'the log was told everything',
    async () => (await ask<{ n: string }>(url, waiting))[0]?.n === '0',
  )
}

function admin(...args: string[]): Promise<{ code: unknown; said: string }> {
  return adminOn(dataDir, ...args)
}

async function adminOn(folder: string, ...args: string[]): Promise<{ code: unknown; said: string }> {
  const env = { DATABASE_URL: restored, DATA_DIR: folder, NODE_ENV: 'test' }
  const { said, ended } = runScript('scripts/admin.ts', args, env)
  return { code: await ended, said: said() }
}

const restaurer = (...args: string[]) => admin('restaurer', ...args)

const numbers = (answer: { body: { resultats: { numero_officiel: string }[] } }) =>
  answer.body.resultats.map(({ numero_officiel }) => numero_officiel)

/** Records and sends a collection with a photo from the library's phone; returns the collection's number and the photo's key. */
async function collected(phone: LibraryPhone): Promise<{ numero: string; cle: string }> {
  const contenu = Buffer.from(`photo ${phone.state.prochaine_sequence}`)
  const piece = await keepFile(phone, { role: 'photo', type_media: 'image/jpeg', contenu })
  await capture(phone, { ...collecteOf(), pieces_jointes: [piece] })
  const { resultats, fichiers } = await synchronize(phone)
  expect(fichiers).toMatchObject({ envoyes: 1, en_attente: 0 })
  const cle = `${phone.state.enrolement?.organisation_id}/${piece.fichier_id}/${piece.sha256}`
  return { numero: resultats.at(-1)?.numero_officiel ?? '', cle }
}

test('a database restored to a point is refused, treated, and gives no number twice', {
  timeout: 120_000,
}, async () => {
  let http = await serve(database.adminUrl)
  const [phone, stolen, other] = [await enrol(http), await enrol(http), await enrol(http, 'agent2')]
  const before = await send(http, phone, await collectes(phone, [1, 2]))
  const field = await libraryPhone(() => http, 'agent1')
  const lost = await collected(field)
  await told(database.adminUrl)
  await hurry(database.adminUrl)
  await until('producers are told', async () => {
    const [all] = await ask<{ told: number }>(
      database.adminUrl,
      'select count(*)::int as told from collecte.sms where du_le is null',
    )
    return all?.told === 3
  })
  const oldToken = await http.token('admin')
  await running?.close()
  running = null
  await cloneDatabase(inject('sillon').adminUrl, database.name, backup)

  // The log contains only facts that the copy contains, too. The check can not know facts that were never written to the log.
  await expect(serve(restored)).rejects.toThrow(/stands elsewhere.*journal copie.*journal reconnaitre/s)
  const whole = await admin('journal', 'verifier', '--json')
  expect(whole.code, whole.said).toBe(0)
  expect(whole.said).toMatch(/"defauts": \[\].*"numeros": 3/s)
  const copied = await admin('journal', 'copie', '--essai')
  expect(copied.said).toMatch(/nothing was changed.*is this database's own/s)

  // Another store lacks the whole log, so the service refuses that store, and `restaurer` reports the last segment as missing.
  const elsewhere = mkdtempSync(join(inject('sillon').folder, 'ailleurs-'))
  await expect(serve(database.adminUrl, 40, { DATA_DIR: elsewhere })).rejects.toThrow(
    /^Segment \d+ of the log .*\(journal\/\S+\) is not in the folder \S+\/objets \(DATA_DIR\)\. .*Set the store that holds it/s,
  )
  const nothing = await adminOn(elsewhere, 'restaurer', '--faire', '--oui', '--malgre-defauts')
  expect(nothing.said).toMatch(
    /Segment (\d+) of the log: missing\..*nothing was changed: segment \1 of the log is missing in .*journal copie/s,
  )
  writeFileSync(join(elsewhere, 'magasin.env'), `DATA_DIR=${elsewhere}`)
  // A file that no record names is copied, too. It prevents the move as little as it prevented the service.
  const unnamed = join(dataDir, 'objets', lost.cle.replace(/[^/]+$/, '0'.repeat(64)))
  writeFileSync(unnamed, 'une autre')
  const copying = await admin('fichiers', 'deplacer', join(elsewhere, 'magasin.env'))
  expect(copying.code, copying.said).toBe(0)
  expect(copying.said).toMatch(
    /^(\d+) of \1 objects, (\d+) of \2 bytes were copied .* 0 were there already\.\n.*DEMO: 1 of 1 files stand.*1 objects of the store.*set DATA_DIR/s,
  )
  const objects = (of: string) => readdirSync(join(of, 'objets'), { recursive: true }).toSorted()
  expect(objects(elsewhere)).toEqual(objects(dataDir))
  rmSync(elsewhere, { recursive: true })
  rmSync(unnamed)

  http = await serve(database.adminUrl)
  const batch = await collectes(phone, [3, 6])
  const after = await send(http, phone, batch)
  const revoked = `/v1/appareils/${stolen.enrolement.appareil_id}`
  expect((await http.post(`${revoked}/revoquer`, { raison: 'volé' }, 'admin')).status).toBe(200)
  const voided = `/v1/appareils/${other.enrolement.appareil_id}/sequences/1/annuler`
  expect((await http.post(voided, { raison: 'perdue' }, 'admin')).status).toBe(200)
  const late = await enrol(http)
  const known = await collected(field)
  await told(database.adminUrl)
  // Only a service whose keys differ from the stored ones warns.
  const warned: string[][] = [[], []]
  await serve(database.adminUrl, 3_600_000, { SYNC_KEYS: join(dataDir, 'autres-cles.json') }, warned[0])
  http = await serve(database.adminUrl, 3_600_000, {}, warned[1])
  expect(warned.map((lines) => lines.filter((line) => /SYNC_KEYS: the key/.test(line)).length)).toEqual([
    1, 0,
  ])
  const untold = await collected(field)
  expect(new Set([...numbers(before), ...numbers(after)]).size).toBe(6)

  // A running service notices that the database knows less than the log. It serves the restored database after an operator has
  // treated it.
  const answers = async (status: number) => (await http.get('/v1/moi', 'admin')).status === status
  const isReady = (status: number) => async () => (await http.get('/sante/pret')).status === status
  await ask(database.adminUrl, 'update restauration.segment set numero = numero - 1000')
  await until('the service refuses', () => answers(503))
  await until('and says that it is not ready', isReady(503))
  await ask(database.adminUrl, 'update restauration.segment set numero = numero + 1000')
  await until('the service serves again', () => answers(200))
  await until('and says that it is ready', isReady(200))

  // The database returns to an earlier state; its files and keys do not. One file is lost, and one file has no row in the
  // database.
  rmSync(join(dataDir, 'objets', lost.cle))
  const stray = join(dataDir, 'objets', known.cle.replace(/[^/]+$/, '0'.repeat(64)))
  writeFileSync(stray, 'une autre')
  const moved = await admin('journal', 'reconnaitre', '--oui')
  expect(moved.code, moved.said).toBe(1)
  expect(moved.said).toMatch(/restored to an earlier point.*admin -- restaurer/s)
  await expect(serve(restored)).rejects.toThrow(/restored to an earlier point.*restaurer/s)
  await ask(
    restored,
    `insert into collecte.sms (organisation_id, collecte_id, version, statut, le, du_le)
     select organisation_id, id, 9, 'a_envoyer', now(), now() from collecte.collecte limit 1`,
  )
  // At the restored moment, a worker that no longer exists was sending a mail with a code.
  await ask(
    restored,
    `select graphile_worker.add_job('courriel', '{}');
     update graphile_worker._private_jobs j set locked_by = 'parti', locked_at = now()
     from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'courriel'`,
  )
  const codes = `select j.locked_by from graphile_worker.jobs j where j.task_identifier = 'courriel'`
  expect(await ask(restored, codes)).toEqual([{ locked_by: 'parti' }])
  const dry = await restaurer()
  expect(dry.code, dry.said).toBe(0)
  expect(dry.said).toMatch(/nothing was changed/)
  expect(dry.said).toMatch(/DEMO: appareil\.appareil: 2 replayed\./)
  expect(dry.said).toMatch(
    /DEMO: TO DECIDE: 1 messages to producers are held, of the collections \S+ \(9\)\./,
  )
  expect(dry.said).toMatch(/DEMO: fichier\.fichier: 1 replayed\./)
  expect(dry.said).toMatch(/DEMO: 1 of 2 files stand in the store\./)
  const about = 'role photo, appareil \\S+, commandes \\S+'
  expect(dry.said).toMatch(
    new RegExp(`TO DECIDE: 1 files that the database names.*fichier ${lost.cle}: .*${about}`, 's'),
  )
  expect(dry.said).toMatch(new RegExp(`TO DECIDE: 2 objects of the store .*objet ${untold.cle}: `, 's'))
  expect(dry.said).toMatch(/DEMO: phone \S+ of agent1 sends 3 to 6 again\./)

  // A copy of a database that is still in use: its log grows while the copy is treated.
  const log = join(dataDir, 'objets/journal', readdirSync(join(dataDir, 'objets/journal'))[0] ?? '')
  const next = String(Math.max(...readdirSync(log).map(Number)) + 1).padStart(12, '0')
  await withClient(restored, async (client) => {
    await client.query('begin; lock table restauration.appareil_attendu')
    const copy = restaurer('--faire', '--oui')
    const waits = `select count(*)::int as n from pg_locks where not granted and database =
      (select oid from pg_database where datname = current_database())`
    await until('it replays', async () => (await ask<{ n: number }>(restored, waits))[0]?.n === 1)
    writeFileSync(join(log, next), 'told by the other one')
    await client.query('rollback')
    const { code, said } = await copy
    expect(code, said).toBe(1)
    expect(said).toMatch(/another database tells it.*journal copie/s)
    // The files are compared only once, for the final report; the summary before the confirmation leaves them out.
    expect(said).not.toMatch(/files stand in the store/)
    rmSync(join(log, next))
  })
  const done = await restaurer('--faire', '--oui', '--json', '--marge', '50')
  expect(done.code, done.said).toBe(0)
  expect(done.said).toMatch(/"fichiers": \{\s*"dus": 2,\s*"presents": 1,/)
  expect(await ask(restored, codes)).toEqual([])
  http = await serve(restored)
  const old = await http.request('GET', '/v1/moi', { headers: { authorization: `Bearer ${oldToken}` } })
  expect([old.status, old.body.erreur]).toEqual([401, 'jeton_invalide'])
  expect((await http.get(revoked, 'admin')).body).toMatchObject({ statut: 'revoque' })

  // Another phone sends first. The phone that had results gets its next sequence and its earlier results.
  const passed = await send(http, other, await collectes(other, [2, 4]))
  expect(passed.body).toMatchObject({ derniere_sequence: 4, arret: null })
  const others = numbers(passed)
  const stopped = await send(http, phone, await collectes(phone, [7, 7]))
  expect(stopped.body.arret).toEqual({ raison: 'sequence_attendue', attendue: 3 })
  expect(numbers(await send(http, phone, batch))).toEqual(numbers(after))

  // A phone of the library: its first numbers are as before. The database lost one number, so the phone shows the new one to the
  // agent. The lost file is back.
  await collected(field)
  const shown = field.state.commandes.map(({ resultat }) => resultat?.numero_officiel)
  expect(shown.slice(0, 2)).toEqual([lost.numero, known.numero])
  expect(shown).not.toContain(untold.numero)
  expect(warnings(field.state, new Date()).numeros_changes).toMatchObject([
    { numero_precedent: untold.numero, resultat: { numero_officiel: shown[2] } },
  ])
  const fileOf = async (cle: string) => (await http.get(`/v1/fichiers/${cle.split('/')[1]}`, 'admin')).body
  expect(await fileOf(known.cle)).toMatchObject({
    fichier: { statut: 'arrive', commandes: [field.state.commandes[1]?.id] },
  })

  // After a restoration exactly two messages are held, since their producers may already have them.
  const sent = `select count(*) filter (where s.raison = 'restauration')::int as retenus, count(*)::int as tous
    from collecte.sms s join collecte.collecte c on c.id = s.collecte_id
    where s.version = 9 or c.numero_officiel = any (array['${[known.numero, ...shown.slice(2)].join("', '")}'])`
  const heldNow = async () => (await ask<{ retenus: number; tous: number }>(restored, sent))[0]
  await hurry(restored)
  await until('every message is noted', async () => (await heldNow())?.tous === 4)
  expect(await heldNow()).toEqual({ retenus: 2, tous: 4 })
  const silenced = await admin('messages', 'taire', '--oui')
  expect(silenced.said).toMatch(new RegExp(`DEMO: \\d+ messages to producers are held, .*${known.numero}`))
  expect(silenced.said).toMatch(/DEMO: [1-9]\d* messages and \d+ reminders are not sent\./)
  expect(await heldNow()).toEqual({ retenus: 0, tous: 4 })
  const [fresh] = numbers(await send(http, late, await collectes(late, [1, 1])))
  expect(new Set([...numbers(before), ...numbers(after), ...others, fresh]).size).toBe(10)
})

// Spec: restauration#journal: the triggers of the log follow the rows that describe them; an up-to-date trigger is not replaced.
test('a trigger is made anew where what it was made from changed, and nowhere else', async () => {
  const own = readFileSync(resolve('sql/restauration/triggers.sql'), 'utf8')
  await withClient(database.adminUrl, async (client) => {
    await client.query('begin')
    const triggers = async () => {
      const { rows } = await client.query<{ id: number; at: string; definition: string }>(
        `select t.oid::int as id, t.tgrelid::regclass::text as at, pg_get_triggerdef(t.oid) as definition
         from pg_trigger t where t.tgfoid = 'restauration.retenir'::regproc order by t.oid`,
      )
      return rows
    }
    const before = await triggers()
    await client.query(own)
    expect(await triggers()).toEqual(before)
    await client.query(
      `update restauration.relation set si = 'new.acte = ''attribuer''' where relation = 'utilisateur.attribution_acte'`,
    )
    await client.query(`delete from restauration.relation where relation = 'appareil.sequence_annulee'`)
    await client.query(own)
    const after = await triggers()
    const kept = after.filter(({ id }) => before.some((one) => one.id === id))
    expect(after.length - kept.length).toBe(1)
    expect(kept.length).toBe(before.length - 2)
    expect(after.at(-1)?.definition).toMatch(/WHEN \(\(new\.acte = 'attribuer'/)
    await client.query('rollback')
  })
})
