// Settings over HTTP: read, written as new versions, refused with a list of the accepted values; the accounts that may change
// them.
import { afterEach, describe, expect, test } from 'vitest'
import { UTILISATEUR } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'

const api = await openApi()
const put = (cle: string, body: unknown, as = 'admin') => api.send('PUT', `/v1/reglages/${cle}`, { body, as })
const read = async (cle: string) =>
  (await api.get(`/v1/reglages?prefixe=${cle}`, 'admin')).body.reglages.find(
    (reglage: { cle: string }) => reglage.cle === cle,
  )
const written = new Set<string>()
const set = (cle: string, valeur: unknown, rest = {}) => {
  written.add(cle)
  return put(cle, { valeur, ...rest })
}
afterEach(async () => {
  for (const cle of written) await put(cle, { valeur: null })
  written.clear()
})

describe('reading', () => {
  test('every key is there, with type, unit, bounds and default', async () => {
    const { reglages } = (await api.get('/v1/reglages?limite=200', 'auditeur')).body
    const told = reglages.map((r: Record<string, unknown>) => [r.cle, r.type, r.defaut, r.unite])
    expect(told).toEqual([
      ['appareil.code_enrolement_h', 'entier', 24, 'h'],
      ['appareil.code_vidage_h', 'entier', 24, 'h'],
      ['appareil.jeton_vidage_min', 'entier', 30, 'min'],
      ['carte.images', 'adresse_images', null, null],
      ['conservation.preuves_annees', 'entier', 5, 'annees'],
      ['expedition.eudr.<product>', 'booleen', false, null],
      ['expedition.eudr_pays', 'texte', null, null],
      ['fichiers.adresse_envoi_min', 'entier', 15, 'min'],
      ['fichiers.adresse_lecture_min', 'entier', 5, 'min'],
      [
        'fichiers.taille_max_ko',
        'objet',
        {
          autre: 10_240,
          formulaire: 10_240,
          photo: 10_240,
          piece_identite: 10_240,
          signature: 1024,
          trace_gps: 10_240,
        },
        'ko',
      ],
      ['inspections.echantillon_cp', 'entier', 200, 'cp'],
      ['inspections.interne_mois', 'entier', 12, 'mois'],
      ['inspections.reinspection_cp', 'entier', 500, 'cp'],
      ['inspections.reinspection_min', 'entier', 10, null],
      ['limites.appareil_par_min', 'entier', 3000, null],
      ['limites.compte_par_min', 'entier', 12_000, null],
      ['limites.organisation_par_min', 'entier', 60_000, null],
      ['paiements.prime_bio.<product>', 'objet', null, null],
      ['paiements.seuil_validation', 'entier', null, null],
      ['parcelles.chevauchement_min_m2', 'entier', 50, 'm2'],
      ['parcelles.tolerance_surface_cp', 'entier', 100, 'cp'],
      ['procedes.niveau_suivi.<process>', 'texte', 'detaille', null],
      ['procedes.tolerance_bilan', 'entier', null, 'cp'],
      ['reception.certificat_mode', 'texte', 'bloquer', null],
      ['reception.seuils.<product>', 'objet', null, 'cp'],
      ['reception.seuils_effet', 'texte', 'quarantaine', null],
      ['relances.certificat_jours', 'entier', 60, 'jours'],
      ['relances.controle_jours', 'entier', 7, 'jours'],
      ['relances.heure', 'entier', 6, 'h'],
      ['relances.inspection_jours', 'entier', 14, 'jours'],
      ['relances.licence_jours', 'entier', 30, 'jours'],
      ['relances.mesure_jours', 'entier', 7, 'jours'],
      ['relances.saisie_jours', 'entier', 3, 'jours'],
      ['relances.webhook_jours', 'entier', 30, 'jours'],
      ['sync.alerte_non_synchronise_h', 'entier', 24, 'h'],
      ['sync.conservation_commandes_jours', 'entier', 7, 'jours'],
      ['sync.ecart_horloge_max_min', 'entier', 10, 'min'],
      ['sync.fenetre_collectes_jours', 'entier', 30, 'jours'],
      ['sync.hors_ligne_max_jours', 'entier', 7, 'jours'],
      ['sync.jeton_min', 'entier', 5, 'min'],
      ['sync.piece_manquante_jours', 'entier', 14, 'jours'],
      ['sync.suite_lot_plein_min', 'entier', 10, 'min'],
      ['sync.volume_cible_mo', 'entier', 20, 'Mo'],
      ['vente.certificat_mode', 'texte', 'bloquer', null],
    ])
  })

  test('each is described in French and in English', async () => {
    const { reglages } = (await api.get('/v1/reglages?limite=200', 'auditeur')).body
    const same = reglages.filter(
      ({ description, description_fr }: Record<string, string>) =>
        !/\S/.test(description_fr ?? '') || description_fr === description,
    )
    expect(same).toEqual([])
  })

  test('all that begin alike, then pages, and one of a family once it was set', async () => {
    await set('procedes.niveau_suivi.sechage', 'global')
    const first = (await api.get('/v1/reglages?limite=7&prefixe=p', 'rsci')).body
    expect(first.reglages.map((r: { cle: string }) => r.cle)).toEqual([
      'paiements.prime_bio.<product>',
      'paiements.seuil_validation',
      'parcelles.chevauchement_min_m2',
      'parcelles.tolerance_surface_cp',
      'procedes.niveau_suivi.<process>',
      'procedes.niveau_suivi.sechage',
      'procedes.tolerance_bilan',
    ])
    expect(first.suivant).toBeNull()
    const page = (await api.get('/v1/reglages?limite=2', 'rsci')).body
    const next = (await api.get(`/v1/reglages?limite=2&curseur=${page.suivant}`, 'rsci')).body
    expect(next.reglages[0].cle).toBe('appareil.jeton_vidage_min')
  })

  test('is for readers of the core: a storekeeper holds none of it', async () => {
    for (const path of ['/v1/reglages', '/v1/reglages/sync.jeton_min']) {
      expect((await api.get(path, 'magasinier')).body.erreur).toBe('droit_manquant')
    }
  })

  test('the phone’s own are for every active member', async () => {
    expect((await api.get('/v1/reglages/telephone', 'magasinier')).body).toEqual({
      hors_ligne_max_jours: 7,
      alerte_non_synchronise_h: 24,
      conservation_commandes_jours: 7,
    })
    await set('sync.hors_ligne_max_jours', 3)
    await set('sync.alerte_non_synchronise_h', 12)
    await set('sync.conservation_commandes_jours', 30)
    expect((await api.get('/v1/reglages/telephone', 'agent1')).body).toEqual({
      hors_ligne_max_jours: 3,
      alerte_non_synchronise_h: 12,
      conservation_commandes_jours: 30,
    })
  })
})

