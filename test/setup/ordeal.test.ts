// docs/decisions/0097: «Each figure has a negative control»; «what this machine can not do is not run, and never passed».
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, relative } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { mountDisk } from '../../lab/ordeal/disk.ts'
import { documentOf, exitCodeOf, type Found, tableOf, verdictOf } from '../../lab/ordeal/figure.ts'
import { openNetwork } from '../../lab/ordeal/network.ts'
import { limitOf } from '../../lab/ordeal/part.ts'
import { proofOf, withResult } from '../../lab/ordeal/proof.ts'
import { within } from '../../lab/ordeal/within.ts'
import type { Lifetime } from '../../src/process/lifetime.ts'
import { copyTree } from '../support/breakages/tree.ts'

const told = { what: 'one taken away', isTold: true }
const passed: Found = { what: 'killed', measured: { acknowledged: 400 }, losses: [], control: told }
const lost: Found = { ...passed, losses: ['AB12: batch 1, 1 of 50 missing'] }
const unproved: Found = { ...passed, control: { ...told, isTold: false } }
const notRun: Found = { what: 'disk full', notRun: 'mounting is not allowed here' }

test('a loss ends it with 1, and so does a control that does not tell; what was not run has not passed', () => {
  expect([passed, lost, unproved, notRun].map(verdictOf)).toEqual(['passed', 'lost', 'unproved', 'not run'])
  expect(
    [[passed], [passed, notRun], [passed, lost], [passed, unproved], [notRun], []].map(exitCodeOf),
  ).toEqual([0, 0, 1, 1, 1, 1])
  const lines = tableOf([passed, lost, notRun])
  for (const line of [
    /passed +killed +acknowledged 400 +one taken away/,
    /✗ killed: AB12/,
    /not run +disk full/,
  ])
    expect(lines).toMatch(line)
  const circumstances = {
    date: '2026-01-01T00:00:00.000Z',
    commit: null,
    changed: false,
    seed: 7,
    grandeur: 'ordinaire',
  }
  const { seed, figures } = JSON.parse(documentOf(circumstances, [lost, notRun]))
  expect([seed, figures[0].verdict, figures[0].losses, figures[1].verdict]).toEqual([
    7,
    'lost',
    lost.losses,
    'not run',
  ])
})

test('a part closes what it opened at its own end; interrupted it closes too, and what does not close is dropped', async () => {
  const [said, drops, verb] = [[] as string[], [] as (() => unknown)[], new AbortController()]
  const life: Lifetime = {
    ending: verb.signal,
    defer: (_, drop = () => undefined) => void drops.push(drop),
  }
  const open = ({ defer }: Lifetime, name: string, closed?: Promise<void>) => {
    const close = () => {
      said.push(`${name} closed`)
      return closed
    }
    defer(close, () => said.push(`${name} dropped`))
  }
  await within(life, async (own) => {
    open(own, 'mount')
    open(own, 'cluster')
  })
  expect(said.splice(0)).toEqual(['cluster closed', 'mount closed'])
  const interrupted = within(life, async (own) => {
    open(own, 'mount')
    open(own, 'cluster', new Promise(() => undefined))
    await new Promise(() => undefined)
  })
  interrupted.catch(() => undefined)
  verb.abort()
  await expect.poll(() => said, { timeout: 5_000 }).toEqual(['cluster closed'])
  for (const drop of drops) drop()
  expect(said).toEqual(['cluster closed', 'cluster dropped', 'mount dropped'])
})

test('what a round takes after a return is judged as the book says where the machine is quiet', () => {
  expect([400, 1_500, 1_501, 8_000].map(limitOf)).toEqual([5_000, 5_000, 6_501, 13_000])
})

test('a disk is filled to its last byte and given back; where none can be mounted there is none', async () => {
  const folder = mkdtempSync(join(inject('sillon').folder, 'disque-'))
  const closers: (() => unknown)[] = []
  const disk = await mountDisk({ defer: (close) => void closers.push(close) }, folder, 1)
  const write = () => writeFileSync(join(folder, 'un'), 'x')
  if (disk === null) return
  try {
    disk.fill()
    expect(write).toThrow('ENOSPC')
    disk.free()
    write()
  } finally {
    for (const close of closers) await close()
  }
  expect(readdirSync(folder), 'unmounted').toEqual([])
})

