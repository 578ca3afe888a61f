// Acts at the desk in the walk of the office. Forms are filled with the texts that lists show, so that only the page sends requests.
import { expect } from 'vitest'
import { en as actsEn } from '../../../apps/bureau/src/parts/act/en.ts'
import { fr as actsFr } from '../../../apps/bureau/src/parts/act/fr.ts'
import { en as ficheEn } from '../../../apps/bureau/src/parts/fiche/en.ts'
import { fr as ficheFr } from '../../../apps/bureau/src/parts/fiche/fr.ts'
import { loadWrites } from '../../../apps/bureau/src/parts/form/schema.ts'
import { en as importsEn } from '../../../apps/bureau/src/screens/imports/en.ts'
import { fr as importsFr } from '../../../apps/bureau/src/screens/imports/fr.ts'
import { KINDS } from '../../../src/imports/kinds.ts'
import { bodyOf, type Mailbox } from '../../support/mailbox.ts'
import type { Operation } from './acts.ts'
import type { Walk, Workbench } from './desk.ts'
import { typeBody } from './typing.ts'

type Langue = 'fr' | 'en'
const ACTS = { fr: actsFr, en: actsEn }
const FICHE = { fr: ficheFr, en: ficheEn }
const IMPORTS = { fr: importsFr, en: importsEn }
const WRITES = await loadWrites()

/** The password that every new person of the office chooses. */
export const CHOSEN = 'mangue-kouma-lundi'

/** The person at the desk, in a language. */
export type Clerk = { readonly walk: Walk; readonly langue: Langue }

/** Opens the form of an act, fills it in and sends it; with a code, expects that the form shows this refusal, and leaves it open. */
export async function fill({ walk, langue }: Clerk, operation: Operation, body: object = {}, code?: string) {
  const { page } = walk
  const name = ACTS[langue][operation]
  const dialog = page.getByRole('dialog')
  if ((await dialog.count()) === 0)
    await page.getByRole('main').getByRole('button', { name, exact: true }).first().press('Enter')
  await dialog.waitFor()
  await walk.settle()
  await typeBody({ page, api: null, as: '', langue }, WRITES[operation]?.schema ?? {}, body)
  await dialog.getByRole('button', { name, exact: true }).press('Enter')
  if (code === undefined) await dialog.waitFor({ state: 'detached' })
  else await dialog.getByRole('alert').filter({ hasText: code }).first().waitFor()
  await walk.settle()
}

/** Reads the secret that the screen shows once, and puts it away. */
export async function takeSecret({ walk: { page }, langue }: Clerk): Promise<string> {
  const words = FICHE[langue]
  const once = page.getByRole('status').filter({ hasText: words.secret })
  const secret = await once.locator('code').innerText()
  await page.getByRole('button', { name: words.compris }).press('Enter')
  return secret
}

/** Opens an account with a permission set; returns the provisional password. */
export async function invite(clerk: Clerk, identifiant: string, ensemble: string): Promise<string> {
  await clerk.walk.to('/comptes')
  await fill(clerk, 'utilisateurs_creer', {
    identifiant,
    nom_affiche: `Bio ${identifiant}`,
    ensembles: [`· ${ensemble}`],
  })
  const secret = await takeSecret(clerk)
  expect(secret.length).toBeGreaterThan(8)
  return secret
}

/** Opens the sheet of an account from the list. */
export async function openAccount({ walk }: Clerk, identifiant: string) {
  await walk.to(`/comptes?recherche=${identifiant}`)
  await walk.page.getByRole('main').getByRole('row').getByRole('link', { name: identifiant }).click()
  await walk.settle()
}

/** Signs in with a provisional password and chooses another one. */
export async function signInFirst({ page, settle }: Walk, identifiant: string, provisional: string) {
  const type = (name: string, text: string) => page.locator(`input[name=${name}]`).fill(text)
  await type('identifiant', identifiant)
  await type('mot_de_passe', provisional)
  await page.locator('input[name=mot_de_passe]').press('Enter')
  await type('nouveau', CHOSEN)
  await type('mot_de_passe', provisional)
  await type('confirmation', CHOSEN)
  await page.locator('input[name=confirmation]').press('Enter')
  await page.waitForURL((address) => address.pathname.startsWith('/bureau'))
  await settle()
}

/** A new person gives an address, and the code that was mailed to it; a wrong one is refused. */
export async function proveAddress(clerk: Clerk, mailbox: Mailbox, courriel: string) {
  await clerk.walk.to('/moi')
  await fill(clerk, 'moi_courriel', { courriel })
  await expect.poll(() => mailbox.to(courriel).length, { timeout: 60_000 }).toBe(1)
  const [mail] = mailbox.to(courriel)
  const [, code = ''] = /Code : ([2-9A-Z]{10})/.exec(mail === undefined ? '' : bodyOf(mail)) ?? []
  await fill(clerk, 'moi_courriel_confirmer', { code: '23456789AB' }, 'code_courriel_invalide')
  await fill(clerk, 'moi_courriel_confirmer', { code })
  await clerk.walk.page.getByText(courriel).first().waitFor()
}

/** Imports a file of a kind and applies all of its rows. */
export async function importFile({ walk, langue }: Clerk, genre: string, name: string, content: string) {
  const { page } = walk
  const say = IMPORTS[langue]
  const kind = KINDS.find((one) => one.genre === genre)?.noms[langue] ?? ''
  await walk.to('/imports')
  await page.getByRole('button', { name: say.nouveau }).press('Enter')
  await page.getByLabel(say.genre).selectOption({ label: kind })
  await page.locator('input[type=file]').setInputFiles({
    name,
    mimeType: name.endsWith('.csv') ? 'text/csv' : 'application/geo+json',
    buffer: Buffer.from(content),
  })
  await page.getByRole('button', { name: say.essayer }).press('Enter')
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await fill({ walk, langue }, 'imports_appliquer', { mode: 'tout' })
  await page.getByRole('status').getByText(say.applique, { exact: true }).waitFor()
  await walk.settle()
}

/** A person of the office who signs in with the password that they chose. */
export const withChosen = (bench: Workbench, as: string) => bench.server.token(as, CHOSEN)
