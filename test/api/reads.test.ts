// Reads by the back office, and by a phone while it is set up: order, filters, pages, and secrets.
import { describe, expect, test } from 'vitest'
import { CAMPAGNE, GROUPEMENT, PRODUCTEUR, PRODUIT, UTILISATEUR } from '../../demo/ids.ts'
import fruits from '../../packs/fruits.json' with { type: 'json' }
import { openApi } from './support/api.ts'
import { enrolDevice, envelopeOf, sendOne } from './support/phones.ts'

const api = await openApi()
const read = async (path: string, as = 'admin') => (await api.get(path, as)).body
const codeOf = async (path: string, as = 'admin') => {
  const { status, body } = await api.get(path, as)
  return `${status} ${body.erreur ?? ''}`.trim()
}

describe('GET /v1/moi', () => {
  test('permissions are those of this request, sorted, once each', async () => {
    const { permissions, utilisateur, organisation } = await read('/v1/moi', 'rsci')
    expect(permissions).toEqual([...new Set<string>(permissions)].toSorted())
    expect(permissions).toContain('review.resolve')
    expect(utilisateur).toMatchObject({ id: UTILISATEUR.rsci, identifiant: 'rsci', statut: 'actif' })
    expect(organisation).toMatchObject({
      code: 'DEMO',
      langue: 'fr',
      fuseau_horaire: 'Africa/Porto-Novo',
      devise_defaut: 'XOF',
    })
  })

  test('rights are asked anew: an assignment that ends takes its permissions with it', async () => {
    const end = (upper: string) =>
      api.sql(
        `update utilisateur.attribution set periode = tstzrange(lower(periode), ${upper}) where utilisateur_id = $1`,
        [UTILISATEUR.commercial],
      )
    expect((await read('/v1/moi', 'commercial')).permissions).not.toEqual([])
    await end('now()')
    expect((await read('/v1/moi', 'commercial')).permissions).toEqual([])
    expect(await codeOf('/v1/producteurs', 'commercial')).toBe('403 droit_manquant')
    await end('null')
  })

  test('modules that are on, and those that were; one that never was is not shown', async () => {
    const { modules } = await read('/v1/moi', 'admin2')
    const states = Object.fromEntries(
      modules.map(({ code, etat }: { code: string; etat: string }) => [code, etat]),
    )
    expect(states).toMatchObject({ noyau: 'actif', stock: 'actif', intrants: 'lecture_seule' })
    expect(states).not.toHaveProperty('inspection')
  })

  test.each(['jamais', 'reporte', 'termine', 'rouvert'])(
    '«requis … false only for termine»: %s',
    async (etat) => {
      await api.sql('update utilisateur.utilisateur set accueil = $2 where id = $1', [
        UTILISATEUR.agent2,
        etat,
      ])
      expect((await read('/v1/moi', 'agent2')).onboarding).toEqual({ requis: etat !== 'termine', etat })
    },
  )
})

describe('GET /v1/permissions', () => {
  test('the catalogue, and whose module is active', async () => {
    const { permissions, par_module } = await read('/v1/permissions')
    expect(permissions).toHaveLength(36)
    const all = par_module.flatMap((m: { permissions: string[] }) => m.permissions)
    expect(all.toSorted()).toEqual(permissions)
    const [noyau] = par_module.filter(({ module }: { module: string }) => module === 'noyau')
    expect(noyau).toMatchObject({
      actif: true,
      permissions: expect.arrayContaining(['collection.record', 'users.manage']),
    })
  })
})

describe('GET /v1/campagnes and /v1/produits', () => {
  test('the latest year first, then by code, each with the pack that it froze', async () => {
    const { campagnes } = await read('/v1/campagnes', 'agent1')
    expect(campagnes.map(({ id }: { id: string }) => id)).toEqual([
      CAMPAGNE.demoNext,
      CAMPAGNE.demo,
      CAMPAGNE.demoPrevious,
    ])
    expect(campagnes[1]).toMatchObject({
      statut: 'ouverte',
      modele_numerotation_version: 1,
      date_cloture: null,
    })
    expect(campagnes[1].pack).toMatchObject({ code: 'fruits', version: fruits.version })
    expect(campagnes[0]).toMatchObject({
      statut: 'preparation',
      date_ouverture: null,
      modele_numerotation_version: null,
    })
    expect(campagnes[2].date_cloture).not.toBeNull()
  })

  test('by status, or all; an unknown one is parametre_invalide', async () => {
    const { campagnes } = await read('/v1/campagnes?statut=ouverte', 'agent1')
    expect(campagnes.map(({ id }: { id: string }) => id)).toEqual([CAMPAGNE.demo])
    for (const query of ['statut=fermee', 'statut=', 'statut=OUVERTE', 'annee=2026']) {
      expect(await codeOf(`/v1/campagnes?${query}`)).toBe('400 parametre_invalide')
    }
  })

  test('by code, with attributes as the pack has them', async () => {
    const { produits } = await read('/v1/produits', 'agent1')
    const codes = produits.map(({ code }: { code: string }) => code)
    expect(codes).toEqual(codes.toSorted())
    expect(codes).toHaveLength(fruits.produits.length)
    for (const { attributs } of produits) {
      const order = attributs.map(({ ordre }: { ordre: number }) => ordre)
      expect(order).toEqual(order.toSorted((a: number, b: number) => a - b))
    }
    const [ananas] = produits.filter(({ id }: { id: string }) => id === PRODUIT.ananas)
    expect(ananas.attributs.map(({ code }: { code: string }) => code)).toEqual(
      expect.arrayContaining(['calibre', 'brix_dixiemes']),
    )
  })
})

