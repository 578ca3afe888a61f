// Issue «The office works without a command line (I)»: an administrator invites people, enrols a phone by the square that it scans, read from
// its picture, imports members and plots and proposes a capacity; management and internal control, who took mailed codes,
// approve it; the package's phone sends a day; the warehouse receives, makes two steps and prints labels. No request but the browser's and the phone's.
import { readFileSync } from 'node:fs'
import type { Phone } from '@sillon/telephone/phone'
import { beforeAll, describe, expect, test } from 'vitest'
import { SEARCH } from '../../apps/bureau/src/frame/search/texts.ts'
import { en as ficheEn } from '../../apps/bureau/src/parts/fiche/en.ts'
import { fr as ficheFr } from '../../apps/bureau/src/parts/fiche/fr.ts'
import { en as labelsEn } from '../../apps/bureau/src/parts/label/en.ts'
import { fr as labelsFr } from '../../apps/bureau/src/parts/label/fr.ts'
import { en as decideEn } from '../../apps/bureau/src/screens/a_decider/en.ts'
import { fr as decideFr } from '../../apps/bureau/src/screens/a_decider/fr.ts'
import { en as controlsEn } from '../../apps/bureau/src/screens/controles/en.ts'
import { fr as controlsFr } from '../../apps/bureau/src/screens/controles/fr.ts'
import packs from '../../packs/fruits.json' with { type: 'json' }
import schemas from '../../schemas/membres.json' with { type: 'json' }
import { type Mailbox, openMailbox } from '../support/mailbox.ts'
import { ALL_WALKS, LONG } from './support/browser.ts'
import { type Day, enrolPhone, MASSES, spendDay } from './support/dayOfPhone.ts'
import { openWorkbench, type Walk, type Workbench } from './support/desk.ts'
import {
  CHOSEN,
  fill,
  importFile,
  invite,
  openAccount,
  proveAddress,
  signInFirst,
  takeSecret,
} from './support/office.ts'
import { readQr } from './support/qr.ts'

const WORDS = {
  fr: { fiche: ficheFr, labels: labelsFr, decide: decideFr, controls: controlsFr, search: SEARCH.fr },
  en: { fiche: ficheEn, labels: labelsEn, decide: decideEn, controls: controlsEn, search: SEARCH.en },
} as const

const { membres } = schemas
const MEMBERS = `reference;groupement;nom;prenoms;piece_type;piece_numero;piece_pays;membre_depuis
B-1;ALLADA;Zannou;Afi;cip;7788990011;BJ;2021-04-12
`
const PLOT = 'Champ du bureau'
const SQUARE = [
  [2.41, 6.91],
  [2.411, 6.91],
  [2.411, 6.911],
  [2.41, 6.911],
  [2.41, 6.91],
]
const PLOTS = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: {
        reference: 'B-1-A',
        producteur: 'B-1',
        nom: PLOT,
        produit: 'ANANAS',
        date_releve: '2026-03-02',
      },
      geometry: { type: 'Polygon', coordinates: [SQUARE] },
    },
  ],
})
const STATES = `parcelle;referentiel;etat;depuis;raison;derogation_raison;derogation_preuve
B-1-A;AB;AB;2022-06-01;Reprise;Certificat repris;Attestation
`

