// The package as a phone runs it: bundled for no platform, in syntax that Hermes reads, in an environment with little more than
// the language: no `crypto`, `AbortSignal.timeout`, `structuredClone`, `Buffer`, `process`, `performance`, `URL`.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { runInNewContext } from 'node:vm'
import type * as opSqlite from '@sillon/telephone/adapters/opSqlite'
import type * as clock from '@sillon/telephone/clock'
import { fingerprint } from '@sillon/telephone/envelope'
import type * as files from '@sillon/telephone/files'
import type * as ids from '@sillon/telephone/ids'
import type * as phone from '@sillon/telephone/phone'
import type * as sqlStore from '@sillon/telephone/sqlStore'
import type * as sync from '@sillon/telephone/sync'
import type { Enveloppe } from '@sillon/telephone/types'
import { build } from 'esbuild'
import { parse } from 'hermes-parser'
import { expect, test } from 'vitest'
import { asOpSqlite } from './sqlites.ts'
import { collecte, newWorld, phoneOf } from './support.ts'

type Telephone = typeof clock &
  typeof files &
  typeof ids &
  typeof opSqlite &
  typeof phone &
  typeof sqlStore &
  typeof sync

const ROOT = join(import.meta.dirname, '..', '..')
const names = (folder: string) =>
  readdirSync(join(ROOT, 'packages/telephone', folder))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}${name.slice(0, -3)}`)
const PRIVATE = ['answer', 'deadline', 'restored', 'rows']

async function bundle(): Promise<string> {
  const modules = [...names(''), ...names('adapters/'), ...names('values/')].filter(
    (name) => !PRIVATE.includes(name),
  )
  const contents = modules.map((name) => `export * from '@sillon/telephone/${name}'`).join('\n')
  const { outputFiles, warnings } = await build({
    stdin: { contents, resolveDir: ROOT },
    bundle: true,
    write: false,
    platform: 'neutral',
    format: 'iife',
    globalName: 'telephone',
  })
  expect(warnings).toEqual([])
  return outputFiles[0]?.text ?? ''
}

test('it is bundled, read by Hermes, and does a day’s work on a phone', async () => {
  const code = await bundle()
  expect(parse(code, { sourceType: 'script' }).type).toBe('Program')

  const world = newWorld()
  const given = { setTimeout, clearTimeout, AbortController, TextEncoder }
  const on = runInNewContext(`${code};telephone`, given) as Telephone
  const without = runInNewContext('[typeof crypto, typeof structuredClone, typeof process, typeof URL]')
  expect(without).toEqual(Array(4).fill('undefined'))

  expect(() => on.newId()).toThrow(expect.objectContaining({ code: 'hasard_absent' }))
  let made = 0
  on.makeIdsBy(() => `01900000-0000-7000-8000-${String(++made).padStart(12, '0')}`)
  const { server, retry, versions } = await phoneOf(world)
  const field = await on.openPhone({
    server,
    retry,
    versions,
    ...(await on.openSqlParts(await on.opSqlite(asOpSqlite(new DatabaseSync(':memory:'))))),
    clock: on.bootClock({ elapsedMs: () => world.time, bootId: () => 'boot' }),
    reduire: async (photo) => ({ ...photo, contenu: photo.contenu.slice(0, 3) }),
  })
  await on.enrol(field, 'ABCD-1234')
  const contenu = new TextEncoder().encode('une photo')
  const piece = await on.keepFile(field, { role: 'photo', type_media: 'image/jpeg', contenu })
  const { texte } = await on.capture(field, { ...collecte(), pieces_jointes: [piece] })
  const envelope = JSON.parse(texte) as Enveloppe
  expect(envelope.empreinte).toBe(await fingerprint(envelope))
  expect(envelope.horloge).toMatchObject({ ms_depuis_ref: 0 })
  const bilan = await on.synchronize(field)
  expect(bilan).toMatchObject({ issue: 'termine', fichiers: { envoyes: 1 }, erreur: null })
  expect(bilan.resultats).toMatchObject([{ commande_id: envelope.id, issue: 'acceptee' }])
  expect(world.service.files.get(piece.fichier_id)).toHaveLength(3)
})
