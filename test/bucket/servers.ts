// The servers that `npm test -- bucket` tests: Ceph's RADOS gateway from Debian, and versitygw from Go modules.
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mountDisk } from '../../lab/ordeal/disk.ts'
import { until } from '../concurrency/support/sessions.ts'
import { freePort } from '../setup/support/processes.ts'
import { cached, run } from '../support/foreignTools.ts'
import { type Gateway, KEY, type Kind, REGION, type Running, runGateway, startProgram } from './gateway.ts'

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
const DISK_MB = 512

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
}

/** Returns the path of versitygw, which is built once from Go modules. */
export async function versitygw(): Promise<string> {
  const { module, version } = VERSITYGW
  const install = (folder: string) =>
    run('env', [`GOBIN=${folder}`, 'go', 'install', `${module}@v${version}`], folder).then(() => undefined)
  return join(await cached(`${module} ${version}`, install), 'versitygw')
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
