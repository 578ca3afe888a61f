// Lots and places, as the storekeeper and the quality officer see them.
import { describe, expect, test } from 'vitest'
import { EMPLACEMENT, PRODUIT, UTILISATEUR } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { createPlace } from './support/inventories.ts'
import { codeOf } from './support/office.ts'
import { makeStepLot } from './support/steps.ts'
import { makeLot } from './support/stock.ts'

const api = await openApi()
const RAISON = { raison: 'Vu en magasin' }
const act = (id: string, verb: string, body: object = RAISON, as = 'magasinier') =>
  api.post(`/v1/lots/${id}/${verb}`, body, as)

describe('a lot', () => {
  test('its quantity is the balance of its account; it tells all that happened to it', async () => {
    const id = await makeLot(api, { quantite_g: 1250, etats: { AB: 'C2' } })
    await act(id, 'quarantaine', { raison: 'Odeur' })
    await act(id, 'liberer', { raison: 'Analyse conforme' }, 'rsci')
    const { body } = await api.get(`/v1/lots/${id}`, 'direction')
    expect(body).toMatchObject({
      quantite_g: 1250,
      statut: 'validé',
      nature: 'REC',
      disponible: true,
      produit_id: PRODUIT.ananas,
      categorie_affichage: 'conversion',
      emplacement_id: EMPLACEMENT.magasin,
      ecarts_du_bio: [],
      actes_possibles: ['annuler', 'archiver', 'consommer', 'devalider', 'mettre_en_quarantaine'].filter(
        (acte) => acte !== 'consommer',
      ),
      historique: [
        { acte: 'naitre', de: null, vers: 'en_attente' },
        { acte: 'valider', vers: 'validé' },
        { acte: 'mettre_en_quarantaine', raison: 'Odeur', auteur_id: UTILISATEUR.magasinier },
        { acte: 'liberer', raison: 'Analyse conforme', auteur_id: UTILISATEUR.rsci, vers: 'validé' },
      ],
      quarantaines: [
        { acte: 'mise', raison: 'Odeur' },
        { acte: 'liberation', raison: 'Analyse conforme' },
      ],
    })
  })

  test('“motivated release, stock.release_quarantine”: not by who keeps the store, not without a reason', async () => {
    const id = await makeLot(api, { statut: 'quarantaine' })
    expect(codeOf(await act(id, 'liberer', RAISON, 'magasinier'))).toBe('403 droit_manquant')
    expect(codeOf(await act(id, 'liberer', {}, 'rsci'))).toBe('400 parametre_invalide')
    expect(codeOf(await act(id, 'liberer', { raison: ' ' }, 'rsci'))).toBe('400 parametre_invalide')
    expect((await act(id, 'liberer', RAISON, 'rsci')).body.statut).toBe('validé')
  })

  test('a refusal tells which acts start from its state', async () => {
    const { body } = await act(await makeLot(api, { statut: 'rejeté' }), 'quarantaine')
    expect(body).toMatchObject({
      erreur: 'transition_refusee',
      details: { statut: 'rejeté', acte: 'mettre_en_quarantaine', possibles: ['archiver'] },
    })
  })

  test('“devalidation returns to the previous state”, and its number is used again', async () => {
    const id = await makeStepLot(api)
    const number = (await act(id, 'valider', {})).body.numero_officiel
    expect(number).toMatch(/\S/)
    expect((await act(id, 'devalider')).body).toMatchObject({ id, statut: 'en_attente' })
    expect((await act(id, 'valider', {})).body).toMatchObject({ statut: 'validé', numero_officiel: number })
  })

  test('a quality decision adds a state; what the place no longer admits is signalled', async () => {
    const place = await createPlace(api, { qualites_admises: ['bio'] })
    const id = await makeLot(api)
    expect((await act(id, 'deplacer', { emplacement_id: place })).body.alertes).toEqual([])
    const decision = { referentiel_code: 'AB', etat_code: 'C1', raison: 'Résidus au laboratoire' }
    const { body } = await act(id, 'qualites', decision, 'rsci')
    expect(body.alertes).toEqual(['qualite_non_admise'])
    expect(body.lot).toMatchObject({
      categorie_affichage: 'conventionnel',
      historique_qualites: [
        { etat_code: 'AB', origine: 'apports' },
        {
          etat_code: 'C1',
          origine: 'decision',
          raison: 'Résidus au laboratoire',
          auteur_id: UTILISATEUR.rsci,
        },
      ],
    })
  })

  test('lists answer what is asked: state, product, place, category, what is left', async () => {
    const place = await createPlace(api)
    const bio = await makeLot(api, { emplacement_id: place })
    const waiting = await makeLot(api, {
      emplacement_id: place,
      statut: 'en_attente',
      etats: { AB: 'C2' },
    })
    const ids = async (query: string) =>
      (await api.get(`/v1/lots?emplacement_id=${place}&${query}`, 'auditeur')).body.lots.map(
        ({ id }: { id: string }) => id,
      )
    expect(await ids('')).toEqual([waiting, bio])
    expect(await ids('statut=en_attente')).toEqual([waiting])
    expect(await ids('disponible=true')).toEqual([bio])
    expect(await ids('disponible=false')).toEqual([waiting])
    expect(await ids('categorie=conversion')).toEqual([waiting])
    expect(await ids('nature=NET')).toEqual([])
    const { numero_officiel } = (await api.get(`/v1/lots/${bio}`, 'auditeur')).body
    expect(await ids(`recherche=${encodeURIComponent(numero_officiel.toLowerCase())}`)).toEqual([bio])
    const first = (await api.get(`/v1/lots?emplacement_id=${place}&limite=1`, 'auditeur')).body
    const next = `/v1/lots?emplacement_id=${place}&limite=1&curseur=${first.suivant}`
    expect((await api.get(next, 'auditeur')).body).toMatchObject({ lots: [{ id: bio }], suivant: null })
  })
})

