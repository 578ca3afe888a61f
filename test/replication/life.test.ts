// Phones receive exact data while the data change: moves of members and plots, acts of the office, dates that arrive.
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { CAMPAGNE, GROUPEMENT, ORGANISATION, PRODUIT, UTILISATEUR } from '../../demo/ids.ts'
import { hoursAgo, newMember } from '../api/support/members.ts'
import { codeOf, openOffice } from '../api/support/office.ts'
import { type Device, type Draft, enrolDevice, net } from '../api/support/phones.ts'
import { square, survey } from '../api/support/provokedMotifs.ts'
import { openWorld } from './support/world.ts'

const { api, exactly, exactlyAll, turn } = await openWorld()
const office = await openOffice(api)
// agent1 has Allada and Sékou, agent2 has Sékou, Attogon and Togoudo.
let one: Device
let two: Device
beforeAll(async () => {
  one = await enrolDevice(api, 'agent1')
  two = await enrolDevice(api, 'agent2')
})
/** Returns which of the two phones have a row. */
const holders = async (table: string, id: string) => {
  const phones = await exactlyAll([one, two])
  return ['agent1', 'agent2'].filter((_, index) => id in (phones[index]?.[table] ?? {}))
}
const act = async (path: string, body: object, as = 'admin') => {
  const answer = await api.post(path, body, as)
  expect([200, 201]).toContain(answer.status)
  return answer.body
}
const raison = 'Vu avec le groupement'

async function grower(): Promise<{ producteur_id: string; parcelle_id: string }> {
  const [producteur_id, parcelle_id] = [uuidv7(), uuidv7()]
  const send = (type: string, payload: Draft) => office.send({}, { type, version_schema: 1, payload })
  const person = { nom: 'Neuve', prenoms: 'Ayaba', piece_identite: null, telephone: '+22901555555' }
  await send('producteur.enregistrer', { producteur_id, groupement_id: GROUPEMENT.allada, ...person })
  await send('parcelle.enregistrer', {
    parcelle_id,
    producteur_id,
    nom: 'Champ',
    surface_declaree_m2: 12_000,
    cultures: [{ produit_id: PRODUIT.ananas, part_cp: 10_000 }],
    releve: survey(square()),
  })
  return { producteur_id, parcelle_id }
}

