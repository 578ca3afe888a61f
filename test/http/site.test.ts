// docs/decisions/0106: the service serves Vite's files to any client. A bad request, or a client that disconnects, leaves no open
// file.
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { Pool } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { mountDesk } from '../../src/desk/mount.ts'
import { mountSite } from '../../src/http/server/site.ts'

const LARGE = 8_000_000
const folder = mkdtempSync(join(tmpdir(), 'sillon-site-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), '<meta content="__SILLON__">')
for (const name of ['large.js', 'gone.js']) writeFileSync(join(folder, 'assets', name), Buffer.alloc(LARGE))
const app = express().set('strict routing', true)
mountDesk(app, {
  config: {
    publicUrl: 'http://127.0.0.1',
    oidcIssuer: undefined,
    mapTiles: 'https://images.exemple.org/{z}/{x}/{y}.jpg',
  },
  objects: { readAddress: async () => ({ url: 'http://127.0.0.1/', expire_le: '' }) },
  pool: new Pool({ connectionString: 'postgresql://127.0.0.1:1/none' }),
  limiters: { verification: (_req, _res, next) => next() },
})
mountSite(app, { folder, base: '/site', policy: () => "default-src 'none'" }, {})
const server = app.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
const read = (name: string, headers = {}) =>
  fetch(`http://127.0.0.1:${port}/site/assets/${name}`, { headers }).then(async (answer) => ({
    status: answer.status,
    bytes: (await answer.arrayBuffer()).byteLength,
  }))

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** Counts the files of the site that this process has open. */
function held(): number {
  return readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(join('/proc/self/fd', fd)).startsWith(folder)
    } catch {
      return false
    }
  }).length
}

// Begins to read a file, and disconnects.
function breakOff(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET /site/assets/large.js HTTP/1.1\r\nHost: x\r\n\r\n'),
    )
    socket.once('data', () => socket.destroy())
    socket.once('close', () => resolve())
    socket.once('error', reject)
  })
}

test('a file whose reader went away is closed', async () => {
  for (let reader = 0; reader < 5; reader += 1) await breakOff()
  await expect.poll(held).toBe(0)
})

test.each(['bytes=5-2', 'bytes=-5', 'bytes=99999999-', 'x'])(
  '%s is no range: the file is sent whole',
  async (range) => {
    expect(await read('large.js', { range })).toEqual({ status: 200, bytes: LARGE })
  },
)

test('a file that was taken away meanwhile ends one answer, and no service', async () => {
  rmSync(join(folder, 'assets', 'gone.js'))
  await expect(read('gone.js')).rejects.toThrow()
  expect(await read('large.js')).toEqual({ status: 200, bytes: LARGE })
})

test('the workbench is one page at every address of its own, and what is not there is kept by nobody', async () => {
  for (const place of ['/bureau', '/bureau/', '/bureau/lots']) {
    const { status, headers } = await fetch(`http://127.0.0.1:${port}${place}`)
    expect([place, status, headers.get('content-type')]).toEqual([place, 200, 'text/html; charset=utf-8'])
  }
  const gone = await fetch(`http://127.0.0.1:${port}/bureau/assets/gone.js`)
  expect(gone.headers.get('cache-control')).toBe('no-store')
})

test('a build that is being made is a page that says how far it is, and turns into the page once it is there', async () => {
  const made = mkdtempSync(join(tmpdir(), 'sillon-site-'))
  const dist = join(made, 'dist')
  const other = express()
  const site = mountSite(other, { folder: dist, base: '/site', policy: () => "default-src 'none'" }, {})
  other.get('/site', (_req, res) => (site.isThere() ? site.send(res) : res.sendStatus(404)))
  const listening = other.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const ask = async () => {
    const answer = await fetch(`http://127.0.0.1:${(listening.address() as AddressInfo).port}/site`)
    return [answer.status, await answer.text()] as const
  }
  try {
    expect((await ask())[0]).toBe(404)
    writeFileSync(`${dist}.progress`, 'npm packages: <12> folders')
    const [status, text] = await ask()
    expect(status).toBe(503)
    expect(text).toContain('npm packages: &lt;12> folders')
    expect(text).toContain('http-equiv="refresh"')
    mkdirSync(join(dist, 'assets'), { recursive: true })
    writeFileSync(join(dist, 'index.html'), 'the page')
    expect((await ask())[0]).toBe(503)
    rmSync(`${dist}.progress`)
    expect(await ask()).toEqual([200, 'the page'])
  } finally {
    listening.close()
    rmSync(made, { recursive: true })
  }
})
