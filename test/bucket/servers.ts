// The servers that `npm test -- bucket` tests: Ceph's RADOS gateway from Debian, versitygw, SeaweedFS and MinIO from Go modules.
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mountDisk } from '../../lab/ordeal/disk.ts'
import { until } from '../concurrency/support/sessions.ts'
import { freePort } from '../setup/support/processes.ts'
import { cached, run } from '../support/foreignTools.ts'
import {
  type Gateway,
  KEY,
  type Kind,
  REGION,
  type Running,
  runGateway,
  startProgram,
  storeOf,
} from './gateway.ts'

type Defer = (end: () => unknown) => void

/** A server: functions that read its version and start it on an empty folder. */
export type Server = {
  version(): Promise<string>
  open(folder: string, defer: Defer): Promise<Gateway>
  /**
   * Kinds of buckets in which the server overwrites objects despite the request's condition; the service refuses to start with
   * them.
   */
  readonly overwrites: readonly Kind[]
}

const CEPH = ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph-common']
const VERSITYGW = { module: 'github.com/versity/versitygw/cmd/versitygw', version: '1.8.0' }
// Its releases are no versions of the Go module, so the commit of a release is named.
const SEAWEEDFS = {
  module: 'github.com/seaweedfs/seaweedfs',
  version: 'v0.0.0-20261109003541-7506e5f91cd6',
  release: '4.53',
}
// The module has no versions of its own; the commit is the newest one. It is a program of its own, and no part of the service.
const MINIO = { module: 'github.com/minio/minio', version: 'v0.0.0-20260212201848-7aac2a2c5b7c' }
const DISK_MB = 512
const PLACE_MS = 120_000

/** The servers by name. */
export const SERVERS: Readonly<Record<string, Server>> = {
  'Ceph RADOS gateway': {
    async version() {
      if (!CEPH.every((name) => existsSync(`/usr/bin/${name === 'ceph-common' ? 'ceph' : name}`))) {
        await run('apt-get', ['update', '-q'], '/')
        await run('apt-get', ['install', '-q', '--yes', '--no-install-recommends', ...CEPH], '/')
      }
      return (await run('dpkg-query', ['--show', '--showformat', `$\{Version}`, 'radosgw'], '/')).trim()
    },
    open: openCeph,
    overwrites: ['versioned', 'locked'],
  },
  versitygw: {
    async version() {
      await versitygw()
      return VERSITYGW.version
    },
    open: openVersitygw,
    overwrites: [],
  },
  SeaweedFS: {
    async version() {
      await seaweedfs()
      return SEAWEEDFS.release
    },
    open: openSeaweedfs,
    overwrites: [],
  },
  MinIO: {
    async version() {
      await minio()
      return MINIO.version
    },
    open: openMinio,
    overwrites: [],
  },
}

/** Returns the path of versitygw, which is built once from Go modules. */
export async function versitygw(): Promise<string> {
  const { module, version } = VERSITYGW
  return join(await goInstalled(module, `v${version}`), 'versitygw')
}

/** Returns the path of MinIO's server, which is built once from Go modules. */
async function minio(): Promise<string> {
  return join(await goInstalled(MINIO.module, MINIO.version), 'minio')
}

function goInstalled(module: string, version: string): Promise<string> {
  const install = (folder: string) =>
    run('env', [`GOBIN=${folder}`, 'go', 'install', `${module}@${version}`], folder).then(() => undefined)
  return cached(`${module} ${version}`, install)
}

/** Returns the path of SeaweedFS's program, which is built once from Go modules: a quarter of an hour of two processors. */
async function seaweedfs(): Promise<string> {
  const { module, version } = SEAWEEDFS
  // `go install` refuses a module that replaces others.
  const install = async (folder: string) => {
    await run('go', ['mod', 'init', 'sillon.test/seaweedfs'], folder)
    await run('go', ['get', `${module}/weed@${version}`], folder)
    await run('go', ['build', '-o', 'weed', `${module}/weed`], folder)
  }
  return join(await cached(`${module} ${version}`, install), 'weed')
}

