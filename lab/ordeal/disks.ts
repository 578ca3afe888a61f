// Full disks while phones send: the disk of the tables, of the WAL, of the files, of the log.
import {
  chownSync,
  cpSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresOwner } from '../../ops/cluster/postmaster.ts'
import { ask, until } from '../../test/concurrency/support/sessions.ts'
import { withClient } from '../../test/support/clone.ts'
import { type Disk, mountDisk } from './disk.ts'
import type { Found } from './figure.ts'
import { type FileSender, sendFile } from './fileSender.ts'
import { logWithoutRoom } from './logWithoutRoom.ts'
import type { Given } from './part.ts'
import { openScene, type Scene } from './scene.ts'
import { type Outage, suffer } from './suffering.ts'

const SECONDS = 8
// With these settings, the WAL that remains after a checkpoint fits on the disk.
const SETTINGS = { max_wal_size: '64MB', min_wal_size: '32MB', max_slot_wal_keep_size: '-1' }
const SLOT = 'epreuve'
const MEGABYTES = { tables: 1_500, wal: 256, files: 16, log: 8 }
// The disks are in memory, which other processes use too.
const ALL_MEGABYTES = Object.values(MEGABYTES).reduce((sum, one) => sum + one)
const AVAILABLE = /^MemAvailable: +(\d+) kB$/m
const WAL_MESSAGES = 1_000

type Disks = Readonly<Record<keyof typeof MEGABYTES, Disk>>

/** Fills every disk in turn; if no disk can be mounted, this part of the ordeal is not run. */
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
  const logFile = join(folders.log, 'service.log')
  const log = openSync(logFile, 'a')
  const scene = await openScene(lifetime, random, { folder: data, settings: SETTINGS, log })
  await moveWal(scene, join(folders.wal, 'pg_wal'))
  return suffer(given, scene, outagesOf(disks as Disks, logFile))
}

function outagesOf({ tables, wal, files, log }: Disks, logFile: string): readonly Outage[] {
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
          // PostgreSQL may have ended, because without space for its log it can not even recover.
          await scene.startPostgres()
          await ask(scene.adminUrl, 'select pg_drop_replication_slot($1)', [SLOT])
        }
      },
    },
    { what: 'the disk of the log full', seconds: SECONDS, ...logWithoutRoom(log, logFile) },
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
      isFelt: () => sender?.isRefused() === true,
      beside: async () => (await sender?.arrive()) ?? NOTHING_SENT,
    },
  ]
}

const NOTHING_SENT = { losses: ['no file was sent'], control: { what: 'none', isTold: false } }

const filling = (disk: Disk) => async () => {
  disk.fill()
  return async () => disk.free()
}

// Moves the WAL to a separate disk, as an operator would. PostgreSQL, which was killed, recovers from the new place.
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

// Uses up the disk of the WAL: because of a replication slot without a standby, PostgreSQL keeps all WAL and can recycle no
// segment.
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
