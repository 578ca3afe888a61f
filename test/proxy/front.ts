// Starts a proxy as ops/proxy configures it, in front of services in this process, with a test certificate.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, inject } from 'vitest'
import { until } from '../concurrency/support/sessions.ts'
import { freePort } from '../setup/support/processes.ts'
import { ROOT } from '../support/foreignTools.ts'

/** The host name in both configuration files, and the service to which they forward. */
const NAME = 'sillon.exemple.org'
const SERVICE = '127.0.0.1:3000'

/**
 * The proxies: the Debian package of each, its version, and the command that starts it with a folder that contains its
 * configuration.
 */
export const PROXIES = {
  nginx: { file: 'nginx.conf', program: 'usr/sbin/nginx', version: ['-v'], start: startOfNginx },
  caddy: { file: 'Caddyfile', program: 'usr/bin/caddy', version: ['version'], start: startOfCaddy },
} as const

/** The addresses of a proxy and of its services. */
export type Ports = { readonly https: number; readonly http: number; readonly services: readonly number[] }

/** Returns free ports for a proxy and two services. */
export async function freePorts(): Promise<Ports> {
  return { https: await freePort(), http: await freePort(), services: [await freePort(), await freePort()] }
}

/** Makes a certificate for localhost, which this process trusts until the test file ends. */
export function certificate(): { readonly crt: string; readonly key: string } {
  const folder = mkdtempSync(join(inject('sillon').folder, 'certificat-'))
  const [crt, key] = [join(folder, 'tls.crt'), join(folder, 'tls.key')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', crt]
  execFileSync('openssl', [...made, ...subject], { stdio: 'ignore' })
  const before = getCACertificates('default')
  setDefaultCACertificates([...before, readFileSync(crt, 'utf8')])
  afterAll(() => setDefaultCACertificates(before))
  return { crt, key }
}

/** Runs a proxy with its file from ops/proxy, changed only in places that an operator changes, and on free ports. */
export async function startProxy(
  kind: keyof typeof PROXIES,
  unpacked: string,
  { crt, key }: ReturnType<typeof certificate>,
  { https, http, services }: Ports,
): Promise<void> {
  const { file, program, start } = PROXIES[kind]
  const folder = mkdtempSync(join(inject('sillon').folder, `${kind}-`))
  chmodSync(folder, 0o755)
  const text = readFileSync(join(ROOT, 'ops/proxy', file), 'utf8')
  const addresses = services.map((port) => `127.0.0.1:${port}`)
  const args = start({ folder, text, addresses, crt, key, https, http })
  const env = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const child = spawn(join(unpacked, program), args, {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const gone = once(child, 'exit')
  afterAll(async () => {
    child.kill('SIGTERM')
    await gone
  })
  await until(`${kind} is up`, async () => {
    if (child.exitCode !== null) throw new Error(`${kind} ended and said: ${said}`)
    return fetch(`https://localhost:${https}/sante`).then(
      () => true,
      () => false,
    )
  })
}

type Given = Omit<Ports, 'services'> & {
  readonly folder: string
  readonly text: string
  readonly addresses: readonly string[]
  readonly crt: string
  readonly key: string
}

function startOfNginx({ folder, text, addresses, crt, key, https, http }: Given): string[] {
  const [service = ''] = /^.*server 127.*\n/m.exec(text) ?? []
  const site = text
    .replace(service, addresses.map((address) => service.replace(SERVICE, address)).join(''))
    .replaceAll(NAME, 'localhost')
    .replace('/etc/ssl/sillon.crt', crt)
    .replace('/etc/ssl/sillon.key', key)
    .replace('listen 443', `listen 127.0.0.1:${https}`)
    .replace('listen 80', `listen 127.0.0.1:${http}`)
  writeFileSync(join(folder, 'site.conf'), site)
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
    mkdirSync(join(folder, name))
    return `${name}_temp_path ${join(folder, name)};`
  })
  const whole = `daemon off; pid ${join(folder, 'pid')}; error_log stderr;\nevents {}\nhttp { access_log off;
    ${kept.join(' ')} include ${join(folder, 'site.conf')}; }\n`
  writeFileSync(join(folder, 'nginx.conf'), whole)
  return ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')]
}

function startOfCaddy({ folder, text, addresses, crt, key, https, http }: Given): string[] {
  const site = text
    .replace(NAME, () => `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n}\nlocalhost`)
    .replace('localhost {', `localhost {\n\tbind 127.0.0.1\n\ttls ${crt} ${key}`)
    .replace(SERVICE, addresses.join(' '))
  writeFileSync(join(folder, 'Caddyfile'), site)
  return ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']
}
