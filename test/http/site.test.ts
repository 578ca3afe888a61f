// docs/decisions/0106: «a service that runs serves what was there when it started», and nothing that happens to its files ends it.
import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mountSite } from '../../src/http/site.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-'))
const LARGE = 'large.js'
const app = express()
const server = createServer(app)
const port = () => (server.address() as AddressInfo).port
const get = (name: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port()}/pages/assets/${name}`, { headers })
const openFiles = () =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).endsWith(LARGE)
    } catch {
      return false // it was closed meanwhile
    }
  }).length

describe('the files of a site', () => {
  beforeAll(async () => {
    await mkdir(join(folder, 'assets'))
    writeFileSync(join(folder, 'index.html'), '<meta content="__SILLON__">')
    for (const name of ['gone.js', 'small.js']) writeFileSync(join(folder, 'assets', name), 'export {}')
    writeFileSync(join(folder, 'assets', LARGE), Buffer.alloc(30_000_000))
    mountSite(app, { folder, base: '/pages', policy: () => "default-src 'none'" }, {})
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true })
  })

  test('one that is gone since ends its own answer; the service goes on', async () => {
    rmSync(join(folder, 'assets', 'gone.js'))
    await expect(get('gone.js').then((response) => response.text())).rejects.toThrow()
    expect(await (await get('small.js')).text()).toBe('export {}')
  })

  test('whoever leaves while a file is sent leaves none open', async () => {
    const leave = () =>
      new Promise<void>((resolve) => {
        const socket = connect(port(), '127.0.0.1', () =>
          socket.write(`GET /pages/assets/${LARGE} HTTP/1.1\r\nHost: x\r\n\r\n`),
        )
        socket.once('data', () => socket.destroy())
        socket.once('close', () => resolve())
      })
    await Promise.all(Array.from({ length: 8 }, leave))
    await expect.poll(openFiles).toBe(0)
  })

  test('a part that can not be is the whole', async () => {
    const whole = await get('small.js', { range: 'bytes=9-3' })
    expect([whole.status, await whole.text()]).toEqual([200, 'export {}'])
  })
})
