// Modules, the activity tree and the frozen packs, as an administrator and a member see them.
import { afterEach, describe, expect, test } from 'vitest'
import { CAMPAGNE, PRODUIT, UTILISATEUR } from '../../demo/ids.ts'
import cacao from '../../packs/cacao.json' with { type: 'json' }
import fruits from '../../packs/fruits.json' with { type: 'json' }
import { openApi } from './support/api.ts'
import { plantTree, setModule, uprootTree } from './support/domains/activites.ts'
import { codeOf } from './support/office.ts'

type Row = { code: string; etat: string | null; allumee?: boolean; [member: string]: unknown }

const api = await openApi()
const TREE = '/v1/arbre-activites'
const toggle = (path: string, acte: string, as = 'admin') =>
  api.post(`${path}/${acte}`, acte === 'activer' ? {} : { raison: 'Décision' }, as)
const modules = async (as = 'admin'): Promise<Row[]> => (await api.get('/v1/modules', as)).body.modules
const tree = async (as = 'admin', query = ''): Promise<Row[]> =>
  (await api.get(`${TREE}?limite=200${query}`, as)).body.activites
const active = (rows: Row[]) => rows.filter(({ etat }) => etat === 'actif').map(({ code }) => code)

afterEach(async () => {
  for (const module of ['stock', 'procedes', 'ventes', 'rappel', 'livraison'])
    await setModule(api, module, true)
})

describe('modules', () => {
  test('a module is shown from its first day on, read-only once it is off', async () => {
    const state = async (as: string, wanted: string) =>
      (await modules(as)).find(({ code }) => code === wanted)?.etat
    expect([await state('admin2', 'intrants'), await state('admin2', 'ventes')]).toEqual([
      'lecture_seule',
      null,
    ])
    const told = (await api.get('/v1/moi', 'admin2')).body.modules
    expect(told.some(({ code }: Row) => code === 'ventes')).toBe(false)
    expect(told).toContainEqual({ code: 'intrants', etat: 'lecture_seule' })
  })

  test('switched, with author, date and reason; what /moi says follows', async () => {
    const off = await toggle('/v1/modules/livraison', 'desactiver', 'direction')
    expect(off.body).toMatchObject({ etat: 'lecture_seule', bascules: [{ acte: 'desactiver' }] })
    expect(off.body.bascules[0]).toMatchObject({ raison: 'Décision', auteur_id: UTILISATEUR.direction })
    expect((await api.get('/v1/moi', 'agent1')).body.modules).toContainEqual({
      code: 'livraison',
      etat: 'lecture_seule',
    })
    const on = await toggle('/v1/modules/livraison', 'activer')
    expect(on.body).toMatchObject({ etat: 'actif', periodes: [{ fin: expect.any(String) }, { fin: null }] })
  })

  test('activation_refusee: what needs it, what it needs, the core', async () => {
    const held = await toggle('/v1/modules/stock', 'desactiver')
    expect([held.status, held.body]).toEqual([
      409,
      {
        erreur: 'activation_refusee',
        details: { raison: 'requis', modules: ['procedes', 'rappel', 'ventes'] },
      },
    ])
    for (const module of ['procedes', 'rappel', 'ventes', 'stock'])
      expect((await toggle(`/v1/modules/${module}`, 'desactiver')).status).toBe(200)
    const early = await toggle('/v1/modules/ventes', 'activer')
    expect(early.body.details).toEqual({ raison: 'prerequis_inactif', modules: ['stock'] })
    expect((await toggle('/v1/modules/noyau', 'desactiver')).body.details).toEqual({ raison: 'noyau' })
  })

  test('a deactivation has a reason', async () => {
    const refused = await api.post('/v1/modules/livraison/desactiver', {}, 'admin')
    expect(codeOf(refused)).toBe('400 parametre_invalide')
  })
})