describe('members and plots', () => {
  test('a phone’s own registration comes back to it, with polygon and crops', async () => {
    const { producteur_id, parcelle_id } = await grower()
    const phone = await exactly(one)
    expect(phone.producteur).toHaveProperty(producteur_id)
    const plot = phone.parcelle?.[parcelle_id]
    expect(JSON.parse(String(plot?.geojson))).toMatchObject({ type: 'Polygon' })
    const crop = { produit_id: PRODUIT.ananas, part_cp: 10_000, strate: 'principal', cycle: null }
    expect(JSON.parse(String(plot?.cultures))).toEqual([crop])
    const payload = { parcelle_id, releve: survey(square()) }
    await office.send({}, { type: 'parcelle.relever', version_schema: 1, payload })
    expect((await exactly(one)).parcelle?.[parcelle_id]?.polygone_id).toBe(payload.releve.polygone_id)
  })

  test('a change of group takes the member, the plots, their states and balances along', async () => {
    const member = await newMember(api)
    expect(await holders('producteur', member.producteur_id)).toEqual(['agent1', 'agent2'])
    await office.send({ ...member, qualite_declaree: {}, ...net(500) })
    const path = `/v1/producteurs/${member.producteur_id}/groupement`
    await act(path, { groupement_id: GROUPEMENT.attogon, le: hoursAgo(1), raison })
    expect(await holders('producteur', member.producteur_id)).toEqual(['agent2'])
    expect(await holders('parcelle', member.parcelle_id)).toEqual(['agent2'])
    await act(path, { groupement_id: GROUPEMENT.allada, le: hoursAgo(0.5), raison })
    expect(await holders('parcelle', member.parcelle_id)).toEqual(['agent1'])
  })

  test('a transfer takes the plot to the other producer’s group', async () => {
    const [from, to] = [await newMember(api), await newMember(api)]
    const path = `/v1/producteurs/${to.producteur_id}/groupement`
    await act(path, { groupement_id: GROUPEMENT.togoudo, le: hoursAgo(2), raison })
    const body = { producteur_id: to.producteur_id, le: hoursAgo(1), raison }
    await act(`/v1/parcelles/${from.parcelle_id}/transferer`, body)
    expect(await holders('parcelle', from.parcelle_id)).toEqual(['agent2'])
    expect(await holders('producteur', from.producteur_id)).toEqual(['agent1', 'agent2'])
  })

  test('who leaves is taken from the phones with their plots; who comes back returns', async () => {
    const member = await newMember(api)
    await act(`/v1/producteurs/${member.producteur_id}/sortie`, { le: hoursAgo(2), raison })
    expect(await holders('producteur', member.producteur_id)).toEqual([])
    expect(await holders('parcelle', member.parcelle_id)).toEqual([])
    await act(`/v1/producteurs/${member.producteur_id}/retour`, { le: hoursAgo(1), raison })
    expect(await holders('producteur', member.producteur_id)).toEqual(['agent1', 'agent2'])
    expect(await holders('parcelle', member.parcelle_id)).toEqual(['agent1', 'agent2'])
  })

  test('a merged id goes on: the lost record follows the kept one from group to group', async () => {
    const register = async (numero: string) => {
      const producteur_id = uuidv7()
      const piece_identite = { type: 'cip', numero, pays: 'BJ' }
      const person = { nom: 'Deux', prenoms: 'Fois', telephone: '+22901777777', piece_identite }
      const payload = { producteur_id, groupement_id: GROUPEMENT.allada, ...person }
      return {
        id: producteur_id,
        sent: await office.send({}, { type: 'producteur.enregistrer', version_schema: 1, payload }),
      }
    }
    const [kept, lost] = [await register('REP 01'), await register('rep01')]
    expect((await office.decide(lost.sent, 'doublon_identite', 'fusion', {}, 'admin')).status).toBe(200)
    expect((await exactly(one)).producteur?.[lost.id]?.fusionne_dans).toBe(kept.id)
    const body = { groupement_id: GROUPEMENT.togoudo, le: hoursAgo(0), raison }
    await act(`/v1/producteurs/${kept.id}/groupement`, body)
    expect(await holders('producteur', lost.id)).toEqual(['agent2'])
    await act(`/v1/producteurs/${kept.id}/sortie`, { le: hoursAgo(0), raison })
    expect(await holders('producteur', lost.id)).toEqual([])
  })
})

