// Issue «The office works without a command line (I)», desk 4: «Imports: kind, template, drop, progress, report row by row at its cell,
// corrections in the page, apply, undo.»
import type { Download, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { en as actEn } from '../../apps/bureau/src/parts/act/en.ts'
import { fr as actFr } from '../../apps/bureau/src/parts/act/fr.ts'
import { cellsOf, sheetOf } from '../../apps/bureau/src/screens/imports/cells.ts'
import {
  WORDS as ENGLISH,
  REASONS as ENGLISH_REASONS,
} from '../../apps/bureau/src/screens/imports/findings.en.ts'
import erreurs from '../../schemas/erreurs.json' with { type: 'json' }
import { KINDS } from '../../src/imports/kinds.ts'
import { REASONS, WORDS } from '../../src/imports/words.ts'
import { type Api, apiOf } from '../api/support/api.ts'
import { workbook } from '../imports/workbook.ts'
import { ALL_WALKS, SLOW } from './support/browser.ts'
import { openWorkbench, type Walk, type Workbench } from './support/desk.ts'
import { wordsOf } from './support/words.ts'

const IMPORTS = await wordsOf('screens/imports')
const HEAD = 'Code;Nom;Pays;Téléphone;Fax\n'
const GOOD = 'PAGEA;"Bio ""Nord""";DE;+4930123456;1\n'
const FAULTY = 'PAGEB;Sud;UK;12;\nPAGEC;;FR;;\n'

describe('a CSV file is corrected cell by cell', () => {
  const clients = KINDS.find(({ genre }) => genre === 'clients') as never
  const bytes = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer
  const change = async (text: string, numero: number, colonne: string, value: string) => {
    const sheet = sheetOf(bytes(text), clients)
    return sheet === null ? null : (await cellsOf(sheet).corrected([{ numero, colonne, value }])).text()
  }

  test('lines are those of a spreadsheet, and all else stays as it was', async () => {
    expect(await change('\uFEFF# note\r\n\r\nNOM;code\r\n"a\nb;c";X\r\nd;Y\r\n', 5, 'nom', 'e;"f"')).toBe(
      '# note\r\n\r\nNOM;code\r\n"a\nb;c";X\r\n"e;""f""";Y\r\n',
    )
    expect(await change('sep=,\ncode,name\nA,', 3, 'nom', 'B')).toBe('sep=,\ncode,name\nA,B')
    expect(await change('code;nom\nA\n', 2, 'nom', 'B')).toBe('code;nom\nA\n')
  })

  test('a file without headings is corrected elsewhere', () => {
    expect(sheetOf(bytes('x;y\n1;2\n'), clients)).toBeNull()
  })
})

test('every word of a report is said in English', () => {
  const missing = Object.keys(WORDS).filter((code) => ENGLISH[code] === undefined && !(code in erreurs))
  expect([missing, Object.keys(REASONS).filter((code) => ENGLISH_REASONS[code] === undefined)]).toEqual([
    [],
    [],
  ])
})

describe.skipIf(!ALL_WALKS)('imports', SLOW, () => {
  let bench: Workbench
  let api: Api
  beforeAll(async () => {
    bench = await openWorkbench({ TASKS: 'inside' }, 'demo')
    // The first query builds the schema, for which a page on a busy machine would not wait long enough.
    await bench.server.post('/graphql', { query: '{ __typename }' }, 'admin')
    api = await apiOf(bench.server, (as) => bench.server.token(as))
  }, SLOW.timeout)

  const begin = async ({ page, ...walk }: Walk, langue: 'fr' | 'en', kind: string) => {
    const say = IMPORTS[langue]
    await walk.to('/imports')
    await page.getByRole('button', { name: say.nouveau }).click()
    await page.getByLabel(say.genre ?? '').selectOption({ label: kind })
  }
  const choose = async (page: Page, name: string, content: string) => {
    await page.locator('input[type=file]').setInputFiles({
      name,
      mimeType: 'text/csv',
      buffer: Buffer.from(content),
    })
  }
  const switchSales = (acte: string) => api.post(`/v1/modules/ventes/${acte}`, { raison: 'Essai' }, 'admin')

  test('clients: template, trial, a cell corrected, the good rows, and undone while nothing stands on it', async () => {
    const say = IMPORTS.fr
    await bench.walk({ as: 'admin' }, async (walk) => {
      const { page } = walk
      await begin(walk, 'fr', 'Clients')
      await walk.expectGood()
      const taken = page.waitForEvent('download')
      await page.getByRole('button', { name: say.modele_csv }).click()
      expect(await textOf(await taken)).toContain('Code')
      await page
        .getByText(say.colonnes ?? '', { exact: true })
        .first()
        .click()
      await page.getByRole('cell', { name: 'Code court, unique : capitales, chiffres, tirets.' }).waitFor()
      await walk.expectGood()

      await page.getByRole('button', { name: say.essayer }).click()
      await page.getByText(say.fichier_manque ?? '').waitFor()
      await choose(page, 'clients.csv', HEAD + GOOD + FAULTY)
      expect((await switchSales('desactiver')).status).toBe(200)
      await page.getByRole('button', { name: say.essayer }).click()
      await page.getByRole('alert').filter({ hasText: 'module_inactif' }).waitFor()
      expect((await switchSales('activer')).status).toBe(200)
      await page.getByRole('button', { name: say.essayer }).click()
      await page.getByRole('heading', { level: 1, name: 'clients.csv' }).waitFor()
      await page.getByText('La valeur manque.').waitFor()
      await walk.settle()
      await page.getByText('Lu : « 12 »').waitFor()
      await page.getByText(/Fax/).waitFor()
      await page.getByText('La valeur manque.').scrollIntoViewIfNeeded()
      await walk.picture('imports report')
      await walk.expectGood()

      // A reloaded page holds no file until the same file is chosen again.
      await walk.go(page.url().split('/bureau')[1] ?? '')
      expect(await page.getByRole('textbox', { name: 'Corriger la ligne 3, Pays' }).count()).toBe(0)
      await choose(page, 'clients.csv', HEAD + GOOD + FAULTY)
      await page.getByText(say.meme_fichier ?? '').waitFor()
      await page.getByRole('textbox', { name: 'Corriger la ligne 3, Pays' }).fill('FR')
      await page.getByRole('textbox', { name: 'Corriger la ligne 3, Téléphone' }).fill('+33141000000')
      await page.getByRole('button', { name: 'Essayer avec 2 cellules corrigées' }).click()
      await page.getByText(/2 lignes sur 3 peuvent être écrites/).waitFor()
      await walk.settle()
      await walk.picture('imports counts')
      await applyTo(walk, 'tout', 'importation_fautive')
      await applyTo(walk, 'bonnes')
      await page
        .getByRole('status')
        .getByText(say.applique ?? '')
        .waitFor()
      await page.getByText(say.vue_lignes ?? '', { exact: true }).click()
      await page.getByText(/Bio "Nord"/).waitFor()
      await walk.settle()
      await walk.picture('imports applied')
      await walk.expectGood()
      const opens = page.getByRole('link', { name: say.fiche_ouvrir })
      expect(await opens.count()).toBe(2)
      await refuseUndo(walk)
    })
  })

  // Applies the import in a mode; with a code, expects that the form shows this refusal.
  const applyTo = async ({ page, settle }: Walk, mode: string, code?: string) => {
    await page.getByRole('button', { name: actFr.imports_appliquer }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').selectOption(mode)
    await dialog.getByRole('button', { name: actFr.imports_appliquer }).click()
    if (code === undefined) await dialog.waitFor({ state: 'detached' })
    else {
      await dialog.getByRole('alert').filter({ hasText: code }).waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
    await settle()
  }

  // Another person changed one of the clients, so the import can not be undone, and its page names the client.
  const refuseUndo = async ({ page, settle, picture, expectGood }: Walk) => {
    const { clients } = (await api.get('/v1/clients?recherche=PAGEA', 'commercial')).body
    const changed = await api.send('PATCH', `/v1/clients/${clients[0].id}`, {
      as: 'commercial',
      body: { nom: 'Nord' },
    })
    expect(changed.status).toBe(200)
    await page.getByRole('button', { name: actFr.imports_annuler }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('Mauvais fichier')
    await dialog.getByRole('button', { name: actFr.imports_annuler }).click()
    await dialog.getByRole('alert').filter({ hasText: 'annulation_impossible' }).waitFor()
    await dialog.getByRole('link').first().waitFor()
    await settle()
    await picture('imports undo refused')
    await expectGood()
  }

  test('producers: a file that can not be read, the corrected one dropped with the same options, applied and undone', async () => {
    const say = IMPORTS.en
    const [{ code }] = (await api.get('/v1/groupements', 'admin')).body.groupements
    await bench.walk({ as: 'rsci', langue: 'en', scheme: 'dark', width: 390 }, async (walk) => {
      const { page } = walk
      await begin(walk, 'en', 'Producers')
      await page.getByLabel(say.connus ?? '').selectOption('mettre_a_jour')
      await walk.picture('imports new 390')
      await walk.expectGood()
      await choose(page, 'members.csv', `Grupement;Family name\n${code};Adjovi\n`)
      await page.getByRole('button', { name: say.essayer }).click()
      const why = page.getByRole('alert').filter({ hasText: say.pourquoi })
      await why.getByText('A mandatory column is missing.').waitFor()
      await walk.settle()
      await walk.picture('imports unreadable 390')
      await walk.expectGood()

      const rows = `${code};Adjovi;Afi\nAILLEURS;Bossou;Koffi\n`
      await dropOn(page, say.deposer_corrige ?? '', `Group;Family name;Given names\n${rows}`)
      await page.getByRole('button', { name: say.essayer }).click()
      await page.getByText('Nothing bears this name in the organization.').waitFor()
      await walk.settle()
      const cell = page.getByRole('textbox', { name: 'Correct line 3, Group' })
      await cell.scrollIntoViewIfNeeded()
      await cell.fill(code)
      await walk.picture('imports report 390')
      await walk.expectGood()
      await page.getByRole('button', { name: 'Try with one cell corrected' }).click()
      await page.getByText('The 2 rows will be written.').waitFor()
      await page.getByText(/Bring them up to date/).waitFor()
      await page.getByRole('button', { name: actEn.imports_appliquer }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: actEn.imports_appliquer }).click()
      await page
        .getByRole('status')
        .getByText(say.applique ?? '')
        .waitFor()
      await walk.settle()
      await page.getByRole('button', { name: actEn.imports_annuler }).click()
      await dialog.getByRole('textbox').fill('Wrong file')
      await dialog.getByRole('button', { name: actEn.imports_annuler }).click()
      await page.getByText('Undone: Wrong file').waitFor()
      await page.getByRole('link', { name: say.retour }).click()
      await walk.settle()
      await page
        .getByRole('cell', { name: /corrected\.csv/ })
        .first()
        .waitFor()
      await walk.picture('imports list 390')
      await walk.expectGood()
    })
  })

  test('clients in a workbook: cells are corrected by line and column, one that was empty and one that is shared too', async () => {
    const say = IMPORTS.fr
    await bench.walk({ as: 'admin' }, async (walk) => {
      const { page } = walk
      await begin(walk, 'fr', 'Clients')
      await page.locator('input[type=file]').setInputFiles({
        name: 'clients.xlsx',
        mimeType: 'application/octet-stream',
        buffer: BOOK,
      })
      await page.getByRole('button', { name: say.essayer }).click()
      await page.getByRole('heading', { level: 1, name: 'clients.xlsx' }).waitFor()
      const cell = (name: string) => page.getByRole('textbox', { name })
      await cell('Corriger la ligne 5, Pays').waitFor()
      await walk.settle()
      await walk.picture('imports workbook')
      await walk.expectGood()
      expect(await cell('Corriger la ligne 5, Pays').inputValue()).toBe('UK')
      await cell('Corriger la ligne 5, Pays').fill('FR')
      await cell('Corriger la ligne 6, Nom').fill('Est & Fils')
      await page.getByRole('button', { name: 'Essayer avec 2 cellules corrigées' }).click()
      await page.getByText('Les 3 lignes seront écrites.').waitFor()
      await applyTo(walk, 'tout')
      const { clients } = (await api.get('/v1/clients?recherche=PAGEX', 'commercial')).body
      expect(clients).toMatchObject([{ code: 'PAGEX', nom: 'Ouest', pays: 'FR' }])
      const { clients: others } = (await api.get('/v1/clients?recherche=PAGEY', 'commercial')).body
      expect(others).toMatchObject([{ code: 'PAGEY', nom: 'Est & Fils', pays: 'FR' }])
    })
  })
})

// Three clients below a title and an empty line. Two cells share the text of the country, and one client has no name.
const SHARED = ['Code', 'Nom', 'Pays', 'UK', 'FR', 'Liste des clients']
const BOOK = workbook(
  `<row r="1"><c r="A1" t="s"><v>5</v></c></row>
<row r="3"><c r="A3" t="s"><v>0</v></c><c r="B3" t="s"><v>1</v></c><c r="C3" t="s"><v>2</v></c></row>
<row r="4"><c r="A4" t="inlineStr"><is><t>PAGEW</t></is></c><c r="B4" t="inlineStr"><is><t>Nord</t></is></c><c r="C4" t="s"><v>4</v></c></row>
<row r="5"><c r="A5" t="inlineStr"><is><t>PAGEX</t></is></c><c r="B5" t="inlineStr"><is><t>Ouest</t></is></c><c r="C5" t="s"><v>3</v></c></row>
<row r="6"><c r="A6" t="inlineStr"><is><t>PAGEY</t></is></c><c r="C6" t="s"><v>4</v></c></row>`,
  {
    'xl/sharedStrings.xml': Buffer.from(
      `<sst>${SHARED.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    ),
  },
)

// Drops a file on the area with this label, as a person would.
async function dropOn(page: Page, label: string, content: string): Promise<void> {
  const data = await page.evaluateHandle(
    `(() => { const data = new DataTransfer(); data.items.add(new File([${JSON.stringify(content)}], 'corrected.csv')); return data })()`,
  )
  const place = page.getByText(label, { exact: true })
  await place.dispatchEvent('dragover', { dataTransfer: data })
  await place.dispatchEvent('drop', { dataTransfer: data })
}

async function textOf(download: Download): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of await download.createReadStream()) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces).toString('utf8')
}
