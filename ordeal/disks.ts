// Disks without room under phones that send: that of the tables, of the WAL, of the files, of the log.
import { chownSync, cpSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { postgresOwner } from '../cluster/postmaster.ts'
import { fileOf } from '../test/api/support/files.ts'
import { enrol } from '../test/concurrency/support/phones.ts'
import { ask, until } from '../test/concurrency/support/sessions.ts'
import { withClient } from '../test/support/clone.ts'
import { type Disk, mountDisk } from './disk.ts'
import type { Found } from './figure.ts'
import { type Given, RECOVERY_MS } from './part.ts'
import { openScene, type Scene } from './scene.ts'
import { type Beside, type Outage, suffer } from './suffering.ts'

const SECONDS = 8
// What checkpoints leave of it fits on its disk.
const SETTINGS = { max_wal_size: '64MB', min_wal_size: '32MB', max_slot_wal_keep_size: '-1' }
const SLOT = 'epreuve'
const MEGABYTES = { tables: 1_500, wal: 256, files: 16, log: 8 }
// They are filled in memory, where others live too.
const ALL_MEGABYTES = Object.values(MEGABYTES).reduce((sum, one) => sum + one)
const AVAILABLE = /^MemAvailable: +(\d+) kB$/m
const WAL_MESSAGES = 1_000
const FILE_BYTES = 300_000
const ATTEMPT_MS = 200

type Disks = Readonly<Record<keyof typeof MEGABYTES, Disk>>

/** Fills every disk in turn; where none can be mounted nothing is run. */
export async function fillDisks(given: Given): Promise<readonly Found[]> {
  const { lifetime, random } = given
  const megabytes = Number(AVAILABLE.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1] ?? 0) / 1_024
  if (megabytes < 2 * ALL_MEGABYTES)
    return [
      {
        what: 'disks without room',
        notRun: `they take ${ALL_MEGABYTES} MB of memory, of which ${Math.round(megabytes)} are available`,
      },
    ]
  const folder = await mkdtemp(join(tmpdir(), 'sillon-disques-'))
  lifetime.defer(() => rm(folder, { recursive: true, force: true }))
  await chmod(folder, 0o755) // the cluster belongs to another user
  const data = join(folder, 'donnees')
  const folders = {
    tables: data,
    wal: join(folder, 'wal'),
    files: join(data, 'objets'),
    log: join(folder, 'log'),
  }
  const disks: Partial<Record<keyof Disks, Disk>> = {}
  for (const name of ['tables', 'wal', 'files', 'log'] as const) {
    mkdirSync(folders[name])
    const disk = await mountDisk(lifetime, folders[name], MEGABYTES[name])
    if (disk === null) return [{ what: 'disks without room', notRun: 'mounting is not allowed here' }]
    disks[name] = disk
  }
  const log = openSync(join(folders.log, 'service.log'), 'a')
  const scene = await openScene(lifetime, random, { folder: data, settings: SETTINGS, log })
  await moveWal(scene, join(folders.wal, 'pg_wal'))
  return suffer(given, scene, outagesOf(disks as Disks))
}

function outagesOf({ tables, wal, files, log }: Disks): readonly Outage[] {
  let sender: FileSender | undefined
  return [
    { what: 'the disk of the tables full', seconds: SECONDS, begin: filling(tables) },
    {
      what: 'the disk of the WAL full',
      seconds: SECONDS,
      async begin(scene) {
        wal.fill()
        await spendWal(scene)
        return async () => {
          wal.free()
          // It may have ended: without room for its log it can not even recover.
          await scene.startPostgres()
          await ask(scene.adminUrl, 'select pg_drop_replication_slot($1)', [SLOT])
        }
      },
    },
    { what: 'the disk of the log full', seconds: SECONDS, begin: filling(log) },
    {
      what: 'the disk of the files full',
      seconds: SECONDS,
      async begin(scene) {
        files.fill()
        sender = sendFile(scene)
        return async () => {
          files.free()
          sender?.roomIsBack()
        }
      },
      beside: async () => (await sender?.arrive()) ?? NOTHING_SENT,
    },
  ]
}

