// Acts of the desks by rows. Each is done while another person does the same first: its form says why the service refuses. Then it is
// done on a record of its own. The records, and what is typed, are the ordinary requests of the generated tests (`test/api/support`).
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { en } from '../../../apps/bureau/src/parts/act/en.ts'
import { fr } from '../../../apps/bureau/src/parts/act/fr.ts'
import { KINDS } from '../../../apps/bureau/src/parts/fiche/kinds.ts'
import { en as formEn } from '../../../apps/bureau/src/parts/form/en.ts'
import { fr as formFr } from '../../../apps/bureau/src/parts/form/fr.ts'
import { loadWrites } from '../../../apps/bureau/src/parts/form/schema.ts'
import { ROUTES } from '../../../src/routes/table.ts'
import { type Api, apiOf } from '../../api/support/api.ts'
import { openScene, ordinary } from '../../api/support/ordinary.ts'
import type { Ask, Scene } from '../../api/support/scene.ts'
import { type Look, openWorkbench, type Walk, type Workbench } from './desk.ts'
import { typeBody } from './typing.ts'

/** An act with a form in the workbench. */
export type Operation = Exclude<
  keyof typeof fr,
  'titre' | 'aucun' | 'impossibles' | 'etat' | 'droit' | 'fait'
>

/** An act to walk, with all in which it differs from the others. */
export type Row = {
  readonly act: Operation
  /** The refusal that the form shows. */
  readonly code: string
  /** The request to make in the form, if not the ordinary one. */
  readonly ask?: (stage: Stage) => Promise<Ask>
  /** The request that the service refuses as it is, without another person. */
  readonly refused?: (stage: Stage) => Promise<Ask>
  /** The path of the screen with its button, if not that of the record. */
  readonly at?: (ask: Ask, stage: Stage) => string | Promise<string>
  /** The words in the row of the table that has the button. */
  readonly inRow?: (ask: Ask, stage: Stage) => string | Promise<string>
  /** The act of another person while the form is open; by default the same one. */
  readonly meanwhile?: (ask: Ask, stage: Stage) => Promise<unknown>
  /** Puts back what stood in the way, so that the same form can be sent again. */
  readonly after?: (ask: Ask, stage: Stage) => Promise<unknown>
  /** Members that are typed otherwise for the refusal; no other person acts then. */
  readonly wrong?: (ask: Ask, stage: Stage) => object | Promise<object>
}

/** The service with its ordinary records. */
export type Stage = { readonly bench: Workbench; readonly api: Api; readonly scene: Scene }

const ACTS = { fr, en }
const FORMS = { fr: formFr, en: formEn }
const WRITES = await loadWrites()
const PATIENCE_MS = 20_000

/** Opens the workbench on the demo without its season, on which ordinary requests succeed. */
export async function openStage(): Promise<Stage> {
  const bench = await openWorkbench({}, 'demo')
  // The first query makes the schema, which a page of a busy machine would not wait for.
  await bench.server.post('/graphql', { query: '{ __typename }' }, 'direction')
  const api = await apiOf(bench.server, (as) => bench.server.token(as))
  return { bench, api, scene: await openScene(api) }
}

/** Walks through acts of one person, each refused and done; an act that fails hides no other. */
export async function walkActs(stage: Stage, look: Look & { readonly as: string }, rows: readonly Row[]) {
  await stage.bench.walk(look, async (walk) => {
    walk.page.setDefaultTimeout(PATIENCE_MS)
    const faults: string[] = []
    for (const row of rows)
      await walkAct(stage, walk, look, row).catch(async (error: unknown) => {
        await walk.picture(`act ${row.act}`)
        faults.push(`${row.act}: ${String(error).slice(0, 1200)}`)
        await leave(walk, look.langue ?? 'fr')
      })
    expect(faults).toEqual([])
  })
}

