// Types a request body into the form that the workbench generates from its schema, as a person would.
import type { Locator, Page } from 'playwright-core'
import {
  type Draft,
  draftsFrom,
  draftsOf,
  itemsOf,
  VARIANT,
  variantOf,
} from '../../../apps/bureau/src/parts/form/draft.ts'
import { en } from '../../../apps/bureau/src/parts/form/en.ts'
import { fr } from '../../../apps/bureau/src/parts/form/fr.ts'
import { PICKERS, type Row } from '../../../apps/bureau/src/parts/form/pickers.ts'
import { queryOf } from '../../../apps/bureau/src/parts/form/query.ts'
import { bareOf, kindOf, membersOf, type Schema } from '../../../apps/bureau/src/parts/form/schema.ts'
import type { Api } from '../../api/support/api.ts'

/** A form on a page, and the person who fills it in. */
export type Typist = {
  readonly page: Page
  /** Finds the labels of records by their ids; null if the body holds what people see in the lists. */
  readonly api: Api | null
  readonly as: string
  readonly langue: 'fr' | 'en'
}

const WORDS = { fr, en }
const ZONE = { zone: 'Africa/Porto-Novo', devise: 'XOF' }

/** Types a body into the open dialog. */
export async function typeBody(typist: Typist, schema: Schema, body: object): Promise<void> {
  const drafts = draftsFrom(schema, body as Row, { ...ZONE, langue: typist.langue })
  await typeMembers(typist, typist.page.getByRole('dialog'), schema, drafts)
}

async function typeMembers(typist: Typist, within: Locator, schema: Schema, draft: Draft): Promise<void> {
  const drafts = draftsOf(draft)
  for (const [name, member] of membersOf(schema))
    if (drafts[name] !== undefined) await typeMember(typist, within, name, member, drafts[name])
}

async function typeMember(typist: Typist, within: Locator, name: string, schema: Schema, draft: Draft) {
  const { langue } = typist
  const label = schema['x-sillon']?.[langue] ?? name
  const field = fieldOf(within, label)
  switch (kindOf(schema)) {
    case 'group':
      return typeMembers(typist, await partOf(typist, within, label), bareOf(schema), draft)
    case 'variants':
      return typeVariant(typist, await partOf(typist, within, label), schema, draft)
    case 'lines':
      return typeLines(typist, within, label, schema, draft)
    case 'measures':
    case 'states':
      return typeMap(typist, await partOf(typist, within, label), kindOf(schema) === 'states', draft)
    case 'document':
      return field.fill(String(draft))
    case 'choice':
      return void (await field.selectOption(String(draft)))
    case 'flag':
      return field.setChecked(draft === true)
    case 'record':
      return pick(typist, field, schema, String(draft))
    case 'choices':
      return tick(typist, within.getByRole('group', { name: named(label) }).first(), schema, draft)
    case 'records':
      for (const value of itemsOf(draft)) await pick(typist, field, schema, String(value))
      return field.press('Tab')
    case 'texts':
      for (const value of itemsOf(draft)) {
        await field.fill(String(value))
        await field.press('Enter')
      }
      return field.press('Tab')
    default:
      return field.fill(String(draft))
  }
}

const ESCAPED = /[.*+?^${}()|[\]\\]/g
const named = (label: string) =>
  new RegExp(`^${label.replaceAll(ESCAPED, '\\$&')}(?: \\([^)]*\\))?(?: ?\\*)?$`)

const fieldOf = (within: Locator, label: string): Locator =>
  within.getByLabel(named(label)).and(within.page().locator('input, textarea, select')).first()

// Adds an optional part that is not shown yet.
async function partOf({ langue }: Typist, within: Locator, label: string): Promise<Locator> {
  const part = within.getByRole('group', { name: named(label) }).first()
  const add = within.getByRole('button', { name: WORDS[langue].ajouter.replace('{nom}', label), exact: true })
  if ((await part.count()) === 0) await add.click()
  return part
}

async function typeVariant(typist: Typist, within: Locator, schema: Schema, draft: Draft) {
  const chosen = draftsOf(draft)[VARIANT]
  await fieldOf(within, WORDS[typist.langue].forme).selectOption(String(chosen ?? '0'))
  await typeMembers(typist, within, variantOf(schema, draft), draft)
}

async function typeLines(typist: Typist, within: Locator, label: string, schema: Schema, draft: Draft) {
  const words = WORDS[typist.langue]
  const part = within.getByRole('group', { name: named(label) }).first()
  for (const [n, line] of itemsOf(draft).entries()) {
    const one = part.getByRole('group', { name: words.ligne.replace('{n}', String(n + 1)), exact: true })
    if ((await one.count()) === 0)
      await part
        .getByRole('button', { name: words.ajouter.replace('{nom}', label), exact: true })
        .last()
        .click()
    const items = schema.items ?? {}
    if (kindOf(items) === 'variants') await typeVariant(typist, one, items, line)
    else await typeMembers(typist, one, bareOf(items), line)
  }
}