describe('the activity tree', () => {
  test('DEMO’s was initialized from the default: everything is on, since all its modules are', async () => {
    const { initialise_le } = (await api.get(TREE, 'admin')).body
    expect(Date.parse(initialise_le)).toBeLessThan(Date.now())
    const rows = await tree()
    expect(rows.map(({ code }) => code)).toEqual(fruits.arbre_activites.map(({ code }) => code))
    expect(active(rows)).toHaveLength(rows.length)
  })

  test('VOISINE initializes hers: the activities of her active modules, once', async () => {
    const first = await api.post(`${TREE}/initialiser`, {}, 'admin2')
    expect(first.status).toBe(201)
    const served = new Set(['noyau', 'livraison', 'contrats', 'certification', 'stock'])
    const expected = cacao.arbre_activites.filter(({ module }) => served.has(module)).map(({ code }) => code)
    expect(active(first.body.activites)).toEqual(expected)
    expect(active(await tree('admin2'))).toEqual(expected)
    const again = await api.post(`${TREE}/initialiser`, {}, 'admin2')
    expect(codeOf(again)).toBe('409 arbre_deja_initialise')
  })

  test('with a list: exactly these, when they hold together', async () => {
    await uprootTree(api)
    const initialise = (noeuds: string[]) => api.post(`${TREE}/initialiser`, { noeuds }, 'admin')
    expect(codeOf(await initialise(['production', 'vendange']))).toBe('404 activite_inconnue')
    const torn = await initialise(['production', 'collecte'])
    expect(torn.body.details.activites).toEqual([
      { activite: 'collecte', manquent: ['approvisionnement', 'recensement'], module_inactif: null },
    ])
    const chosen = ['production', 'recensement', 'approvisionnement', 'collecte']
    expect(active((await initialise(chosen)).body.activites).toSorted()).toEqual(chosen.toSorted())
    const next = await toggle(`${TREE}/livraison`, 'activer')
    expect(next.body).toMatchObject({ etat: 'actif', bascules: [{ auteur_id: UTILISATEUR.admin }] })
  })

  test('an activity goes off after those that hang on it, and on after those that it hangs on', async () => {
    await plantTree(api)
    const kept = await toggle(`${TREE}/vente`, 'desactiver')
    expect(kept.body.details).toEqual({ raison: 'requis', activites: ['expedition'] })
    expect((await toggle(`${TREE}/expedition`, 'desactiver')).body.etat).toBe('lecture_seule')
    expect((await toggle(`${TREE}/vente`, 'desactiver')).status).toBe(200)
    const early = await toggle(`${TREE}/expedition`, 'activer')
    expect(early.body.details).toEqual({ raison: 'prerequis_inactif', activites: ['vente'] })
  })

  test('an activity whose module is read-only is read-only, and comes back with it', async () => {
    await plantTree(api)
    expect((await toggle('/v1/modules/rappel', 'desactiver')).status).toBe(200)
    const [recall] = await tree('admin', '&module=rappel')
    expect(recall).toMatchObject({ etat: 'lecture_seule', allumee: true })
    await toggle(`${TREE}/rappel`, 'desactiver')
    const refused = await toggle(`${TREE}/rappel`, 'activer')
    expect(refused.body.details).toEqual({ raison: 'module_inactif', modules: ['rappel'] })
  })
})

describe('ma-filiere', () => {
  test('any active member sees the frozen pack of the open campaign', async () => {
    await plantTree(api)
    const { filieres } = (await api.get('/v1/ma-filiere', 'agent1')).body
    expect(filieres).toHaveLength(1)
    const [filiere] = filieres
    expect(filiere).toMatchObject({
      campagne: { id: CAMPAGNE.demo, statut: 'ouverte' },
      pack: { code: fruits.code, version: fruits.version },
      grilles_conformite: fruits.grilles_conformite,
      formulaires_inspection: fruits.formulaires_inspection,
      constats: fruits.constats,
    })
    expect(filiere.produits).toMatchObject(
      fruits.produits.map(({ code, attributs }) => ({ code, attributs })),
    )
    expect(filiere.produits[0]).toMatchObject({ id: PRODUIT.ananas, actif: true })
    expect(filiere.referentiels.map(({ code, coche }: Row) => [code, coche])).toEqual([
      ['AB', true],
      ['NOP', true],
    ])
    const parameters = filiere.parametres.map(({ cle, valeur }: Row) => [cle, valeur])
    expect(Object.fromEntries(parameters)).toEqual(fruits.parametres)
    expect(active(filiere.arbre_activites)).toHaveLength(fruits.arbre_activites.length)
    expect(filiere.intrants_autorises).toHaveLength(fruits.intrants_autorises.length)
  })

  test('a closed campaign keeps its own; one in preparation has frozen nothing', async () => {
    const ask = (campagne: string) => api.get(`/v1/ma-filiere?campagne=${campagne}`, 'agent1')
    expect((await ask(CAMPAGNE.demoPrevious)).body.filieres).toMatchObject([
      { campagne: { id: CAMPAGNE.demoPrevious, statut: 'cloturee' } },
    ])
    expect(codeOf(await ask(CAMPAGNE.demoNext))).toBe('409 campagne_non_ouverte')
    expect(codeOf(await ask(CAMPAGNE.voisine))).toBe('404 campagne_introuvable')
  })

  test('a neighbour sees another pack', async () => {
    const { filieres } = (await api.get('/v1/ma-filiere', 'voisine-agent')).body
    expect(filieres).toMatchObject([{ pack: { code: 'cacao' }, campagne: { id: CAMPAGNE.voisine } }])
  })
})