describe.skipIf(!ALL_WALKS).each(['fr', 'en'] as const)('the office, in %s', LONG, (langue) => {
  const { fiche, labels, decide, controls, search } = WORDS[langue]
  const activity = (code: string) => {
    const found = packs.arbre_activites.find((one) => one.code === code)
    return found?.[`libelle_${langue}`] ?? ''
  }
  const wide = { langue }
  const narrow = { langue, width: 390, scheme: 'dark' } as const
  const people = { agent: `oumar.${langue}`, direction: `awa.${langue}`, rsci: `ines.${langue}` }
  const secrets: Record<string, string> = {}
  let bench: Workbench
  let mailbox: Mailbox
  let phone: Phone
  let day: Day
  let photo: Uint8Array
  beforeAll(async () => {
    mailbox = await openMailbox()
    const mail = { SMTP_URL: mailbox.url, MAIL_FROM: 'sillon@exemple.org' }
    bench = await openWorkbench({ TASKS: 'inside', ...mail }, 'demo')
  }, LONG.timeout)

  /** Walks as a new person, who signs in with the password that they chose. */
  const asNew = (who: keyof typeof people, look: object, play: (walk: Walk) => Promise<void>) =>
    bench.walk({ ...look, as: null }, async (walk) => {
      await walk.go('')
      await walk.signIn(people[who], CHOSEN)
      await play(walk)
    })

  test('the administrator invites three persons', async () => {
    await bench.walk({ as: 'admin', ...wide }, async (walk) => {
      const clerk = { walk, langue }
      for (const [who, ensemble] of [
        ['agent', 'agent_collecte'],
        ['direction', 'direction'],
        ['rsci', 'rsci'],
      ] as const)
        secrets[who] = await invite(clerk, people[who], ensemble)
      await openAccount(clerk, people.agent)
      await fill(clerk, 'utilisateurs_groupements_affecter', { groupement_id: 'ALLADA' })
      await walk.expectGood()
    })
  })

  test('each chooses a password; management and internal control take mailed codes', async () => {
    for (const who of ['agent', 'direction', 'rsci'] as const)
      await bench.walk({ ...narrow, as: null }, async (walk) => {
        await walk.go('')
        await signInFirst(walk, people[who], secrets[who] ?? '')
        if (who !== 'agent') await proveAddress({ walk, langue }, mailbox, `${people[who]}@exemple.org`)
        await walk.expectGood()
      })
  })

  test('the phone is enrolled by the square on the screen', async () => {
    await bench.walk({ as: 'admin', ...wide }, async (walk) => {
      const { page } = walk
      const clerk = { walk, langue }
      await openAccount(clerk, people.agent)
      await fill(clerk, 'appareils_codes_enrolement')
      const once = page.getByRole('status').filter({ hasText: fiche.secret })
      await once.getByRole('img').scrollIntoViewIfNeeded()
      const scanned = new URL(await readQr(page, once.getByRole('img')))
      await walk.picture(`office enrolment ${langue}`)
      await takeSecret(clerk)
      const code = new URLSearchParams(scanned.hash.slice(1)).get('enrolement') ?? ''
      phone = await enrolPhone(scanned.origin, () => bench.server.token(people.agent, CHOSEN), code)
      photo = await page.screenshot({ clip: { x: 0, y: 0, width: 160, height: 120 } })
    })
  })

  test('members and plots are imported, internal control says their state, a capacity is proposed', async () => {
    await bench.walk({ as: 'admin', ...wide }, async (walk) => {
      await importFile({ walk, langue }, 'producteurs', 'members.csv', MEMBERS)
      await importFile({ walk, langue }, 'parcelles', 'plots.geojson', PLOTS)
    })
    await asNew('rsci', wide, (walk) => importFile({ walk, langue }, 'statuts', 'states.csv', STATES))
    await bench.walk({ as: 'admin', ...wide }, async (walk) => {
      const clerk = { walk, langue }
      await walk.to('/capacites')
      const asked = { campagne_id: '2026', matiere_code: 'ANANAS', etat_code: '(AB)' }
      await fill(clerk, 'capacites_proposer', { ...asked, producteur_id: 'Zannou' })
      await walk.to('/producteurs?recherche=Zannou')
      await walk.page.getByRole('main').getByRole('link', { name: 'Zannou' }).first().click()
      await walk.settle()
      await walk.page.getByRole('button', { name: fiche.piece_identite }).press('Enter')
      await walk.page.getByText('7788990011').waitFor()
      await walk.expectGood()
    })
  })

  test('management and internal control approve it', async () => {
    for (const who of ['direction', 'rsci'] as const)
      await asNew(who, narrow, async (walk) => {
        const { page } = walk
        await walk.to('/capacites/a-decider')
        const name = new RegExp(`^${decide.choisir.replace('{nom}', '.*Zannou')}`, 'i')
        await page.getByRole('checkbox', { name }).check()
        await page.getByRole('button', { name: decide.apercu }).press('Enter')
        await page.getByRole('button', { name: /^Valid\w+ 1 capaci/ }).press('Enter')
        await page.getByText(/^1 capaci\S+ (est décidée|is decided)\./).waitFor()
        await walk.expectGood()
      })
  })

  test('the phone sends a day, which internal control finds and looks at', async () => {
    day = await spendDay(phone, PLOT, photo)
    await asNew('rsci', narrow, async (walk) => {
      const { page } = walk
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: search.champ }).fill(day.references[0] ?? '')
      await page.getByRole('listbox').getByRole('option').first().waitFor()
      await page.keyboard.press('Enter')
      await page.waitForURL(/collecte=/)
      await walk.settle()
      await walk.to(`/controles?recherche=${day.heavy}`)
      await page.getByRole('table', { name: controls.liste }).locator('[data-index="0"] a').click()
      const drawn = () => page.evaluate(`document.querySelector('article img')?.naturalWidth`)
      await expect.poll(drawn, { timeout: 60_000 }).toBe(160)
      await walk.settle()
      await walk.expectGood()
      await walk.picture(`office control ${langue}`)
    })
  })

  test('the warehouse receives, makes two steps and prints the labels of the lot', async () => {
    await bench.walk({ as: 'magasinier', ...wide }, async (walk) => {
      const clerk = { walk, langue }
      const kept = { campagne_id: '2026', produit_id: 'ANANAS · ' }
      await walk.to('/receptions')
      await fill(clerk, 'receptions_creer', {
        origine: 'membres',
        ...kept,
        groupement_id: 'ALLADA',
        emplacement_id: 'MAGASIN',
        net_g: 550_000,
        apports: day.references.map((reference_provisoire, n) => ({
          reference_provisoire,
          quantite_g: MASSES[n],
        })),
      })
      await fill(clerk, 'receptions_valider')
      await openLot(walk, 'dl')
      const clean = await makeStep(walk, 'nettoyage', await numberOf(walk), 550_000, 'NET')
      const packed = await makeStep(walk, 'conditionnement', clean, 530_000, 'PF')
      await walk.picture(`office steps ${langue}`)
      await printLabels(walk, packed)
    })
  })

  const numberOf = async ({ page }: Walk): Promise<string> => {
    // The heading of a lot ends with its number once the lot is read and has one.
    const heading = await page.getByRole('heading', { level: 1, name: /-\d{6}$/ }).innerText()
    return /(\S+)$/.exec(heading.trim())?.[1] ?? ''
  }

  /** Follows the link to a lot in a part of the open page. */
  const openLot = async (walk: Walk, part: string) => {
    await walk.page.getByRole('main').locator(part).locator('a[href*="/lots?id="]').first().click()
    await walk.page.waitForURL(/\/lots\?id=/)
    await walk.settle()
  }

  /** Makes and validates a step of which 20 kg are sorted out, and takes its output into stock; returns the output's number. */
  const makeStep = async (walk: Walk, procede: string, lot: string, quantite_g: number, nature: string) => {
    const clerk = { walk, langue }
    await walk.to('/etapes')
    await fill(clerk, 'etapes_creer', {
      procede: activity(procede),
      campagne_id: '2026',
      entrees: [{ lot_id: lot, quantite_g }],
      sorties: [
        { nature, produit_id: 'ANANAS · ', quantite_g: quantite_g - 20_000, emplacement_id: 'STATION' },
      ],
      pertes: [{ categorie: 'tri', quantite_g: 20_000 }],
    })
    await fill(clerk, 'etapes_valider')
    await openLot(walk, `section[aria-label="${membres.sorties[langue]}"]`)
    await fill(clerk, 'lots_valider')
    return numberOf(walk)
  }

  const printLabels = async (walk: Walk, numero: string) => {
    const { page } = walk
    const section = page.getByRole('region', { name: labels.titre })
    const label = section.getByRole('img', { name: labels.etiquette.split('{')[0] ?? '' })
    await label.scrollIntoViewIfNeeded()
    expect(await readQr(page, label)).toBe(numero)
    await section.getByRole('combobox', { name: labels.imprimante }).selectOption('zpl')
    const download = page.waitForEvent('download')
    await section.getByRole('button', { name: labels.fichier }).click()
    expect(readFileSync(await (await download).path(), 'utf8')).toContain(`^FDMA,${numero}^FS`)
    await walk.expectGood()
    await walk.picture(`office labels ${langue}`)
  }
})