// The buckets are on a small separate disk, so that the disk can be filled.
async function openVersitygw(folder: string, defer: Defer): Promise<Gateway> {
  const disk = await mountDisk({ defer }, folder, DISK_MB)
  if (disk === null) throw new Error('versitygw needs a disk of its own: only root may mount one')
  const [data, versions] = [join(folder, 'data'), join(folder, 'versions')]
  for (const path of [data, versions]) mkdirSync(path)
  const address = `127.0.0.1:${await freePort()}`
  const env = { ROOT_ACCESS_KEY: KEY.accessKeyId, ROOT_SECRET_KEY: KEY.secretAccessKey }
  const args = ['--region', REGION, '--quiet', '--port', address, 'posix', '--versioning-dir', versions, data]
  const program = await versitygw()
  const gateway = await runGateway(`http://${address}`, () => startProgram(program, args, env))
  defer(gateway.kill)
  return { ...gateway, fill: async () => disk.fill(), free: async () => disk.free() }
}

// One process over one folder, which keeps versions and locks there too.
async function openMinio(folder: string, defer: Defer): Promise<Gateway> {
  const disk = await mountDisk({ defer }, folder, DISK_MB)
  if (disk === null) throw new Error('MinIO needs a disk of its own: only root may mount one')
  const data = join(folder, 'data')
  mkdirSync(data)
  const env = {
    HOME: folder,
    MINIO_ROOT_USER: KEY.accessKeyId,
    MINIO_ROOT_PASSWORD: KEY.secretAccessKey,
    MINIO_BROWSER: 'off',
    MINIO_UPDATE: 'off',
  }
  const address = `127.0.0.1:${await freePort()}`
  const args = ['server', '--quiet', '--address', address, data]
  const program = await minio()
  const gateway = await runGateway(`http://${address}`, () => startProgram(program, args, env))
  defer(gateway.kill)
  // It measures the disk once in a second.
  const free = async () => {
    disk.free()
    await until('the store has room', () =>
      storeOf(gateway, 'sillon')
        .check()
        .then(Boolean, () => false),
    )
  }
  return { ...gateway, fill: async () => disk.fill(), free }
}

// One process with all parts of the store, as `objets` of docker-compose.yml starts it, on ports of its own.
async function openSeaweedfs(folder: string, defer: Defer): Promise<Gateway> {
  const program = await seaweedfs()
  const disk = await mountDisk({ defer }, folder, DISK_MB)
  if (disk === null) throw new Error('SeaweedFS needs a disk of its own: only root may mount one')
  const identity = {
    name: 'sillon',
    credentials: [{ accessKey: KEY.accessKeyId, secretKey: KEY.secretAccessKey }],
    actions: ['Admin', 'Read', 'Write', 'List', 'Tagging'],
  }
  writeFileSync(join(folder, 's3.json'), JSON.stringify({ identities: [identity] }))
  const ports: string[] = []
  for (const part of ['master', 'volume', 'filer', 's3'])
    for (const name of ['port', 'port.grpc']) ports.push(`-${part}.${name}=${await freePort()}`)
  const portOf = (name: string) => ports.find((one) => one.startsWith(`-${name}=`))?.split('=')[1]
  const sockets = ['filer', 's3'].map((part) => `-${part}.localSocket=${join(folder, part)}`)
  // Volumes are small and many, because each bucket has its own; a disk that was full is writable again at once.
  const sizes = ['-master.volumeSizeLimitMB=64', '-volume.max=100', '-volume.minFreeSpace=0']
  const off = [
    '-master.telemetry=false',
    '-s3.port.iceberg=0',
    '-s3.port.lance=0',
    '-s3.autoCreateBucket=false',
  ]
  const s3 = ['-s3', `-s3.config=${join(folder, 's3.json')}`]
  const args = ['server', '-ip=127.0.0.1', `-dir=${folder}`, ...s3, ...ports, ...sockets, ...sizes, ...off]
  const env = { HOME: folder, TMPDIR: folder }
  const url = `http://127.0.0.1:${portOf('s3.port')}`
  const gateway = await runGateway(url, () => startProgram(program, args, env))
  defer(gateway.kill)
  // It responds before it has a place for the first object: after a kill, its master is elected first.
  const hasPlace = () => {
    const assigns = async () => {
      const place = await fetch(`http://127.0.0.1:${portOf('master.port')}/dir/assign`).catch(() => null)
      return place !== null && ((await place.json()) as { fid?: string }).fid !== undefined
    }
    return until('the store has a place', assigns, PLACE_MS)
  }
  await hasPlace()
  const start = async () => {
    await gateway.start()
    await hasPlace()
  }
  return { ...gateway, start, fill: async () => disk.fill(), free: async () => disk.free() }
}

