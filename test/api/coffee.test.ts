// Spec: editeur#publication: a new pack, written through the API as docs/packs.md describes, serves an organization from its
// opening to a shipped container. Everything happens over HTTP, except the campaign, which an operator plans and opens.
import { randomBytes } from 'node:crypto'
import { releveFrom } from '@sillon/telephone/releve'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import type { Answer } from '../support/http.ts'
import { newCode, newLogin, organisation } from './support/accounts.ts'
import { coffee, STATES } from './support/coffee.ts'
import { SEGMENTS } from './support/made.ts'
import { enrolDevice, envelopeOf, net, sendOne } from './support/phones.ts'
import { openApiWith, openProvider, settled } from './support/provider.ts'

const KG = 1000
const NET = 600 * KG
const [PACK, REFERENTIAL] = [
  `cafe_${randomBytes(4).toString('hex')}`,
  `V${randomBytes(3).toString('hex').toUpperCase()}`,
]
const MODULES = ['stock', 'procedes', 'ventes', 'certification']

const api = await openApiWith(openProvider())
const done = ({ status, body, text }: Answer) => {
  if (status >= 300) throw new Error(text)
  return body
}
const post = async (path: string, body: unknown, as: string) => done(await api.post(path, body, as))
const put = async (path: string, body: unknown, as = 'editeur') =>
  done(await api.send('PUT', path, { as, body }))
const read = async (path: string, as: string) => done(await api.get(path, as))

/** Writes the referential and the pack as the publisher; returns the version's id. */
async function publishCoffee(): Promise<string> {
  const catalogue = {
    version_base: 0,
    libelle: 'Cahier du vivant',
    etats: STATES,
    raison: 'Demandé par le Japon',
  }
  await put(`/v1/editeur/catalogues/referentiels/${REFERENTIAL}`, catalogue)
  const path = `/v1/editeur/packs/${PACK}/brouillon`
  const wrong = { ...coffee(PACK, REFERENTIAL), referentiel_capacite: 'BIO' }
  const first = await put(path, { version_base: 0, document: wrong })
  expect(first.fautes).toHaveLength(1)
  const { version, fautes } = await put(path, {
    version_base: first.version,
    document: coffee(PACK, REFERENTIAL),
  })
  expect(fautes).toEqual([])
  const { versions } = await post(`${path}/publier`, { version_base: version }, 'editeur')
  return versions[0].id
}

/** Attests, as the publisher, the holder of an account that the only administrator created. */
const attest = (organisation: string, utilisateur_id: string) =>
  post(
    `/v1/editeur/organisations/${organisation}/attester`,
    { utilisateur_id, raison: 'Carte vue' },
    'editeur',
  )

/** Opens an organization with its accounts and their permission sets. */
async function openOrganisation() {
  const opened = await post('/v1/organisations', organisation({ code: newCode() }), 'editeur')
  const admin = opened.administrateur.identifiant as string
  await settled(api, admin)
  const person = async (set: string) => {
    const identifiant = newLogin()
    const account = { identifiant, nom_affiche: set, ensembles: [set] }
    const { utilisateur } = await post('/v1/utilisateurs', account, admin)
    await settled(api, identifiant)
    await attest(opened.organisation.id, utilisateur.id)
    return { identifiant, id: utilisateur.id as string }
  }
  const [agent, quality, rsci, direction, magasinier, commercial] = [
    await person('agent_collecte'),
    await person('rsci'),
    await person('rsci'),
    await person('direction'),
    await person('magasinier'),
    await person('commercial'),
  ]
  return {
    id: opened.organisation.id as string,
    admin,
    agent,
    quality,
    rsci,
    direction,
    magasinier,
    commercial,
  }
}

/** Runs the operator's command that plans a campaign on the version and opens it. */
async function openCampaign(organisationId: string, pack: string): Promise<string> {
  const id = uuidv7()
  await api.server.database.admin(async (client) => {
    await client.query('begin')
    await client.query('set local role metier')
    await client.query("select set_config('sillon.organisation_id', $1, true)", [organisationId])
    const year = new Date().getUTCFullYear()
    await client.query('select campagne.creer($1, $2, $2, $3, $4, $5, $6, now())', [
      id,
      'CAFE',
      year,
      `${year}-01-01`,
      `${year}-12-31`,
      pack,
    ])
    await client.query('select campagne.ouvrir($1, now())', [id])
    await client.query('commit')
  })
  return id
}

