// An agent's day on the example's screens; the screenshots are in .data/exemple.
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Look, Page } from './browser.ts'
import { PICTURES } from './installed.ts'

/** The texts of the screens in French. */
export const FRENCH = {
  adresse: 'Adresse du service',
  continuer: 'Continuer',
  identifiant: 'Identifiant',
  motDePasse: 'Mot de passe',
  connecter: 'Se connecter',
  code: 'Code d’enrôlement',
  enroler: 'Enrôler',
  liste: 'Liste',
  carte: 'Carte',
  peser: 'Peser',
  brut: 'Brut (kg)',
  tare: 'Tare (kg)',
  ajouter: 'Ajouter la pesée',
  impuretes: 'Impuretés (%)',
  photo: 'Prendre une photo',
  declencher: 'Photographier',
  photos: 'Photos (1)',
  signature: 'Signature du producteur',
  enregistrer: 'Enregistrer',
  enregistree: 'Enregistrée',
  retour: 'Retour aux parcelles',
  envois: 'Envois',
  attente: '1 en attente',
  synchroniser: 'Synchroniser',
  envoye: 'Tout est envoyé',
  resultats: 'Résultats',
  acceptee: 'Acceptée',
  capacite: 'Capacité',
  kilos: '31,234 kg',
  actes: 'Actes',
  fermer: 'Fermer',
  imprimer: 'Imprimer le reçu',
  sansImprimante: 'L’imprimante ne répond pas. Est-elle allumée et proche ?',
  suivant: 'Suivant',
  parcours: 'Commencer le tour',
  pause: 'Pause',
  points: 'Points : 4',
  formulaires: [
    'Nouveau membre',
    'Corriger un membre',
    'Nouvelle parcelle',
    'Relever une parcelle',
    'Estimer une récolte',
    'Remettre un intrant',
    'Bon de livraison',
    'Signaler une erreur',
    'Réimprimer un reçu',
    'Inspection',
    'Constat',
  ],
  relever: 'Relever une parcelle',
}
/** The texts of the screens in English. */
export const ENGLISH: typeof FRENCH = {
  adresse: 'Address of the service',
  continuer: 'Continue',
  identifiant: 'User name',
  motDePasse: 'Password',
  connecter: 'Sign in',
  code: 'Enrolment code',
  enroler: 'Enrol',
  liste: 'List',
  carte: 'Map',
  peser: 'Weigh',
  brut: 'Gross (kg)',
  tare: 'Tare (kg)',
  ajouter: 'Add the weighing',
  impuretes: 'Impurities (%)',
  photo: 'Take a photo',
  declencher: 'Take it',
  photos: 'Photos (1)',
  signature: 'Signature of the producer',
  enregistrer: 'Record',
  enregistree: 'Recorded',
  retour: 'Back to the plots',
  envois: 'Queue',
  attente: '1 waiting',
  synchroniser: 'Synchronize',
  envoye: 'Everything is sent',
  resultats: 'Results',
  acceptee: 'Accepted',
  capacite: 'Capacity',
  kilos: '31.234 kg',
  actes: 'Acts',
  fermer: 'Close',
  imprimer: 'Print the receipt',
  sansImprimante: 'The printer does not respond. Is it on, and near?',
  suivant: 'Next',
  parcours: 'Begin the walk',
  pause: 'Pause',
  points: 'Points: 4',
  formulaires: [
    'New member',
    'Correct a member',
    'New plot',
    'Survey a plot',
    'Estimate a harvest',
    'Hand out an input',
    'Delivery note',
    'Report an error',
    'Print a receipt again',
    'Inspection',
    'Finding',
  ],
  relever: 'Survey a plot',
}

// The corners of the walk, and 60 m in degrees. The first corner is beside the agent: a browser tells no position twice.
const CORNERS = [
  [0.1, 0.1],
  [1, 0],
  [1, 1],
  [0, 1],
]
const STEP = 60 / 110_600

/** The instants and the place of the day. */
export type Day = {
  readonly origin: string
  readonly server: string
  readonly codeOf: () => Promise<string>
  readonly open: (look: Look) => Promise<Page>
}