// One monitor and one OSD in memory. A quota on the access key stands for a full bucket.
async function openCeph(folder: string, defer: Defer): Promise<Gateway> {
  const [mon, port] = [await freePort(), await freePort()]
  const at = (name: string) => join(folder, name)
  const monitor = `[v2:127.0.0.1:${mon}]`
  for (const part of ['mon', 'osd', 'rgw']) mkdirSync(at(part))
  writeFileSync(at('ceph.conf'), cephSettings(folder, monitor))
  const env = { CEPH_CONF: at('ceph.conf') }
  const ceph = async (command: string, ...args: string[]) =>
    run('env', [`CEPH_CONF=${env.CEPH_CONF}`, command, ...args], folder)
  const begin = (command: string, ...args: string[]): Running => {
    const running = startProgram(command, [...args, '-f'], env)
    defer(running.end)
    return running
  }
  const keyring = at('keyring')
  const all = ['mon', 'osd', 'mgr'].flatMap((part) => ['--cap', part, 'allow *'])
  await ceph('monmaptool', '--create', '--addv', 'a', monitor, '--fsid', FSID, '--clobber', at('monmap'))
  await ceph(
    'ceph-authtool',
    '--create-keyring',
    keyring,
    '--gen-key',
    '-n',
    'mon.',
    '--cap',
    'mon',
    'allow *',
  )
  await ceph('ceph-authtool', keyring, '--gen-key', '-n', 'client.admin', ...all)
  await ceph('ceph-mon', '-i', 'a', '--mkfs', '--monmap', at('monmap'), '--keyring', keyring)
  begin('ceph-mon', '-i', 'a')
  await until('the monitor responds', () =>
    ceph('ceph', '--connect-timeout', '2', '-s').then(Boolean, () => false),
  )
  await ceph('ceph', 'osd', 'new', OSD)
  const osdKey = await ceph(
    'ceph',
    'auth',
    'get-or-create',
    'osd.0',
    'mon',
    'allow profile osd',
    'osd',
    'allow *',
  )
  appendFileSync(keyring, osdKey)
  await ceph('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', OSD)
  begin('ceph-osd', '-i', '0')
  await until('the OSD is up', async () => (await ceph('ceph', 'osd', 'stat')).includes('1 up'))
  const front = `--rgw-frontends=beast endpoint=127.0.0.1:${port}`
  const gateway = await runGateway(`http://127.0.0.1:${port}`, () =>
    startProgram('radosgw', ['-n', 'client.admin', '-f', '--keyring', keyring, front], env),
  )
  defer(gateway.kill)
  const user = ['--uid=sillon']
  const key = [`--access-key=${KEY.accessKeyId}`, `--secret-key=${KEY.secretAccessKey}`]
  await ceph('radosgw-admin', 'user', 'create', ...user, '--display-name=Sillon', ...key)
  await ceph('radosgw-admin', 'quota', 'set', '--quota-scope=bucket', ...user, '--max-size=1')
  const quota = async (act: string) => {
    await ceph('radosgw-admin', 'quota', act, '--quota-scope=bucket', ...user)
  }
  return { ...gateway, fill: () => quota('enable'), free: () => quota('disable') }
}

const FSID = '01960000-0000-7000-8000-00000000000c'
const OSD = '01960000-0000-7000-8000-00000000000d'

function cephSettings(folder: string, monitor: string): string {
  return `[global]
fsid = ${FSID}
mon host = ${monitor}
auth cluster required = cephx
auth service required = cephx
auth client required = cephx
keyring = ${folder}/keyring
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
osd objectstore = memstore
memstore device bytes = 2147483648
mon allow pool size one = true
mon max pg per osd = 500
ms bind ipv4 = true
public addr = 127.0.0.1
cluster addr = 127.0.0.1
run dir = ${folder}
admin socket = ${folder}/$name.asok
log file = ${folder}/$name.log
mon data = ${folder}/mon
osd data = ${folder}/osd
rgw data = ${folder}/rgw
rgw bucket quota ttl = 0
`
}