const NOTHING_SENT = { losses: ['no file was sent'], control: { what: 'none', isTold: false } }

const filling = (disk: Disk) => async () => {
  disk.fill()
  return async () => disk.free()
}

// As an operator puts it on a disk of its own; what was killed before recovers from there.
async function moveWal(scene: Scene, to: string): Promise<void> {
  await scene.killPostgres()
  const from = join(scene.dataDir, 'cluster', 'pg_wal')
  const { uid, gid } = postgresOwner()
  cpSync(from, to, { recursive: true })
  for (const path of ['', ...readdirSync(to, { recursive: true, encoding: 'utf8' })])
    chownSync(join(to, path), uid, gid)
  rmSync(from, { recursive: true })
  symlinkSync(to, from)
  await scene.startPostgres()
  await until('the service is ready again', async () => (await scene.http.get('/sante/pret')).status === 200)
}

// For a standby that never comes all of it is kept: what stands ready is used up, and there is no room for more.
async function spendWal({ adminUrl }: Scene): Promise<void> {
  const spend = async () =>
    withClient(adminUrl, async (client) => {
      await client.query('select pg_create_physical_replication_slot($1, true)', [SLOT])
      for (let message = 0; message < WAL_MESSAGES; message++)
        await client.query(`select pg_logical_emit_message(false, 'ordeal', repeat('x', 1000000))`)
    })
  await spend().then(
    () => {
      throw new Error('the WAL found room')
    },
    () => undefined,
  )
}

type FileSender = { roomIsBack(): void; arrive(): Promise<Beside> }

/** A phone that sends a file again and again until it is taken. */
function sendFile({ http, dataDir }: Scene): FileSender {
  const losses = new Set<string>()
  let [refused, roomAt] = [0, 0]
  const sending = (async () => {
    const { as, enrolement } = await enrol(http)
    const { bytes, ...file } = fileOf('x'.repeat(FILE_BYTES), 'photo')
    const { appareil_id } = enrolement
    let envoi: { url: string; methode: string; entetes: Record<string, string> } | undefined
    await until('the file is taken', async () => {
      const asked = await http.post('/v1/fichiers/url-envoi', { appareil_id, ...file }, as)
      envoi = asked.body?.envoi ?? envoi
      if (envoi === undefined) return false
      const { url, methode: method, entetes: headers } = envoi
      const sent = await fetch(url, { method, headers, body: new Uint8Array(bytes) })
      const text = await sent.text()
      if (sent.status === 200) return true
      refused += 1
      if (sent.status !== 503 || !text.includes('"erreur"') || sent.headers.get('retry-after') === null)
        losses.add(`a file was answered ${sent.status} ${text}`)
      await pause(ATTEMPT_MS)
      return false
    })
    const confirmed = await http.post(`/v1/fichiers/${file.fichier_id}/confirmer`, { appareil_id }, as)
    if (confirmed.status !== 200) losses.add(`a file that was taken is not confirmed: ${confirmed.text}`)
    const ms = Math.round(performance.now() - roomAt)
    if (ms > RECOVERY_MS) losses.add(`a file was taken ${ms} ms after there was room`)
    return { id: file.fichier_id, bytes, kept: join(dataDir, new URL(envoi?.url ?? '').pathname) }
  })()
  sending.catch(() => undefined) // told where it is waited for
  return {
    roomIsBack() {
      roomAt = performance.now()
    },
    async arrive() {
      const { id, bytes, kept } = await sending
      if (refused === 0) losses.add('no file was refused: the disk was not full')
      const isThere = async () => {
        const { body } = await http.get(`/v1/fichiers/${id}`, 'rsci')
        const answer = await fetch(body.lecture.url)
        return answer.ok && Buffer.from(await answer.arrayBuffer()).equals(bytes)
      }
      if (!(await isThere())) losses.add('a file that was taken is not there')
      rmSync(kept)
      return {
        losses: [...losses],
        control: { what: 'a file taken away', isTold: !(await isThere()) },
      }
    },
  }
}
