// Acts on the screens, as rows of a table. For each, another person first does the same act while its form is open, and the form
// must say why the service refuses. Then the act is done on another record. The records and the typed values are those of the
// generated tests' ordinary requests (`test/api/support`).
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { en } from '../../../apps/bureau/src/parts/act/en.ts'
import { fr } from '../../../apps/bureau/src/parts/act/fr.ts'
import { hasSheet } from '../../../apps/bureau/src/parts/fiche/kind.ts'
import { KINDS } from '../../../apps/bureau/src/parts/fiche/kinds.ts'
import { en as formEn } from '../../../apps/bureau/src/parts/form/en.ts'
import { fr as formFr } from '../../../apps/bureau/src/parts/form/fr.ts'
import { askingFor, openPlaceholders } from '../../../apps/bureau/src/parts/form/placeholders.ts'
import { loadWrites } from '../../../apps/bureau/src/parts/form/schema.ts'
import { ROUTES } from '../../../src/routes/table.ts'
import { type Api, apiOf } from '../../api/support/api.ts'
import { openScene, ordinary } from '../../api/support/ordinary.ts'
import type { Ask, Scene } from '../../api/support/scene.ts'
import { UNREFUSED } from '../../support/walks.ts'
import { type Look, openWorkbench, type Walk, type Workbench } from './desk.ts'
import { typeBody } from './typing.ts'

/** An act with a form in the workbench. */
export type Operation = Exclude<
  keyof typeof fr,
  'titre' | 'aucun' | 'impossibles' | 'etat' | 'droit' | 'fait'
>

/** An act to test, with everything in which it differs from the other acts. */
export type Row = {
  readonly act: Operation
  /** The code of the refusal that the form must show; null of an act that no screen can have refused (`UNREFUSED`). */
  readonly code: string | null
  /** The request to type into the form; by default the ordinary one. */
  readonly ask?: (stage: Stage) => Promise<Ask>
  /** A request that the service refuses by itself, without an act of another person. */
  readonly refused?: (stage: Stage) => Promise<Ask>
  /** The path of the screen with the act's button; by default that of the record. */
  readonly at?: (ask: Ask, stage: Stage) => string | Promise<string>
  /** The text of the table row that contains the button. */
  readonly inRow?: (ask: Ask, stage: Stage) => string | Promise<string>
  /** The act of another person while the form is open; by default the same act. */
  readonly meanwhile?: (ask: Ask, stage: Stage) => Promise<unknown>
  /** Undoes the other person's act, so that the same form can be sent again. */
  readonly after?: (ask: Ask, stage: Stage) => Promise<unknown>
  /** Members with other values that provoke the refusal; no other person acts then. */
  readonly wrong?: (ask: Ask, stage: Stage) => object | Promise<object>
  /** Members that are altered on the way to the service, where the form can not be wrong and no other person can act. */
  readonly altered?: object
}

/** The service with the records of the ordinary requests. */
export type Stage = { readonly bench: Workbench; readonly api: Api; readonly scene: Scene }

const ACTS = { fr, en }
const FORMS = { fr: formFr, en: formEn }
const WRITES = await loadWrites()
const PATIENCE_MS = 60_000

/** Opens the workbench on the demo without its season, where the ordinary requests succeed. */
export async function openStage(): Promise<Stage> {
  const bench = await openWorkbench({}, 'demo')
  const api = await apiOf(bench.server, (as) => bench.server.token(as))
  return { bench, api, scene: await openScene(api) }
}

