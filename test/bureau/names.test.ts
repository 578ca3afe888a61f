// Issue «The desk»: «XSS: every demo name replaced by markup in one run»; docs/decisions/0106: «a name is text, whatever it holds;
// nothing is ever put in as HTML».
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import { HAS_BROWSER, SLOW } from './support/browser.ts'
import { openWorkbench, type Walk, type Workbench } from './support/desk.ts'
import { SCREENS } from './support/words.ts'

// Names that a person may type: an element with a script, an attribute that closes early, a template, characters that reverse or
// hide others.
const NAMES = [
  `<img src=x onerror="globalThis.entre=1">`,
  `"><svg onload=globalThis.entre=1>`,
  `{{7*7}}\${7*7}'<script>globalThis.entre=1</script>`,
  `\u202e\u200b<b id=entre>gras</b>&amp;`,
]

// The columns for names and reasons in every table with an organization's data. Columns whose constraints forbid markup keep
// their values.
const COLUMNS = `
  select format('%I.%I', n.nspname, c.relname) as lieu, a.attname as colonne
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.atttypid = 'text'::regtype
    and pg_get_userbyid(c.relowner) = 'proprietaire'
    and n.nspname not in ('acte', 'backoffice', 'connexion', 'core', 'porte', 'reglage', 'tache', 'pack')
    and a.attname ~ '^(nom|nom_(fr|en|affiche|fichier)|organisation_nom|libelle|libelle_(fr|en)|raison|raison_\\w+|note|observation|commentaire|description|adresse|contact|localite|site|chauffeur|destinataire|laboratoire|organisme|modele|ouvrier|numero)$'
    and not exists (select from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid and a.attnum = any (k.conkey))
  order by 1, 2`

const MADE = 'img[src=x], svg[onload], [onerror], #entre, b'
let bench: Workbench
let renamed: string[]
let at: Readonly<Record<string, string>>

beforeAll(async () => {
  bench = await openWorkbench()
  renamed = await bench.server.database.admin(async (client) => {
    const done: string[] = []
    await client.query('set session_replication_role = replica')
    const { rows } = await client.query<{ lieu: string; colonne: string }>(COLUMNS)
    for (const { lieu, colonne } of rows) {
      const update = `update ${lieu} set "${colonne}" = ($1::text[])[1 + abs(hashtext("${colonne}")) % 4] || "${colonne}"`
      if (
        await client.query(update, [NAMES]).then(
          ({ rowCount }) => rowCount,
          () => 0,
        )
      )
        done.push(`${lieu}.${colonne}`)
    }
    await client.query('reset session_replication_role')
    return done
  })
  at = await bench.server.database.admin(async (client) => {
    const { rows } = await client.query<{ ids: Record<string, string> }>(IDS, [ORGANISATION.demo])
    return rows[0]?.ids ?? {}
  })
}, SLOW.timeout)

// One record of each kind that has a screen, and one record with many data.
const IDS = `select jsonb_build_object(
  'lot', (select l.id from lot.lot l where l.organisation_id = $1 and l.nature = 'PF' order by l.statut limit 1),
  'quarantaine', (select l.id from lot.lot l where l.organisation_id = $1 and l.statut = 'quarantaine' limit 1),
  'controle', (select c.id from controle.controle c where c.organisation_id = $1 and c.statut = 'ouvert' order by c.id limit 1),
  'parcelle', (select c.parcelle_id from collecte.collecte c where c.organisation_id = $1 order by c.id limit 1),
  'producteur', (select c.producteur_id from collecte.collecte c where c.organisation_id = $1 order by c.id limit 1),
  'rappel', (select r.id from rappel.rappel r where r.organisation_id = $1 limit 1),
  'dossier', (select d.id from dossier.dossier d where d.organisation_id = $1 limit 1)) as ids`

