// A minimal Debian 12 with systemd, in a separate network with access to the outside: made by debootstrap, in a folder that is
// removed at the end.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as passing } from 'node:timers/promises'
import { cached, installPrograms, run, unpackDebian } from '../support/foreignTools.ts'

/** A running Debian. */
export type Debian = {
  /** Its root folder. */
  readonly root: string
  /** Runs a script as a user of the machine; returns its whole output, and throws if a command fails. */
  type(script: string, more?: Typing): Promise<string>
  close(): Promise<void>
}
type Typing = {
  readonly user?: string
  readonly at?: string
  /** Called with all output so far. */
  readonly hear?: (said: string) => void
}

const CERTIFICATES = '/usr/local/machine.pem'
const ENVIRONMENT = {
  CURL_CA_BUNDLE: CERTIFICATES,
  DEBIAN_FRONTEND: 'noninteractive',
  NODE_EXTRA_CA_CERTS: CERTIFICATES,
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  TERM: 'dumb',
}
// A boot takes one to three seconds, also after containers of podman have run; a busy machine takes much longer.
const BOOT_MS = 600_000
// Shows why a machine does not become ready: its failed units with their log, and the jobs that still run.
const OPEN = `systemctl --no-pager list-jobs; systemctl --no-pager --failed; journalctl --no-pager --priority=err --lines=50`
const MOST_SAID = 10_000
// If the test command is killed, the machine ends too: systemd-nspawn shuts it down at this signal.
const DYING = ['--pdeathsig', 'TERM']

/**
 * Starts a machine. Its programs trust the certificates of this machine and `certificate`; `hosts` are additional names of the
 * machine itself.
 */
export async function startDebian(hosts: readonly string[], certificate: string): Promise<Debian> {
  if (process.getuid?.() !== 0) throw new Error('only root can start a Debian of its own')
  await installPrograms({ '/usr/sbin/debootstrap': 'debootstrap' })
  const bare = await cached('debootstrap bookworm', async (folder) => {
    await run('debootstrap', ['bookworm', join(folder, 'root')], folder)
  })
  const archives = await cached('archives of a bare Debian', async () => undefined)
  const tools = await unpackDebian('slirp4netns', 'systemd-container')
  const root = mkdtempSync(join(dirname(bare), 'heure-'))
  await run('cp', ['--archive', '--no-target-directory', join(bare, 'root'), root], root)
  const trusted = readFileSync('/etc/ssl/certs/ca-certificates.crt', 'utf8')
  writeFileSync(join(root, CERTIFICATES), trusted + certificate)
  appendFileSync(join(root, 'etc/hosts'), hosts.map((name) => `127.0.0.1 ${name}\n`).join(''))
  writeFileSync(join(root, 'etc/resolv.conf'), 'nameserver 10.0.2.3\n')

  // This process holds the namespaces, and prints `ready` when they exist.
  const setUp = 'ip link set lo up; echo ready; exec sleep infinity'
  const holder = spawn('setpriv', [
    ...DYING,
    'unshare',
    '--mount',
    '--net',
    '--propagation',
    'private',
    'sh',
    '-c',
    setUp,
  ])
  await new Promise((resolve, reject) => holder.stdout.once('data', resolve).once('error', reject))
  const environment = { PATH: import.meta.env.PATH, LD_LIBRARY_PATH: librariesOf(tools) }
  let said = ''
  const start = (command: string, ...args: string[]) => {
    const child = spawn('setpriv', [...DYING, command, ...args], {
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said = `${said}${chunk}`.slice(-MOST_SAID)
      })
    return child
  }
  const network = start(join(tools, 'usr/bin/slirp4netns'), '--configure', `${holder.pid}`, 'tap0')
  const machine = start(
    'nsenter',
    `--target=${holder.pid}`,
    '--mount',
    '--net',
    join(tools, 'usr/bin/systemd-nspawn'),
    '--boot',
    '--keep-unit',
    '--register=no',
    '--machine=heure',
    '--resolv-conf=off',
    '--console=pipe',
    `--directory=${root}`,
    `--bind=${archives}:/var/cache/apt/archives`,
  )
  const type = (script: string, more: Typing = {}) => typed(machine, script, more)
  const end = () => {
    // A machine continues to run if its systemd-nspawn is killed, so its first process is killed.
    const isThere = machine.exitCode === null && machine.signalCode === null
    const first = isThere ? firstProcess(machine) : ''
    if (first !== '') process.kill(Number(first), 'SIGKILL')
    for (const child of [machine, network, holder]) child.kill('SIGKILL')
    rmSync(root, { recursive: true })
  }
  try {
    await booted(machine, type)
  } catch (error) {
    end()
    throw new Error(`Debian does not start: ${(error as Error).message}\nIt said:\n${said}`)
  }
  await type(`systemctl set-environment NODE_EXTRA_CA_CERTS=${CERTIFICATES}`)
  const close = async () => {
    await type('systemctl poweroff')
    await Promise.race([once(machine, 'exit'), passing(30_000)])
    end()
  }
  return { root, type, close }
}

function librariesOf(tools: string): string {
  const system = 'lib/x86_64-linux-gnu'
  const own = [system, `usr/${system}`].flatMap((at) => [join(tools, at), join(tools, at, 'systemd')])
  return [...own, `/${system}/systemd`].join(':')
}

async function booted(machine: ChildProcess, type: Debian['type']): Promise<void> {
  for (const until = Date.now() + BOOT_MS; ; await passing(1000)) {
    const ended = machine.exitCode ?? machine.signalCode
    if (ended !== null) throw new Error(`systemd-nspawn ended with ${ended}`)
    const fault = await type('systemctl is-system-running').then(() => null, String)
    if (fault === null) return
    if (Date.now() > until) throw new Error(`${fault}\n${await type(OPEN).catch(String)}`)
  }
}

/** Returns the first process of the machine, which is the child of systemd-nspawn. */
function firstProcess({ pid }: ChildProcess): string {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
}

async function typed(machine: ChildProcess, script: string, { user, at = '/root', hear }: Typing) {
  const home = user === undefined ? '/root' : `/var/lib/${user}`
  const variables = Object.entries({ ...ENVIRONMENT, HOME: home }).map((one) => one.join('='))
  const as = user === undefined ? [] : ['runuser', '--user', user, '--']
  const shell = [
    'env',
    '--ignore-environment',
    ...variables,
    ...as,
    'sh',
    '-ec',
    `exec 2>&1; cd ${at}\n${script}`,
  ]
  const child = spawn('nsenter', [`--target=${firstProcess(machine)}`, '--all', ...shell])
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    hear?.(said)
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${script}\nended with ${code} and said:\n${said}`)
  return said
}