async function tick({ langue }: Typist, within: Locator, schema: Schema, draft: Draft) {
  const chosen = itemsOf(draft).map(String)
  const words = schema['x-sillon']?.valeurs
  for (const value of bareOf(schema.items ?? {}).enum ?? [])
    await within
      .getByLabel(words?.[String(value)]?.[langue] ?? String(value), { exact: true })
      .setChecked(chosen.includes(String(value)))
}

async function typeMap({ langue }: Typist, within: Locator, isStates: boolean, draft: Draft) {
  const words: Readonly<Record<string, string>> = WORDS[langue]
  for (const [name, value] of Object.entries(draftsOf(draft))) {
    const field = within.getByLabel(words[name] ?? name, { exact: true })
    if (isStates) await field.selectOption(String(value))
    else await field.fill(String(value))
  }
}

// Searches a record by its label, which begins with its code or name, and picks it.
async function pick(typist: Typist, field: Locator, schema: Schema, value: string) {
  const { page } = typist
  const words = schema['x-sillon']
  await field.waitFor()
  const list = await field.getAttribute('role').catch(() => null)
  const isOpen = list === 'combobox' || (await field.getAttribute('aria-haspopup')) === 'listbox'
  // Without permission to read the list there are no options, so the id is typed.
  if (!isOpen) return field.fill(value)
  if (typist.api === null) return chooseSeen(page, field, value)
  const { label, rank, sought } = await offered(typist, words?.fiche ?? '', words?.par ?? 'id', value)
  return choose(page, field, label, sought, rank)
}

async function choose(page: Page, field: Locator, label: string, sought: string, rank = 0) {
  await field.focus()
  await field.press('ArrowDown')
  if (await field.isEditable()) await field.fill(sought)
  // A state is offered by its name, followed by its code.
  const option = page.getByRole('option', { name: label, exact: !label.startsWith('(') })
  await option.nth(rank).click()
}

// Types the beginning of a label, as a person does, and takes the option with the whole text.
async function chooseSeen(page: Page, field: Locator, seen: string) {
  await field.focus()
  await field.press('ArrowDown')
  if (await field.isEditable()) await field.fill(seen.split(' · ')[0] ?? seen)
  await page.getByRole('option', { name: seen }).first().click()
}

// Returns the label of a record in a list, and the rank of the record among those with the same label.
async function offered({ api, as, langue }: Typist, fiche: string, par: string, value: string) {
  if (fiche === 'etat') return { label: `(${value})`, rank: 0, sought: `(${value})` }
  const picker = PICKERS[fiche]
  if (picker === undefined) throw new Error(`no list of ${fiche}`)
  const ask = async (path: string) => (await api?.get(path, as))?.body
  const list = async (sought: string): Promise<readonly Row[]> => {
    const query = Object.entries(queryOf(picker, {}, sought)).map(([name, one]): [string, string] => [
      name,
      String(one),
    ])
    const read = async (path: string) => (await ask(`${path}?${new URLSearchParams(query)}`))[picker.rows]
    const rows = (await read(picker.path)) ?? (await read(picker.names ?? picker.path))
    return rows.map((row: unknown) => (typeof row === 'string' ? { code: row } : row))
  }
  const readOne = async (one: string) => {
    const body = await ask(one.replace('{id}', value))
    if (picker.names !== undefined && body.id === undefined) return undefined
    return picker.inner === undefined ? body : body[picker.inner]
  }
  const byName = async () => (await list('')).find((row) => row.id === value)
  const found =
    par === 'id' && picker.one !== undefined
      ? ((await readOne(picker.one)) ?? (await byName()))
      : (await list('')).find((row) => row[par] === value)
  if (found === undefined) throw new Error(`no ${fiche} ${value} in ${picker.path}`)
  const label = picker.label(found, langue)
  // A name with a place finds nothing where the service searches names: the first word does.
  const whole = label.split(' · ')[0] ?? label
  const atOnce = await list(whole)
  const sought = atOnce.some((row) => row[par] === value) ? whole : (whole.split(' ')[0] ?? whole)
  const rows = sought === whole ? atOnce : await list(sought)
  const alike = rows.filter((row) => picker.label(row, langue) === label)
  return {
    label,
    sought,
    rank: Math.max(
      0,
      alike.findIndex((row) => row[par] === value),
    ),
  }
}