/** Tests acts of one person, each refused and then done. If an act fails, the others still run. */
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
  // The codes in the path of a record that is being made are typed too.
  const isMade = KINDS.some(({ create, also = [] }) => [create, ...also].includes(row.act))
  const codes = isMade ? openPlaceholders(write, {}) : []
  const schema = askingFor(write.schema, codes)
  const type = (body: unknown, { path }: Ask) => {
    const named = new RegExp(`^${write.path.replaceAll(/\{([a-z_]+)\}/g, '(?<$1>[^/]+)')}$`).exec(
      path,
    )?.groups
    const typed = Object.fromEntries(codes.map((name) => [name, named?.[name] ?? '']))
    return typeBody({ page, api, as, langue }, schema, { ...typed, ...((body ?? {}) as object) })
  }
  const open = async (ask: Ask) => {
    const place = (await row.at?.(ask, stage)) ?? placeOf(row.act, route.path, ask)
    // The page is loaded again, because it does not know a record that was made meanwhile.
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

  const finish = async () => {
    await send.click()
    await dialog.waitFor({ state: 'detached' })
    await walk.settle()
  }
  if (row.code === null) {
    expect(UNREFUSED).toHaveProperty(row.act)
    const done = await prepare()
    await open(done)
    await type(done.body, done)
    return finish()
  }
  const refused = await (row.refused?.(stage) ?? prepare())
  await open(refused)
  await type({ ...(refused.body as object), ...(await row.wrong?.(refused, stage)) }, refused)
  if (row.meanwhile !== undefined) await row.meanwhile(refused, stage)
  else if ([row.wrong, row.refused, row.altered].every((one) => one === undefined))
    expect((await again(refused)).text).not.toContain('"erreur"')
  if (row.altered !== undefined) await alterNext(walk, write.method, row.altered)
  await send.click()
  await dialog.getByRole('alert').filter({ hasText: row.code }).first().waitFor()
  if (row.altered !== undefined) await page.unroute(WRITTEN)
  await walk.settle()
  // Dialogs with only a reason are all alike.
  if (Object.keys((refused.body ?? {}) as object).length > 1) await walk.expectGood()
  const isSame = row.after !== undefined
  await row.after?.(refused, stage)
  if (!isSame) {
    await dialog.getByRole('button', { name: FORMS[langue].fermer }).last().click()
    await dialog.waitFor({ state: 'detached' })
    const done = await prepare()
    await open(done)
    await type(done.body, done)
  }
  await finish()
}

async function buttonOf({ page }: Walk, name: string, inRow: string | undefined): Promise<Locator> {
  const all = page.getByRole('main')
  const within = inRow === undefined ? all : all.getByRole('row', { name: new RegExp(`^${inRow}`) }).first()
  return within.getByRole('button', { name, exact: true }).first()
}

const WRITTEN = '**/v1/**'

// Alters members of the next write of the page.
async function alterNext({ page }: Walk, method: string, altered: object) {
  let isAltered = false
  await page.route(WRITTEN, (route, request) => {
    if (isAltered || request.method() !== method) return route.continue()
    isAltered = true
    return route.continue({ postData: JSON.stringify({ ...request.postDataJSON(), ...altered }) })
  })
}

// Closes the form that an act left open.
async function leave({ page }: Walk, langue: 'fr' | 'en') {
  const close = page.getByRole('dialog').getByRole('button', { name: FORMS[langue].fermer })
  if ((await close.count()) > 0) await close.last().click()
}

// Returns the screen of the record in a request's path, or of the list in which the request creates a record.
// Operations of a list begin with its path.
const startOf = (list: string) => `${list.slice('/v1/'.length).replaceAll('-', '_')}_`

function placeOf(act: Operation, path: string, ask: Ask): string {
  const maker = KINDS.find(({ create, also = [] }) => [create, ...also].includes(act))
  if (maker !== undefined) return maker.path
  const kind =
    KINDS.find(({ edit, acts = [], inner = {} }) =>
      [edit, ...acts, ...Object.values(inner).flat()].some((one) => one?.operation === act),
    ) ?? KINDS.find(({ entite, list }) => entite !== undefined && act.startsWith(startOf(list)))
  const screen = kind?.path ?? `/${act.slice(0, act.indexOf('_'))}`
  // The acts of a kind without sheets stand in its rows.
  if (kind !== undefined && !hasSheet(kind)) return screen
  const shape = new RegExp(`^${path.replace(/:[a-z_]+/, '(?<id>[^/]+)').replaceAll(/:[a-z_]+/g, '[^/]+')}$`)
  return `${screen}?id=${shape.exec(ask.path)?.groups?.id}`
}