/** Plays the day, from signing in to the results, partly without a network. */
export async function playDay(
  { origin, server, codeOf, open }: Day,
  look: Look,
  said: typeof FRENCH,
): Promise<void> {
  const page = await open(look)
  const faults: Error[] = []
  page.on('pageerror', (error) => faults.push(error))
  let pictures = 0
  const picture = (name: string) => {
    pictures += 1
    const number = String(pictures).padStart(2, '0')
    return page.screenshot({ path: join(PICTURES, `${look.colorScheme}-${number}-${name}.png`) })
  }
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
  const tab = (name: string) => page.getByRole('tab', { name }).click()
  const see = (text: string) => page.getByText(text, { exact: true }).first().waitFor()

  await page.goto(origin)
  await page.getByLabel(said.adresse).fill(server)
  await picture('adresse')
  await press(said.continuer)
  await page.getByLabel(said.identifiant).fill('agent2')
  await page.getByLabel(said.motDePasse).fill('demo')
  await picture('connexion')
  await press(said.connecter)
  await page.getByLabel(said.code).fill(await codeOf())
  await picture('code')
  await press(said.enroler)
  await page.getByText(said.envoye).first().waitFor()
  await page.locator('svg path').first().waitFor()
  await page.waitForTimeout(1_500)
  await picture('carte')
  await pressPlot(page)
  await page.getByRole('button', { name: said.peser }).waitFor()
  await picture('parcelle')
  await press(said.liste)
  await picture('liste')
  await press(said.carte)

  await page.context().setOffline(true)
  await pressPlot(page)
  await press(said.peser)
  await page.getByLabel(said.brut).fill('31,834')
  await page.getByLabel(said.tare).fill('0,6')
  await press(said.ajouter)
  await page.getByLabel(said.impuretes).fill('1,5')
  await picture('pesee')
  await press(said.photo)
  await page.waitForTimeout(1_500)
  await press(said.declencher)
  await see(said.photos)
  await sign(page, said.signature)
  await picture('signature')
  await press(said.enregistrer)
  await see(said.enregistree)
  await see(said.kilos)
  await picture('enregistree')
  await press(said.imprimer)
  await see(said.sansImprimante)
  await page.getByText(said.sansImprimante).first().scrollIntoViewIfNeeded()
  await picture('recu')
  await press(said.retour)
  await tab(said.envois)
  await see(said.attente)
  await picture('file')

  await page.context().setOffline(false)
  await press(said.synchroniser)
  await see(said.envoye)
  await picture('envoye')
  await tab(said.resultats)
  await page.getByText(said.kilos).first().waitFor()
  await picture('resultats')
  await tab(said.capacite)
  await picture('capacite')
  await tab(said.actes)
  await picture('actes')
  for (const name of said.formulaires) {
    await press(name)
    await picture(`acte ${name}`)
    if (name === said.relever) await walk(page, look, said, picture)
    await press(said.fermer)
  }
  expect(faults).toEqual([])
}

// Chooses a plot, and walks around a square of 60 m from where the agent stands.
async function walk(
  page: Page,
  look: Look,
  said: typeof FRENCH,
  picture: (name: string) => Promise<unknown>,
): Promise<void> {
  await page.getByRole('button', { name: / · / }).first().click()
  await page.getByRole('button', { name: said.suivant, exact: true }).click()
  await page.getByRole('button', { name: said.parcours, exact: true }).click()
  await page.getByRole('button', { name: said.pause, exact: true }).waitFor()
  for (const [x = 0, y = 0] of CORNERS) {
    const { longitude, latitude, accuracy } = look.geolocation
    const place = { longitude: longitude + x * STEP, latitude: latitude + y * STEP, accuracy }
    await page.context().setGeolocation(place)
    await page.waitForTimeout(700)
  }
  await page.getByText(said.points, { exact: true }).waitFor()
  await picture('parcours')
}

// The plot drawn first is the nearest one, because the agent stands on its edge.
async function pressPlot(page: Page): Promise<void> {
  const place = await page.locator('svg g path').first().boundingBox()
  if (place === null) throw new Error('no plot')
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2)
  await page.mouse.down()
  await page.mouse.up()
}

async function sign(page: Page, label: string): Promise<void> {
  const box = page.getByLabel(label)
  await box.scrollIntoViewIfNeeded()
  const place = await box.boundingBox()
  if (place === null) throw new Error('nowhere to sign')
  const at = (t: number) =>
    [place.x + place.width * t, place.y + place.height * (0.5 + 0.3 * Math.sin(t * 20))] as const
  await page.mouse.move(...at(0.1))
  await page.mouse.down()
  for (let t = 0.1; t < 0.9; t += 0.02) await page.mouse.move(...at(t))
  await page.mouse.up()
}