describe('what the office decides', () => {
  test('a state that was revised replaces the one before', async () => {
    const { parcelle_id } = await newMember(api)
    const body = { parcelle_id, referentiel_code: 'AB', etat_code: 'C2', depuis: hoursAgo(1), raison }
    await act('/v1/conformite/statuts', body, 'rsci')
    const states = Object.values((await exactly(one)).statut_parcelle ?? {})
    const ours = states.filter((state) => state.parcelle_id === parcelle_id)
    expect(ours.map(({ etat_code }) => etat_code)).toEqual(['C2'])
  })

  test('a validated capacity arrives with its balance, and goes back with a new survey', async () => {
    const land = await grower()
    await api.sql(
      `insert into conformite.statut_parcelle (organisation_id, parcelle_id, referentiel_code, etat_code, periode, raison)
       values ($1, $2, 'AB', 'AB', '(,)', 'essai')`,
      [ORGANISATION.demo, land.parcelle_id],
    )
    const asked = { campagne_id: CAMPAGNE.demo, matiere_code: 'ANANAS', etat_code: 'AB' }
    const proposal = { ...asked, producteur_id: land.producteur_id }
    const { capacites } = await act('/v1/capacites', proposal, 'rsci-adjoint')
    const { id } = capacites[0]
    expect((await exactly(one)).capacite).not.toHaveProperty(id)
    await act(`/v1/capacites/${id}/valider`, {}, 'direction')
    await act(`/v1/capacites/${id}/valider`, {}, 'rsci')
    expect((await exactly(one)).capacite).toHaveProperty(id)
    const payload = { parcelle_id: land.parcelle_id, releve: survey(square()) }
    await office.send({}, { type: 'parcelle.relever', version_schema: 1, payload })
    expect((await exactly(one)).capacite).not.toHaveProperty(id)
  })

  test('a contract reaches the agents of its group while it is active', async () => {
    const line = { produit_id: PRODUIT.ananas, quantite_g: 1_000_000, prix_kg: 300 }
    const draft = { code: 'REP-1', campagne_id: CAMPAGNE.demo, devise: 'XOF', lignes: [line] }
    const { id } = await act('/v1/contrats', { ...draft, groupement_id: GROUPEMENT.togoudo }, 'commercial')
    expect(await holders('contrat', id)).toEqual([])
    await act(`/v1/contrats/${id}/activer`, {}, 'commercial')
    expect(await holders('contrat', id)).toEqual(['agent2'])
    expect(await holders('contrat_ligne', `${id}:1`)).toEqual(['agent2'])
    await act(`/v1/contrats/${id}/clore`, { raison }, 'commercial')
    expect(await holders('contrat', id)).toEqual([])
  })

  test('a suspended certificate is told as such', async () => {
    const [{ id } = { id: '' }] = await api.sql<{ id: string }>(
      `select id from certificat.certificat where groupement_id = $1 and statut = 'valide' and not echu`,
      [GROUPEMENT.sekou],
    )
    const depuis = new Date().toISOString().slice(0, 10)
    await act(`/v1/certificats/${id}/statut`, { statut: 'suspendu', depuis, raison }, 'rsci')
    expect((await exactly(two)).certificat?.[id]?.statut).toBe('suspendu')
  })

  test('groups are assigned and taken at once, and from a date on by the hourly task', async () => {
    const path = `/v1/utilisateurs/${UTILISATEUR.agent1}/groupements`
    const { id } = await act(path, { groupement_id: GROUPEMENT.togoudo })
    expect(Object.keys((await exactly(one)).affectation ?? {})).toContain(id)
    await act(`${path}/${id}/terminer`, { raison })
    expect(Object.keys((await exactly(one)).affectation ?? {})).not.toContain(id)
    const debut = hoursAgo(-24)
    const later = await act(path, { groupement_id: GROUPEMENT.togoudo, debut, fin: hoursAgo(-72) })
    const running = async () => {
      const [row] = await api.sql('select en_cours from utilisateur.groupement_agent where id = $1', [
        later.id,
      ])
      return row?.en_cours
    }
    const seen: unknown[] = [await running()]
    for (const days of [0.9, 1.1, 2.9, 3.1]) {
      await turn(days)
      seen.push(await running())
    }
    expect(seen).toEqual([false, false, true, true, false])
    await turn()
  })
})

describe('a device', () => {
  test.each([['revoquer'], ['remplacer']])(
    '%s: it keeps its own row and results, nothing else',
    async (verb) => {
      const { device, send } = await openOffice(api)
      await send()
      const answer = await api.post(`/v1/appareils/${device.appareil_id}/${verb}`, { raison }, 'admin')
      expect(codeOf(answer)).toBe('200')
      const phone = await exactly(device)
      expect(Object.keys(phone).toSorted()).toEqual(['appareil', 'commande_resultat'])
      expect(phone.appareil?.[device.appareil_id]?.statut).toBe(verb === 'revoquer' ? 'revoque' : 'remplace')
    },
  )
})

test('a suspended account’s phone keeps what it holds, gets no token for more, still sends; a deactivated one’s keeps nothing else', async () => {
  const { device, send } = await openOffice(api)
  await send()
  const before = await exactly(device)
  const act = (verb: string) =>
    api.post(`/v1/utilisateurs/${device.utilisateur_id}/${verb}`, { raison }, 'admin')
  expect(codeOf(await act('suspendre'))).toBe('200')
  const token = () => api.post('/v1/sync/jeton', { appareil_id: device.appareil_id }, device.as)
  expect(codeOf(await token())).toBe('403 droit_manquant')
  await send()
  const after = await exactly(device)
  expect(Object.keys(after.commande_resultat ?? {})).toHaveLength(2)
  expect(after.producteur).toEqual(before.producteur)
  expect(codeOf(await act('desactiver'))).toBe('200')
  expect(Object.keys(await exactly(device)).toSorted()).toEqual(['appareil', 'commande_resultat'])
})

test('results older than the month before leave the phone', async () => {
  const [row] = await api.sql<{ mois: string }>('select min(mois) as mois from replica.mois')
  await turn(70)
  expect(
    (await api.sql<{ mois: string }>('select mois from replica.mois')).map(({ mois }) => mois),
  ).not.toContain(row?.mois)
  await turn()
  expect((await api.sql<{ mois: string }>('select min(mois) as mois from replica.mois'))[0]).toEqual(row)
})