describe('GET /v1/numerotation/apercu', () => {
  const apercu = (campagne: string, produit: string, nature = 'MP') =>
    read(`/v1/numerotation/apercu?campagne=${campagne}&produit=${produit}&nature=${nature}`, 'agent1')

  test('nothing is reserved: the next collection bears it, whoever asked how often', async () => {
    const first = await apercu(CAMPAGNE.demo, PRODUIT.ananas)
    expect(await apercu(CAMPAGNE.demo, PRODUIT.ananas)).toEqual(first)
    const device = await enrolDevice(api)
    const { numero_officiel } = await sendOne(api, device, await envelopeOf(device, 1))
    expect(numero_officiel).toBe(first.numero)
    expect((await apercu(CAMPAGNE.demo, PRODUIT.ananas)).rang).toBe(first.rang + 1)
  })

  test('campaign and product are named by id or by code; each nature counts by itself', async () => {
    const [{ code }] = (await read('/v1/campagnes?statut=ouverte', 'agent1')).campagnes
    expect(await apercu(code, 'ANANAS')).toEqual(await apercu(CAMPAGNE.demo.toUpperCase(), PRODUIT.ananas))
    expect(await apercu(code, 'ANANAS', 'REC')).toMatchObject({
      rang: 1,
      numero: expect.stringMatching(/^REC-ANANAS-\d\d-000001$/),
    })
  })

  test('sales have no nature', async () => {
    for (const query of ['nature=VTE', 'nature=mp', 'nature=', '']) {
      const path = `/v1/numerotation/apercu?campagne=${CAMPAGNE.demo}&produit=ANANAS&${query}`
      expect(await codeOf(path, 'agent1')).toBe('400 parametre_invalide')
    }
  })
})

describe('lists', () => {
  test.each(['producteurs', 'parcelles'])(
    '%s: every page once, in a stable order, to the last',
    async (list) => {
      const whole = (await read(`/v1/${list}?limite=200`))[list]
      const seen: unknown[] = []
      let curseur: string | null = ''
      while (curseur !== null) {
        const page: Record<string, unknown[]> & { suivant: string | null } = await read(
          `/v1/${list}?limite=7${curseur === '' ? '' : `&curseur=${curseur}`}`,
        )
        expect(page[list]?.length).toBeLessThanOrEqual(7)
        seen.push(...(page[list] ?? []))
        curseur = page.suivant
      }
      expect(seen).toEqual(whole)
      expect(whole.length).toBeGreaterThanOrEqual(20)
    },
  )

  test.each(['0', '201', '-1', 'x', '1.5', '', '9007199254740993'])(
    '«limite 1–200»: %s is parametre_invalide',
    async (limite) => {
      for (const list of ['producteurs', 'parcelles', 'appareils', 'rejets', 'controles']) {
        const as = list === 'controles' ? 'rsci' : 'admin'
        expect(await codeOf(`/v1/${list}?limite=${limite}`, as)).toBe('400 parametre_invalide')
      }
    },
  )

  test('producers are found by group and by a part of their name, whatever its case; % is a letter like any other', async () => {
    const all = (await read('/v1/producteurs?limite=200')).producteurs
    const [{ nom }] = all
    const found = async (query: string) => (await read(`/v1/producteurs?limite=200&${query}`)).producteurs
    expect(await found(`recherche=${nom.toLowerCase().slice(1)}`)).toEqual(expect.arrayContaining([all[0]]))
    expect(await found('recherche=%25')).toEqual([])
    const grouped = await found(`groupement_id=${GROUPEMENT.sekou}`)
    expect(grouped).toEqual(
      all.filter((p: { groupement_id: string }) => p.groupement_id === GROUPEMENT.sekou),
    )
    expect(all.find(({ id }: { id: string }) => id === PRODUCTEUR.departed)).toMatchObject({ actif: false })
  })

  test('without their identity documents', async () => {
    const [document] = await api.sql<{ numero: string }>(
      'select numero from producteur.piece_identite limit 1',
    )
    for (const accept of ['application/json', 'text/csv']) {
      const { text } = await api.get('/v1/producteurs?limite=200', 'admin', { accept })
      expect(text).not.toContain(document?.numero)
    }
  })

  test('a table says where it goes on', async () => {
    const { headers, text } = await api.get('/v1/producteurs?limite=2', 'admin', { accept: 'text/csv' })
    const [, next = ''] = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '') ?? []
    expect(text.split('\n').filter((line) => line !== '')).toHaveLength(3)
    const { producteurs } = await read(next)
    expect(producteurs).toEqual((await read('/v1/producteurs?limite=4')).producteurs.slice(2))
  })
})