describe('writing', () => {
  test('what is written is a version: answered, listed with its author and reason, never edited', async () => {
    const { status, body } = await set('sync.volume_cible_mo', 30, { raison: 'Téléphones neufs' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ cle: 'sync.volume_cible_mo', valeur: 30, prochaine: null })
    await set('sync.volume_cible_mo', 40)
    const { versions } = (await api.get('/v1/reglages/sync.volume_cible_mo', 'admin')).body
    expect(versions.slice(0, 2)).toMatchObject([
      { version: body.version + 1, valeur: 40, en_vigueur: true, raison: null },
      {
        version: body.version,
        valeur: 30,
        en_vigueur: false,
        raison: 'Téléphones neufs',
        auteur_id: UTILISATEUR.admin,
        depuis: body.depuis,
      },
    ])
    const first = (await api.get('/v1/reglages/sync.volume_cible_mo?limite=1', 'admin')).body
    const second = (
      await api.get(`/v1/reglages/sync.volume_cible_mo?limite=1&curseur=${first.suivant}`, 'admin')
    ).body
    expect([...first.versions, ...second.versions]).toEqual(versions.slice(0, 2))
  })

  test('one to come is announced; another of the same instant takes it back', async () => {
    const depuis = new Date(Date.now() + 86_400_000).toISOString()
    await set('reception.certificat_mode', 'exiger_note', { depuis })
    const announced = await read('reception.certificat_mode')
    expect(announced).toMatchObject({ valeur: 'bloquer', prochaine: { valeur: 'exiger_note' } })
    await set('reception.certificat_mode', 'bloquer', { depuis })
    expect((await read('reception.certificat_mode')).prochaine).toMatchObject({ valeur: 'bloquer' })
  })

  test.each([
    ['sync.rien', 1],
    ['sync', 1],
    ['reception.seuils.NULLE', { humidite_max_cp: 1 }],
    ['reception.seuils', {}],
    ['procedes.niveau_suivi.SECHAGE', 'global'],
    ['procedes.niveau_suivi.nimporte_quoi', 'global'],
    ['procedes.niveau_suivi.reception', 'global'],
    ['procedes.niveau_suivi.nimporte_quoi', null],
    ['expedition.eudr.NULLE', true],
    ['expedition.eudr.ananas', true],
  ])('an unknown key is 404 reglage_inconnu: %s', async (cle, valeur) => {
    const { status, body } = await put(cle, { valeur })
    expect([status, body.erreur]).toEqual([404, 'reglage_inconnu'])
    expect((await api.get(`/v1/reglages/${cle}`, 'admin')).body.erreur).toBe('reglage_inconnu')
  })

  test.each([
    ['sync.jeton_min', '5', { type: 'entier', unite: 'min', minimum: 1, maximum: 60 }],
    ['sync.jeton_min', 0, { type: 'entier', unite: 'min', minimum: 1, maximum: 60 }],
    ['sync.jeton_min', 61, { type: 'entier', unite: 'min', minimum: 1, maximum: 60 }],
    ['sync.jeton_min', 5.5, { type: 'entier', unite: 'min', minimum: 1, maximum: 60 }],
    ['sync.jeton_min', [5], { type: 'entier', unite: 'min', minimum: 1, maximum: 60 }],
    ['vente.certificat_mode', 'autre', { type: 'texte', valeurs: ['bloquer', 'signal'] }],
    ['carte.images', 'https://images.exemple.org/', { type: 'adresse_images' }],
    ['procedes.niveau_suivi.nettoyage', true, { type: 'texte', valeurs: ['detaille', 'global'] }],
  ])('a wrong value is 400 with what is accepted: %s %j', async (cle, valeur, details) => {
    const { status, body } = await put(cle, { valeur })
    expect([status, body]).toEqual([400, { erreur: 'reglage_refuse', details }])
  })

  test('thresholds are members of an object, each with its bounds', async () => {
    expect((await set('reception.seuils.ANANAS', { humidite_max_cp: 1200 })).status).toBe(200)
    expect((await read('reception.seuils.ANANAS')).valeur).toEqual({ humidite_max_cp: 1200 })
    for (const valeur of [{}, { humidite_max_cp: 10_001 }, { humidite_max_cp: '1' }, { brix: 1 }, 1200]) {
      expect((await put('reception.seuils.ANANAS', { valeur })).body).toMatchObject({
        erreur: 'reglage_refuse',
        details: { membres: { humidite_max_cp: { minimum: 0, maximum: 10_000 } } },
      })
    }
  })

  test('null returns to the default, or to none', async () => {
    await set('procedes.tolerance_bilan', 200)
    await set('procedes.tolerance_bilan', null)
    expect(await read('procedes.tolerance_bilan')).toMatchObject({
      valeur: null,
      version: expect.any(Number),
    })
  })

  test('never in the past: what was judged stays judged', async () => {
    const depuis = new Date(Date.now() - 60_000).toISOString()
    const { status, body } = await put('sync.jeton_min', { valeur: 6, depuis })
    expect([status, body.erreur]).toEqual([400, 'depuis_passe'])
  })

  test('needs settings.manage, and a value', async () => {
    for (const as of ['direction', 'rsci', 'agent1', 'auditeur']) {
      expect((await put('sync.jeton_min', { valeur: 6 }, as)).body.erreur).toBe('droit_manquant')
    }
    expect((await put('sync.jeton_min', {})).body.erreur).toBe('parametre_invalide')
    expect((await put('sync.jeton_min', { valeur: 6, version: 1 })).body.erreur).toBe('parametre_invalide')
  })

  test('another organization keeps its own', async () => {
    await set('sync.jeton_min', 6)
    const theirs = (await api.get('/v1/reglages?prefixe=sync.jeton_min', 'admin2')).body.reglages
    expect(theirs).toMatchObject([{ valeur: 5, version: null }])
    expect((await api.get('/v1/reglages/sync.jeton_min', 'admin2')).body.versions).toEqual([])
  })
})