describe('a place', () => {
  test('a place beyond its capacity says so and takes the lot', async () => {
    const id = await createPlace(api, { capacite_g: 1_500_000, site: 'Cotonou' })
    await makeLot(api, { emplacement_id: id })
    const lot = await makeLot(api)
    const { status, body } = await act(lot, 'deplacer', { emplacement_id: id, raison: 'Rangement' })
    expect([status, body.alertes]).toEqual([200, ['capacite_depassee']])
    expect(body.lot.deplacements).toMatchObject([
      { emplacement_id: EMPLACEMENT.magasin, raison: null },
      { emplacement_id: id, raison: 'Rangement' },
    ])
    const { emplacements } = (await api.get('/v1/emplacements?site=Cotonou', 'magasinier')).body
    expect(emplacements).toMatchObject([{ id, stock_g: 2_000_000, alertes: ['capacite_depassee'] }])
  })

  test('“moving the lot is allowed” in quarantine; “allowed qualities of a location refuse”', async () => {
    const lot = await makeLot(api, { statut: 'quarantaine' })
    const organic = await createPlace(api, { qualites_admises: ['conventionnel'] })
    expect((await act(lot, 'deplacer', { emplacement_id: EMPLACEMENT.station })).status).toBe(200)
    expect(codeOf(await act(lot, 'deplacer', { emplacement_id: organic }))).toBe('409 qualite_non_admise')
  })

  test('a code is one place’s, capital and short; its site is for good', async () => {
    const id = await createPlace(api)
    const code = (await api.get('/v1/emplacements?limite=200', 'magasinier')).body.emplacements.find(
      (place: { id: string }) => place.id === id,
    ).code
    const again = await api.post('/v1/emplacements', { code, nom: 'x' }, 'magasinier')
    expect(codeOf(again)).toBe('409 emplacement_deja_connu')
    for (const body of [
      { code: 'é', nom: 'x' },
      { code: 'A'.repeat(41), nom: 'x' },
      { code: 'A', nom: ' ' },
    ])
      expect(codeOf(await api.post('/v1/emplacements', body, 'magasinier'))).toBe('400 parametre_invalide')
    const moved = await api.send('PATCH', `/v1/emplacements/${id}`, {
      as: 'magasinier',
      body: { site: 'Porto-Novo' },
    })
    expect(codeOf(moved)).toBe('400 parametre_invalide')
  })
})
