// Spec: file-de-controle#decisions: over HTTP, a decision has the effect that its name says: on ceilings, merges, retained
// values, dates.
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { demoId, GROUPEMENT, PARCELLE, PRODUCTEUR, UTILISATEUR } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { openBooks } from './support/books.ts'
import { codeOf, contractArrives, corrected, openOffice, RAISON, type Sent } from './support/office.ts'
import { type Draft, enrolDevice, envelopeOf, net, sendOne } from './support/phones.ts'

const api = await openApi()
const office = await openOffice(api)
const { send, decide, open, controls } = office
const { row, collecte, shown, consumed, ledgerBalances } = openBooks(api)
const NO_CLOCK = { horloge: null, cree_le_appareil: '2020-01-01T00:00:00Z' }
const producer = (nom: string, numero: string): Draft => ({
  type: 'producteur.enregistrer',
  version_schema: 1,
  payload: {
    producteur_id: uuidv7(),
    groupement_id: GROUPEMENT.allada,
    nom,
    prenoms: 'Essai',
    telephone: '+22901777777',
    piece_identite: { type: 'cip', numero, pays: 'BJ' },
  },
})
const idOf = ({ envelope }: Sent) => (envelope.payload as unknown as Draft).producteur_id as string

describe('a ceiling that is crossed', () => {
  const small = { producteur_id: PRODUCTEUR.small, parcelle_id: PARCELLE.small }
  const ceiling = (plafond_g: number) =>
    api.sql('update capacite.solde set plafond_g = $2 where producteur_id = $1', [
      PRODUCTEUR.small,
      plafond_g,
    ])

  test('regularisation: refused until a ceiling covers it, and the ones after it do not count', async () => {
    await ceiling((await consumed(PRODUCTEUR.small)) + 1000)
    const crossing = await send({ ...small, ...net(1001) })
    await send({ ...small, ...net(5000) })
    expect(crossing.result.motifs).toEqual(['capacite_depassee'])
    const refused = await decide(crossing, 'capacite_depassee', 'regularisation')
    expect(codeOf(refused)).toBe('409 capacite_insuffisante')
    expect(refused.body.details.consomme_g - refused.body.details.plafond_g).toBe(1)
    expect(await open(crossing)).toEqual(['capacite_depassee'])
    await ceiling(refused.body.details.consomme_g)
    expect(codeOf(await decide(crossing, 'capacite_depassee', 'regularisation'))).toBe('200')
    expect(await open(crossing)).toEqual([])
  })

  test('declassement, whole: conventional, and its capacity given back', async () => {
    const before = await consumed(PRODUCTEUR.small)
    const crossing = await send({ ...small, ...net(2000) })
    expect(codeOf(await decide(crossing, 'capacite_depassee', 'declassement'))).toBe('200')
    expect(await consumed(PRODUCTEUR.small)).toBe(before)
    const states = await api.sql<{ categorie: string }>(
      `select e.categorie_affichage as categorie from collecte.qualite q
         join conformite.etat e on e.referentiel_code = q.referentiel_code and e.code = q.etat_code
       where q.collecte_id = $1 order by q.le`,
      [(await collecte(crossing)).id],
    )
    expect([...new Set(states.map(({ categorie }) => categorie))]).toEqual(['bio', 'conventionnel'])
    expect(await shown(crossing)).toMatchObject({ ecartee_du_bio: false, en_anomalie: false })
  })

  test('declassement of a stated mass: what remains must fit', async () => {
    await ceiling((await consumed(PRODUCTEUR.small)) + 100)
    const crossing = await send({ ...small, ...net(150) })
    const some = (quantite_g: number) => decide(crossing, 'capacite_depassee', 'declassement', { quantite_g })
    expect(codeOf(await some(151))).toBe('400 parametre_invalide')
    expect(codeOf(await some(49))).toBe('409 capacite_insuffisante')
    expect(codeOf(await some(50))).toBe('200')
    expect((await collecte(crossing)).net_g).toBe(150)
  })

  test('non_conformite: it is stated, and the effect stays', async () => {
    const crossing = await send({ ...small, ...net(10) })
    const { status } = await decide(crossing, 'capacite_depassee', 'non_conformite', { gravite: 'mineure' })
    expect(status).toBe(200)
    const [control] = await controls(crossing)
    const [finding] = await api.sql<{ row: Draft }>(
      'select to_jsonb(n) as row from non_conformite.non_conformite n where n.controle_id = $1',
      [control?.id],
    )
    const stated = { gravite: 'mineure', constat_code: 'capacite_depassee', description: RAISON }
    expect(finding?.row).toMatchObject({ ...stated, auteur_id: UTILISATEUR.rsci })
    expect(await shown(crossing)).toMatchObject({ ecartee_du_bio: true, motifs: ['capacite_depassee'] })
  })
})

