// Podman as the image tests run it, for machines without a container engine: its images, layers and volumes are in the user's
// cache, and no registry is used. Containers have separate mounts and a separate network, so that their ports do not collide with
// the machine's.
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cached, installPrograms, installTools, run } from '../support/foreignTools.ts'

/** A running podman; `close` ends it with its containers and volumes. */
export type Podman = {
  podman(...args: readonly string[]): Promise<string>
  /** Runs a program of this machine in the network of the containers. */
  within(program: string, args: readonly string[], cwd: string): Promise<string>
  /** Starts a program in that network, which runs until `close`. */
  background(program: string, args: readonly string[]): void
  build(image: string, context: string, dockerfile: string, ...options: readonly string[]): Promise<void>
  close(): Promise<void>
}

const PROGRAMS = {
  '/usr/bin/podman': 'podman',
  '/usr/bin/crun': 'crun',
  '/usr/lib/podman/netavark': 'netavark',
  '/usr/lib/podman/aardvark-dns': 'aardvark-dns',
  '/usr/sbin/iptables': 'iptables',
  '/usr/bin/catatonit': 'catatonit',
  '/usr/sbin/debootstrap': 'debootstrap',
}
const NPM = '11.19.1'
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'
const NODE_FILE = `ARG DEBIAN_IMAGE
FROM \${DEBIAN_IMAGE}
RUN groupadd --gid 1000 node && useradd --uid 1000 --gid node --shell /bin/bash --create-home node
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
CMD ["node"]
`

/**
 * The base images that the project's Dockerfiles name: Debian, with the suite from which each is made, and the image with Node,
 * on the first Debian.
 */
export type Bases = { readonly debian: Readonly<Record<string, string>>; readonly node: string }

/** Opens podman with the base images: Debian made by debootstrap, and this Node on it. */
export async function openPodman(images: Bases): Promise<Podman> {
  if (process.getuid?.() !== 0) throw new Error('images are built and run by root here')
  await installPrograms(PROGRAMS)
  const home = await cached('podman', async () => undefined)
  const environment = configure(home)
  // This process holds the namespaces. crun refuses machines with both versions of control groups, so the process sees only the
  // older one. It hides the networks that a killed run left behind.
  const setUp = [
    'umount /sys/fs/cgroup/unified 2>/dev/null',
    'mkdir -p /run/containers',
    'mount -t tmpfs tmpfs /run/containers',
    'ip link set lo up',
    'echo ready',
    'exec sleep infinity',
  ].join('; ')
  const holder = spawn('unshare', ['--mount', '--net', '--propagation', 'private', 'sh', '-c', setUp])
  await new Promise((resolve, reject) => holder.stdout.once('data', resolve).once('error', reject))
  const entering = (program: string, args: readonly string[], cwd: string) => [
    `--target=${holder.pid}`,
    '--mount',
    '--net',
    `--wd=${cwd}`,
    'env',
    ...environment,
    program,
    ...args,
  ]
  const within = (program: string, args: readonly string[], cwd: string) =>
    run('nsenter', entering(program, args, cwd), cwd)
  const started: ChildProcess[] = []
  const background = (program: string, args: readonly string[]) => {
    started.push(spawn('nsenter', entering(program, args, home), { stdio: 'ignore', detached: true }))
  }
  // Builds use package registries, so they keep the network of the machine.
  const outside = (...args: readonly string[]) =>
    run('nsenter', [`--target=${holder.pid}`, '--mount', 'env', ...environment, 'podman', ...args], home)
  const podman = (...args: readonly string[]) => within('podman', args, home)
  const build = async (image: string, context: string, dockerfile: string, ...more: readonly string[]) => {
    const mounts = [
      `--volume=${home}/npmrc:/root/.npmrc:ro`,
      `--volume=${CERTIFICATES}:/ca.pem:ro`,
      // As in Debian's public images, package archives are in no layer; they are downloaded only once.
      `--volume=${home}/apt:/var/cache/apt/archives`,
    ]
    const options = ['--network=host', '--pull=never', `--signature-policy=${home}/policy.json`, ...mounts]
    await outside('build', ...options, ...more, `--tag=${image}`, `--file=${dockerfile}`, context)
  }
  const clear = async () => {
    await podman('rm', '--force', '--all', '--time=5')
    await podman('volume', 'rm', '--all', '--force')
  }
  await clear()
  await makeBases({ home, images, outside, build })
  const close = async () => {
    for (const { pid } of started) if (pid !== undefined) process.kill(-pid, 'SIGKILL')
    await clear()
    holder.kill('SIGKILL')
  }
  return { podman, within, background, build, close }
}

type Making = {
  readonly home: string
  readonly images: Bases
  readonly outside: (...args: readonly string[]) => Promise<string>
  readonly build: (
    image: string,
    context: string,
    dockerfile: string,
    ...more: readonly string[]
  ) => Promise<void>
}

async function makeBases({ home, images: { debian, node }, outside, build }: Making): Promise<void> {
  const there = await outside('images', '--format', '{{.Repository}}:{{.Tag}}')
  const lacks = (image: string) => !there.split('\n').includes(`docker.io/library/${image}`)
  for (const [image, suite] of Object.entries(debian).filter(([one]) => lacks(one))) {
    const options = ['--variant=minbase', suite]
    const made = await cached(`debootstrap ${options.join(' ')}`, async (folder) => {
      const root = join(folder, 'root')
      await run('debootstrap', [...options, root], folder)
      const left = ['--exclude=./var/cache/apt/archives/*', '--exclude=./var/lib/apt/lists/*']
      await run('tar', ['-C', root, ...left, '-cf', join(folder, 'debian.tar'), '.'], folder)
      await run('rm', ['-r', root], folder)
    })
    await outside('import', join(made, 'debian.tar'), `docker.io/library/${image}`)
  }
  if (lacks(node)) {
    const context = join(home, 'node')
    mkdirSync(context, { recursive: true })
    writeFileSync(join(context, 'Dockerfile'), NODE_FILE)
    cpSync(process.execPath, join(context, 'node'))
    cpSync(join(await installTools({ npm: NPM }), 'npm'), join(context, 'npm'), { recursive: true })
    const base = `--build-arg=DEBIAN_IMAGE=docker.io/library/${Object.keys(debian)[0]}`
    await build(`docker.io/library/${node}`, context, join(context, 'Dockerfile'), base)
  }
}

// Writes podman's settings; returns the variables that name their files.
function configure(home: string): readonly string[] {
  const files = {
    'containers.conf': `[containers]
default_ulimits = []
pids_limit = 0
[engine]
cgroup_manager = "cgroupfs"
events_logger = "file"
runtime = "crun"
init_path = "/usr/bin/catatonit"
[network]
network_backend = "netavark"
network_config_dir = "${home}/networks"
`,
    'storage.conf': `[storage]
driver = "overlay"
graphroot = "${home}/images"
runroot = "${home}/run"
`,
    'registries.conf': 'unqualified-search-registries = ["docker.io"]\nshort-name-mode = "permissive"\n',
    'policy.json': '{"default":[{"type":"insecureAcceptAnything"}]}\n',
    // The npm of a build uses the certificates of this machine, which stay in no layer.
    npmrc: 'cafile=/ca.pem\n',
  }
  for (const folder of ['tmp', 'apt']) mkdirSync(join(home, folder), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(home, name), text)
  return [
    `CONTAINERS_CONF=${home}/containers.conf`,
    `CONTAINERS_STORAGE_CONF=${home}/storage.conf`,
    `CONTAINERS_REGISTRIES_CONF=${home}/registries.conf`,
    `TMPDIR=${home}/tmp`,
  ]
}