// The management may not read accounts and phones, and inspects nothing; the season has no counts and no issues; other lists show
// none of its names.
const SILENT: ReadonlySet<string> = new Set([
  '/inventaires',
  '/sorties',
  '/comptes',
  '/ensembles',
  '/telephones',
  '/telephones/codes',
  '/telephones/rejets',
  '/attendus',
  '/mouvements',
  '/redressements',
  '/remises',
  '/taux',
  '/controles-officiels',
  '/evaluations-eudr',
  '/sceaux',
  '/bons-livraison',
  '/declarations-eudr',
  '/activites',
  '/conformite/grille',
  '/contrats/simuler',
  '/comptes/droits',
  '/plan-inspections/miennes',
  '/journal',
  '/acces-support',
  '/webhooks',
  '/reglages',
  '/papiers',
  '/journal/appels',
  // The publisher's.
  '/editeur/cockpit',
  '/editeur/organisations',
  '/editeur/licences',
  '/editeur/factures',
  '/editeur/packs',
  '/editeur/referentiels',
  '/editeur/journal',
])

/** Expects that markup is shown as text; returns true if any markup was visible. */
async function readAsText(page: Page): Promise<boolean> {
  const [made, ran, text] = (await page.evaluate(
    `[[...document.querySelectorAll(${JSON.stringify(MADE)})].map((one) => one.outerHTML), globalThis.entre ?? null,
      (document.querySelector('main') ?? document.body).textContent]`,
  )) as [string[], unknown, string]
  expect([page.url(), made, ran]).toEqual([page.url(), [], null])
  return NAMES.some((name) => text.includes(name.slice(0, 12)))
}

test('the names of people, land, goods and places, and what people gave as a reason, are markup', () => {
  expect(renamed).toEqual(
    expect.arrayContaining([
      'producteur.producteur.nom',
      'parcelle.parcelle.nom',
      'produit.produit.nom_fr',
      'emplacement.emplacement.nom',
      'organisation.organisation.nom',
      'organisation.groupement.nom',
      'utilisateur.utilisateur.nom_affiche',
      'client.client.nom',
      'campagne.campagne.nom',
      'lot.transition.raison',
    ]),
  )
})

describe.skipIf(!HAS_BROWSER)('in the workbench', SLOW, () => {
  test('every screen shows them as text, and every record that has a place', async () => {
    await bench.walk({ as: 'direction', at: '/lots' }, async (walk) => {
      const seen: string[] = []
      const look = async (place: string) => {
        await walk.to(place)
        let isRead = await readAsText(walk.page)
        // The code of a table's first screen, or names, may arrive after the page was idle for a moment.
        if (!isRead) {
          await walk.settle()
          isRead = await readAsText(walk.page)
        }
        if (isRead) seen.push(place)
      }
      const records = [
        `/controles?id=${at.controle}`,
        `/lots?id=${at.lot}`,
        `/lots?id=${at.quarantaine}`,
        `/trace?lot=${at.lot}`,
        `/trace?rappel=${at.rappel}`,
        `/parcelles?id=${at.parcelle}`,
        `/parcelles?producteur=${at.producteur}`,
        `/lots/dossiers?id=${at.dossier}`,
      ]
      // The rows of the queue load their names later; the page of the control shows the same names.
      const screens = SCREENS.map(({ path }) => path).filter((path) => !SILENT.has(path))
      for (const place of [...screens, ...records]) await look(place)
      const wanted = [...screens, ...records].filter((place) => place !== '/controles')
      expect(wanted.filter((place) => !seen.includes(place))).toEqual([])
    })
  })

  test('so do the picture of a genealogy and the page of the contract', async () => {
    const token = await bench.server.token('direction')
    await bench.walk({ as: null }, async (walk: Walk) => {
      const { page } = walk
      const headers = { authorization: `Bearer ${token}`, accept: 'text/html' }
      await page.setExtraHTTPHeaders(headers)
      for (const path of [`/v1/lots/${at.lot}/genealogie`, '/']) {
        await page.goto(bench.server.url + path)
        await readAsText(page)
      }
    })
  })
})