describe('one person registered twice', () => {
  test('fusion: plots, collections and balances move, the lost id stays an alias', async () => {
    const kept = await send({}, producer('Gardé', 'CIP 55 01'))
    const lost = await send({}, producer('Perdu', 'cip5501'))
    expect(lost.result.motifs).toEqual(['doublon_identite'])
    const land = { producteur_id: idOf(lost), parcelle_id: uuidv7(), qualite_declaree: {}, ...net(700) }
    const early = await send(land)
    expect(codeOf(await decide(lost, 'doublon_identite', 'fusion', {}, 'admin'))).toBe('200')
    expect((await collecte(early)).producteur_id).toBe(idOf(kept))
    expect([await consumed(idOf(lost)), await consumed(idOf(kept))]).toEqual([0, 700])
    const late = await send(land)
    expect((await controls(late)).map(({ details }) => details.champ)).not.toContain('producteur_id')
    expect(await collecte(late)).toMatchObject({ producteur_id: idOf(kept), producteur_declare: idOf(lost) })
    expect(await consumed(idOf(kept))).toBe(1400)
    await ledgerBalances()
    const { producteurs } = (await api.get('/v1/producteurs?recherche=Essai&limite=200', 'admin')).body
    expect(producteurs.map(({ id }: Draft) => id)).toContain(idOf(kept))
    expect(producteurs.map(({ id }: Draft) => id)).not.toContain(idOf(lost))
  })

  test('confirmation that they are two: both stay', async () => {
    await send({}, producer('Jumelle', 'CIP 77'))
    const other = await send({}, producer('Jumeau', 'CIP 77'))
    expect(codeOf(await decide(other, 'doublon_identite', 'confirmation'))).toBe('200')
    expect(await row('producteur.producteur', idOf(other))).toMatchObject({ fusionne_dans: null })
  })
})

test('valeur_retenue: field by field, by the administrator alone', async () => {
  const { id, version } = await row('producteur.producteur', demoId('producteur', 2))
  const change = (champs: Draft): Draft => ({
    type: 'producteur.modifier',
    version_schema: 1,
    payload: { producteur_id: id, version_base: version, champs },
  })
  const colleague = await enrolDevice(api, 'agent2')
  await sendOne(api, colleague, await envelopeOf(colleague, 1, {}, change({ localite: 'Zè', nom: 'Dossou' })))
  const late = await send({}, change({ localite: 'Toffo', nom: 'Dossa' }))
  expect(late.result.motifs).toEqual(['modification_concurrente'])
  const choice = { champs: { localite: 'propose', nom: 'serveur' } }
  const by = (account: string, rest: Draft) =>
    decide(late, 'modification_concurrente', 'valeur_retenue', rest, account)
  expect(codeOf(await by('rsci', choice))).toBe('403 droit_manquant')
  expect(codeOf(await by('admin', { champs: { localite: 'propose' } }))).toBe('400 parametre_invalide')
  expect(codeOf(await by('admin', { champs: { localite: 'Toffo', nom: 'x' } }))).toBe(
    '400 parametre_invalide',
  )
  expect(codeOf(await by('admin', choice))).toBe('200')
  expect(await row('producteur.producteur', id)).toMatchObject({ localite: 'Toffo', nom: 'Dossou' })
})

test('ecart_motive gives the date, by which all is judged again', async () => {
  const sent = await send(net(20), NO_CLOCK)
  expect(sent.result.motifs).toEqual(['horloge_invraisemblable'])
  const give = (date_operation?: string) =>
    decide(sent, 'horloge_invraisemblable', 'ecart_motive', { date_operation }, 'admin')
  expect(codeOf(await give())).toBe('400 parametre_invalide')
  expect(codeOf(await give(new Date(Date.now() + 60_000).toISOString()))).toBe('400 parametre_invalide')
  const [{ lower }] = (await api.sql<{ lower: Date }>(
    'select lower(range_merge(active_pendant)) as lower from campagne.campagne where id = $1',
    [(sent.envelope.payload as unknown as Draft).campagne_id],
  )) as [{ lower: Date }]
  const date = new Date(lower.getTime() - 60_000).toISOString()
  expect(codeOf(await give(date))).toBe('200')
  expect(Date.parse(String((await collecte(sent)).date_operation))).toBe(Date.parse(date))
  expect(await open(sent)).toContain('reference_inactive')
  expect(await open(sent)).not.toContain('horloge_invraisemblable')
  expect(await office.resend(sent)).toBe(sent.raw)
})

test('several controls of one collection: each keeps its own effect until lifted', async () => {
  const sent = await send(
    { ...net(30), calcul_telephone: { net_g: 1, refaction_g: 0, net_marchand_g: 1 }, contrat_id: uuidv7() },
    NO_CLOCK,
  )
  expect(await open(sent)).toEqual(['ecart_calcul', 'horloge_invraisemblable', 'reference_inconnue'])
  expect(await shown(sent)).toMatchObject({ paiement_bloque: true, en_anomalie: true })
  await decide(sent, 'ecart_calcul', 'confirmation_serveur')
  expect(await shown(sent)).toMatchObject({ paiement_bloque: false, en_anomalie: true })
  await decide(sent, 'reference_inconnue', 'correction', corrected(sent.envelope, { contrat_id: null }))
  expect(await open(sent)).toEqual(['horloge_invraisemblable'])
  await decide(sent, 'horloge_invraisemblable', 'confirmation')
  expect(await shown(sent)).toMatchObject({ paiement_bloque: false, en_anomalie: false })
})

test('once the entity appears, all that waited for it can be corrected at once', async () => {
  const contrat_id = uuidv7()
  const first = await send({ contrat_id })
  const others = [await send({ contrat_id }), await send({ contrat_id })]
  const offered = async () => (await controls(first)).map(({ motif, dependants }) => ({ motif, dependants }))
  expect(await offered()).toEqual([{ motif: 'reference_inconnue', dependants: 2 }])
  const together = { dependants: true }
  expect(codeOf(await decide(first, 'reference_inconnue', 'correction', together))).toBe(
    '409 reference_toujours_inconnue',
  )
  await contractArrives(api, contrat_id)
  expect(codeOf(await decide(first, 'reference_inconnue', 'correction', together))).toBe('200')
  for (const sent of [first, ...others]) {
    expect(await open(sent)).toEqual([])
    expect((await collecte(sent)).contrat_id).toBe(contrat_id)
  }
  expect(await offered()).toEqual([{ motif: 'reference_inconnue', dependants: 0 }])
})