const around = (longitude: number, latitude: number, side = 0.0009) =>
  [
    [0, 0],
    [side, 0],
    [side, side],
    [0, side],
  ].map(([east = 0, north = 0]) => ({
    longitude: longitude + east,
    latitude: latitude + north,
    precision_cm: 200,
  }))

test('from the opening of an organization to a shipped container', { timeout: 120_000 }, async () => {
  const version = await publishCoffee()
  const { id, admin, agent, quality, rsci, direction, magasinier, commercial } = await openOrganisation()
  for (const module of MODULES) await post(`/v1/modules/${module}/activer`, {}, admin)
  await post('/v1/numerotation/modeles', { segments: SEGMENTS }, admin)
  for (const code of ['AB', REFERENTIAL])
    await put(`/v1/referentiels/${code}`, { coche: true }, rsci.identifiant)
  const groupement = await post('/v1/groupements', { code: 'G1', nom: 'Groupement du mont' }, admin)
  await post(`/v1/utilisateurs/${agent.id}/groupements`, { groupement_id: groupement.id }, admin)
  for (const referentiel_code of ['AB', REFERENTIAL])
    for (const titulaire of [{ groupement_id: groupement.id }, { organisation: true }])
      await post(
        '/v1/certificats',
        {
          numero: `${referentiel_code} ${Object.keys(titulaire)[0]}`,
          organisme: 'Organisme',
          titulaire,
          referentiel_code,
          categorie: 'Café',
          valide_du: '2020-01-01',
          valide_au: '2099-12-31',
          portee: ['production', 'preparation', 'distribution'].map((activite) => ({ activite })),
        },
        rsci.identifiant,
      )
  const campagne = await openCampaign(id, version)

  const { produits } = await read('/v1/produits', agent.identifiant)
  const product = (code: string) => produits.find((one: { code: string }) => one.code === code).id as string
  expect(produits.map(({ code, pack }: { code: string; pack: object }) => [code, pack])).toEqual(
    ['CERISE', 'PARCHE', 'VERT'].map((code) => [code, { code: PACK, version: '1.0' }]),
  )

  // The field: the phone sends a producer, a plot and a collection.
  const device = await enrolDevice(api, agent.identifiant, admin)
  const [producteur_id, parcelle_id] = [uuidv7(), uuidv7()]
  const now = new Date()
  const commands = [
    {
      type: 'producteur.enregistrer',
      version_schema: 1,
      payload: {
        producteur_id,
        groupement_id: groupement.id,
        nom: 'Kouassi',
        prenoms: 'Ama',
        piece_identite: null,
      },
    },
    {
      type: 'parcelle.enregistrer',
      version_schema: 2,
      payload: {
        parcelle_id,
        producteur_id,
        nom: 'Le versant',
        cultures: [{ produit_id: product('CERISE'), part_cp: 10_000, strate: 'principal' }],
        surface_declaree_m2: 9_800,
        releve: releveFrom(around(2.1, 7.2), now, now),
      },
    },
  ]
  for (const [i, { type, version_schema, payload }] of commands.entries()) {
    const draft = { type, version_schema, payload, reference_provisoire: null }
    expect(await sendOne(api, device, await envelopeOf(device, i + 1, {}, draft))).toMatchObject({
      issue: 'acceptee',
    })
  }
  const states = [
    ['AB', 'C1', '2019-01-01T00:00:00Z'],
    ['AB', 'AB', '2023-01-01T00:00:00Z'],
    [REFERENTIAL, 'TR', '2019-01-01T00:00:00Z'],
    [REFERENTIAL, 'VIE', '2023-01-01T00:00:00Z'],
  ]
  for (const [referentiel_code, etat_code, depuis] of states)
    await post(
      '/v1/conformite/statuts',
      { parcelle_id, referentiel_code, etat_code, depuis, raison: 'Dossier de conversion' },
      rsci.identifiant,
    )
  const wish = { campagne_id: campagne, producteur_id, matiere_code: 'CERISE', etat_code: 'AB' }
  const { capacites } = await post('/v1/capacites', wish, quality.identifiant)
  for (const { identifiant } of [rsci, direction])
    await post(`/v1/capacites/${capacites[0].id}/valider`, {}, identifiant)
  const collecte = await sendOne(
    api,
    device,
    await envelopeOf(device, 3, {
      campagne_id: campagne,
      producteur_id,
      parcelle_id,
      produit_id: product('CERISE'),
      ...net(NET),
      impuretes_cp: 100,
    }),
  )
  expect(collecte).toMatchObject({ issue: 'acceptee' })

  // The station: the lot enters with its measurement, passes three steps and leaves.
  const place = await post('/v1/emplacements', { code: 'STATION', nom: 'Station' }, magasinier.identifiant)
  const store = magasinier.identifiant
  const goods = {
    campagne_id: campagne,
    produit_id: product('CERISE'),
    origine: 'membres',
    groupement_id: groupement.id,
    emplacement_id: place.id,
    net_g: NET,
    apports: [{ collecte_id: collecte.entites.collecte }],
  }
  const other = await api.post('/v1/receptions', { ...goods, mesures: { variete: 'kent' } }, store)
  expect([other.status, other.body]).toEqual([
    400,
    {
      erreur: 'parametre_invalide',
      details: { parametre: 'mesures.variete', valeurs: ['robusta', 'arabica'] },
    },
  ])
  const mesures = { maturite_cp: 9_500, variete: 'robusta' }
  const reception = await post('/v1/receptions', { ...goods, mesures }, store)
  const { lot_id } = await post(`/v1/receptions/${reception.id}/valider`, {}, store)

  let lot = { id: lot_id as string, g: NET }
  const steps = [
    ['depulpage', 'PARCHE', 'NET', 250 * KG],
    ['sechage', 'PARCHE', 'NET', 150 * KG],
    ['decorticage', 'VERT', 'PF', 120 * KG],
  ] as const
  for (const [procede, code, nature, quantite_g] of steps) {
    const step = await post(
      '/v1/etapes',
      {
        procede,
        campagne_id: campagne,
        entrees: [{ lot_id: lot.id, quantite_g: lot.g }],
        sorties: [{ nature, produit_id: product(code), quantite_g, emplacement_id: place.id }],
        pertes: [{ categorie: 'tri', quantite_g: lot.g - quantite_g }],
      },
      store,
    )
    const { sorties } = await post(`/v1/etapes/${step.id}/valider`, { declassements: [] }, store)
    lot = { id: sorties[0].lot_id, g: quantite_g }
    await post(`/v1/lots/${lot.id}/valider`, {}, store)
  }
  const { statut, numero_officiel, qualites } = await read(`/v1/lots/${lot.id}`, store)
  expect([statut, numero_officiel]).toEqual(['validé', expect.stringContaining('VERT')])
  expect(JSON.stringify(qualites)).toContain('VIE')

  const seller = commercial.identifiant
  const client = await post('/v1/clients', { code: 'TOKYO', nom: 'Torréfacteur', pays: 'BJ' }, seller)
  const vente = await post(
    '/v1/ventes',
    {
      code: 'V1',
      client_id: client.id,
      lignes: [{ produit_id: product('VERT'), quantite_g: lot.g, prix_kg: 3_000, qualites: {} }],
    },
    seller,
  )
  await post(`/v1/ventes/${vente.id}/valider`, {}, seller)
  const conteneurs = [{ numero: 'MSCU1234566', scelles: ['SC001'] }]
  const expedition = await post(
    '/v1/expeditions',
    { vente_id: vente.id, conteneurs, lignes: [{ lot_id: lot.id, quantite_g: lot.g }] },
    store,
  )
  const shipped = await post(`/v1/expeditions/${expedition.id}/valider`, {}, store)
  expect(shipped).toMatchObject({ statut: 'validée', conteneurs: [{ numero: 'MSCU1234566' }] })
  const { body: genealogy } = await api.get(`/v1/lots/${lot.id}/genealogie?sens=amont`, store)
  expect(JSON.stringify(genealogy)).toContain(collecte.entites.collecte)
})