test('the page of proof says of each part at which size it was run last, and keeps what is not run again', () => {
  const parts = { serveur: { what: 'kills' }, fuzz: { what: 'requests' }, murs: { what: 'walls' } }
  const first = {
    date: '2026-01-01T00:00:00.000Z',
    commit: 'a'.repeat(40),
    changed: false,
    seed: 7,
    grandeur: 'complete',
  }
  const page = proofOf(
    '',
    parts,
    first,
    new Map([
      ['serveur', [passed]],
      ['fuzz', [notRun]],
    ]),
  )
  const again = { ...first, date: '2026-02-02T00:00:00.000Z', changed: true, seed: 8, grandeur: 'ordinaire' }
  const next = proofOf(page, parts, again, new Map([['fuzz', [lost]]]))
  const sections = next.split(/^(?=## )/m)
  expect(sections.map((section) => /^## `(\w+)`/.exec(section)?.[1])).toEqual([
    undefined,
    'serveur',
    'fuzz',
    'murs',
  ])
  expect(sections[1]).toMatch(
    /2026-01-01, size `complete`, commit `a{12}`, seed 7\.\n\n- \*\*passed\*\*: killed/,
  )
  expect(sections[2]).toMatch(
    /2026-02-02, size `ordinaire`, commit `a{12}` and changes beside it, seed 8[\s\S]*\*\*lost\*\*: killed[\s\S]* {2}- AB12/,
  )
  expect(sections[3]).toContain('It was not run yet')
  expect(proofOf(next, parts, again, new Map())).toBe(next)
  const lines = ['**passed**: installed']
  const told = withResult(next, { name: 'packages', what: 'both', when: '2026-03-03', lines })
  expect(told).toContain('## `packages`\n\nBoth.\n\n2026-03-03.\n\n- **passed**: installed\n')
  expect(proofOf(told, parts, again, new Map()), 'the ordeal keeps it').toBe(told)
})

test('the network forwards, delays, halves, swallows and cuts', async () => {
  const body = 'x'.repeat(2_000)
  const server = createServer((_, response) => void setTimeout(() => response.end(body), 50))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const network = await openNetwork(() => 0)
  onTestFinished(() => {
    network.close()
    server.close()
  })
  const { port } = server.address() as { port: number }
  const ask = async () => (await fetch(network.url)).text()
  await expect(ask(), 'leads nowhere yet').rejects.toThrow()
  network.lead(`http://127.0.0.1:${port}`)
  expect(await ask()).toBe(body)
  const begun = performance.now()
  network.turn('delays')
  expect(await ask()).toBe(body)
  expect(performance.now() - begun).toBeGreaterThan(250)
  for (const weather of ['halves', 'swallows', 'cuts'] as const) {
    network.turn(weather)
    await expect(ask(), weather).rejects.toThrow()
  }
  network.turn('clear')
  expect(await ask()).toBe(body)
})

test('a copy of the tree has the packages that are installed, and its own folders as those that are its own', () => {
  const folder = mkdtempSync(join(inject('sillon').folder, 'arbres-'))
  const [from, to] = [join(folder, 'de'), join(folder, 'vers')]
  for (const place of ['packages/telephone', 'node_modules/@sillon', 'node_modules/autre'])
    mkdirSync(join(from, place), { recursive: true })
  symlinkSync('../../packages/telephone', join(from, 'node_modules/@sillon/telephone'))
  copyTree(from, to)
  const leadsTo = (place: string) => relative(folder, realpathSync(join(to, 'node_modules', place)))
  expect([leadsTo('@sillon/telephone'), leadsTo('autre')]).toEqual([
    'vers/packages/telephone',
    'de/node_modules/autre',
  ])
})