async function walkAct(stage: Stage, walk: Walk, { as, langue = 'fr' }: Look & { as: string }, row: Row) {
  const { api, scene } = stage
  const { page } = walk
  const route = ROUTES.find(({ name }) => name === row.act)
  const write = WRITES[row.act]
  if (route === undefined || write === undefined) throw new Error('no such write')
  const prepare = async (): Promise<Ask> => row.ask?.(stage) ?? ordinary(api, scene, route)
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: ACTS[langue][row.act], exact: true })
  const type = (body: unknown) => typeBody({ page, api, as, langue }, write.schema, (body ?? {}) as object)
  const open = async (ask: Ask) => {
    const place = (await row.at?.(ask, stage)) ?? placeOf(row.act, route.path, ask)
    // The page does not know of a record that was made meanwhile.
    await (page.url().endsWith(`/bureau${place}`) ? walk.go(place) : walk.to(place))
    await (await buttonOf(walk, ACTS[langue][row.act], await row.inRow?.(ask, stage))).click()
    await walk.settle()
    const clear = dialog.getByRole('button', { name: FORMS[langue].recommencer })
    if ((await clear.count()) > 0) await clear.click()
    await walk.settle()
  }
  const again = async (ask: Ask) =>
    api.send(write.method, ask.path, {
      as: ask.as,
      body: ask.body ?? (route.method === 'POST' ? {} : undefined),
    })

  const refused = await (row.refused?.(stage) ?? prepare())
  await open(refused)
  await type({ ...(refused.body as object), ...(await row.wrong?.(refused, stage)) })
  if (row.meanwhile !== undefined) await row.meanwhile(refused, stage)
  else if (row.wrong === undefined && row.refused === undefined)
    expect((await again(refused)).text).not.toContain('"erreur"')
  await send.click()
  await dialog.getByRole('alert').filter({ hasText: row.code }).first().waitFor()
  await walk.settle()
  // Dialogs that ask for a reason alone are alike.
  if (Object.keys((refused.body ?? {}) as object).length > 1) await walk.expectGood()
  const isSame = row.after !== undefined
  await row.after?.(refused, stage)
  if (!isSame) {
    await dialog.getByRole('button', { name: FORMS[langue].fermer }).last().click()
    await dialog.waitFor({ state: 'detached' })
    const done = await prepare()
    await open(done)
    await type(done.body)
  }
  await send.click()
  await dialog.waitFor({ state: 'detached' })
  await walk.settle()
}

async function buttonOf({ page }: Walk, name: string, inRow: string | undefined): Promise<Locator> {
  const all = page.getByRole('main')
  const within = inRow === undefined ? all : all.getByRole('row', { name: new RegExp(`^${inRow}`) }).first()
  return within.getByRole('button', { name, exact: true }).first()
}

// Closes the form that an act left open.
async function leave({ page }: Walk, langue: 'fr' | 'en') {
  const close = page.getByRole('dialog').getByRole('button', { name: FORMS[langue].fermer })
  if ((await close.count()) > 0) await close.last().click()
}

// The screen of the record in the path of a request, or of the list that makes one.
function placeOf(act: Operation, path: string, ask: Ask): string {
  const list = act.slice(0, act.indexOf('_'))
  const maker = KINDS.find(({ create }) => create === act)
  if (maker !== undefined) return maker.path
  const kind =
    KINDS.find(({ edit, acts = [] }) => [edit, ...acts].some((one) => one?.operation === act)) ??
    KINDS.find((one) => one.list === `/v1/${list}`)
  const screen = kind?.path ?? `/${list}`
  // The acts of a kind without sheets stand in its rows.
  if (kind !== undefined && kind.one === undefined) return screen
  const shape = new RegExp(`^${path.replace(':id', '(?<id>[^/]+)').replaceAll(/:[a-z_]+/g, '[^/]+')}$`)
  return `${screen}?id=${shape.exec(ask.path)?.groups?.id}`
}
