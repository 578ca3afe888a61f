// Spec: identites-et-droits#plusieurs-organisations: no person is attached without consent. DEMO has the person, VOISINE asks.
// The tests try every way for an administrator of one organization to get into the other.
import { beforeEach, describe, expect, test } from 'vitest'
import { UTILISATEUR } from '../../demo/ids.ts'
import { newLogin, openAccount } from './support/accounts.ts'
import { openApiWith, openProvider, settled } from './support/provider.ts'

const provider = openProvider()
const api = await openApiWith(provider)
const RAISON = { raison: 'Vu' }
const CHOSEN = 'mangue-kouma-lundi'

type Person = { id: string; identifiant: string; mot_de_passe_provisoire: string }
let marie: Person
/** The person whose identity VOISINE has asked for. */
let asked: Person

const ask = async (identifiant: string): Promise<Person> => {
  const body = { identifiant, nom_affiche: 'Marie', ensembles: ['administrateur_client'] }
  const answer = await api.post('/v1/utilisateurs', body, 'admin2')
  expect(answer.status).toBe(201)
  await settled(api, identifiant)
  const { mot_de_passe_provisoire, utilisateur } = answer.body
  return { id: utilisateur.id, identifiant, mot_de_passe_provisoire }
}
const accept = (code: string, id = asked.id, as = marie.identifiant) =>
  api.post(`/v1/moi/rattachements/${id}/accepter`, { code, mot_de_passe: CHOSEN }, as, {
    'x-organisation': 'DEMO',
  })
const accepted = async () => {
  expect((await accept(asked.mot_de_passe_provisoire)).status).toBe(200)
  await settled(api, marie.identifiant)
}
const here = async (code: string, as = marie.identifiant) => {
  const { status, body } = await api.get('/v1/moi', as, { 'x-organisation': code })
  return status === 200 ? body.utilisateur.id : body.erreur
}
const act = async (id: string, name: string, as: string, body: object = RAISON) => {
  const { status, body: answer } = await api.post(`/v1/utilisateurs/${id}/${name}`, body, as)
  return status < 400 ? answer : answer.erreur
}

beforeEach(async () => {
  marie = await openAccount(api)
  await settled(api, marie.identifiant)
  asked = await ask(marie.identifiant)
})

describe('a request', () => {
  test('says of a name that somebody has exactly what it says of one that nobody has', async () => {
    const shape = async (id: string) => {
      const { body } = await api.get(`/v1/utilisateurs/${id}`, 'admin2')
      const same = { id: '', identifiant: '', cree_le: '', statut_depuis: '', ensembles: [] }
      return { ...body, ...same, onboarding: body.onboarding }
    }
    const nobody = await ask(newLogin())
    expect(await shape(asked.id)).toEqual(await shape(nobody.id))
    expect(asked.mot_de_passe_provisoire).toMatch(/^[0-9a-z]{5}(-[0-9a-z]{5}){3}$/)
    const outcomes = async ({ id }: Person) => [
      typeof (await act(id, 'reinitialiser-mot-de-passe', 'admin2', {})),
      (await act(id, 'revoquer-sessions', 'admin2', {})).identite_geree,
      (await act(id, 'suspendre', 'admin2')).statut,
      (await act(id, 'desactiver', 'admin2')).identite_geree,
      await act(id, 'reinitialiser-mot-de-passe', 'admin2', {}),
      (await act(id, 'reactiver', 'admin2')).statut,
    ]
    expect(await outcomes(asked)).toEqual(await outcomes(nobody))
  })

  test('opens nothing and touches nothing of the person', async () => {
    expect(provider.find(marie.identifiant)?.organisations).toEqual(['DEMO'])
    expect(await provider.signIn(marie.identifiant, asked.mot_de_passe_provisoire)).toBe(false)
    expect(await provider.signIn(marie.identifiant, marie.mot_de_passe_provisoire)).toBe(true)
    expect(await here('VOISINE')).toBe('organisation_non_autorisee')
    // A token that names the organization does not help either.
    provider.find(marie.identifiant)?.organisations.push('VOISINE')
    expect(await here('VOISINE')).toBe('organisation_non_autorisee')
  })

  test('is shown to the person alone', async () => {
    const list = async (as: string) => (await api.get('/v1/moi/rattachements', as)).body.rattachements
    expect(await list(marie.identifiant)).toMatchObject([{ id: asked.id, organisation_code: 'VOISINE' }])
    expect(await list('admin')).toEqual([])
    expect(await list('admin2')).toEqual([])
    expect((await accept(asked.mot_de_passe_provisoire, asked.id, 'admin')).body.erreur).toBe(
      'rattachement_inconnu',
    )
  })
})

describe('an acceptance', () => {
  test('with the code: the person is in both organizations, with a password that only they know', async () => {
    await accepted()
    const account = provider.find(marie.identifiant)
    expect(account).toMatchObject({ organisations: ['DEMO', 'VOISINE'], sessions: 0, provisoire: false })
    expect(await provider.signIn(marie.identifiant, marie.mot_de_passe_provisoire)).toBe(false)
    expect(await provider.signIn(marie.identifiant, asked.mot_de_passe_provisoire)).toBe(false)
    expect(await provider.signIn(marie.identifiant, CHOSEN)).toBe(true)
    expect(await here('DEMO')).toBe(marie.id)
    expect(await here('VOISINE')).toBe(asked.id)
  })

  test('without it: who created the identity, and signs in as the person, comes in nowhere', async () => {
    for (const code of [marie.mot_de_passe_provisoire, 'k3mzq-0ptrw-8xha2-vd5ye', '']) {
      const { status } = await accept(code)
      expect(status).toBeGreaterThanOrEqual(400)
    }
    const again = await act(marie.id, 'reinitialiser-mot-de-passe', 'admin', {})
    expect((await accept(again.mot_de_passe_provisoire)).body.erreur).toBe('code_rattachement_invalide')
    expect(await here('VOISINE')).toBe('organisation_non_autorisee')
  })

  test('the code is read aloud and typed: case and blanks around it do not matter', async () => {
    expect((await accept(` ${asked.mot_de_passe_provisoire.toUpperCase()} `)).status).toBe(200)
  })
})

describe('once attached', () => {
  beforeEach(accepted)

  test('the asking organization neither resets nor closes anything of the identity', async () => {
    expect(await act(asked.id, 'reinitialiser-mot-de-passe', 'admin2', {})).toBe(
      'identite_d_une_autre_organisation',
    )
    expect(await act(asked.id, 'revoquer-sessions', 'admin2', {})).toBe('identite_d_une_autre_organisation')
  })

  test('the one that created it does not reset it any more; the publisher does', async () => {
    expect(await act(marie.id, 'reinitialiser-mot-de-passe', 'admin', {})).toBe('identite_partagee')
    const { identifiant } = marie
    const body = { identifiant, ...RAISON }
    const answer = await api.post('/v1/editeur/identites/reinitialiser-mot-de-passe', body, 'editeur')
    await settled(api, identifiant)
    expect(await provider.signIn(identifiant, answer.body.mot_de_passe_provisoire)).toBe(true)
  })

  test('an account that is deactivated here goes on there, on either side', async () => {
    await provider.signIn(marie.identifiant, CHOSEN)
    await act(marie.id, 'desactiver', 'admin')
    await settled(api, marie.identifiant)
    expect([await here('DEMO'), await here('VOISINE')]).toEqual(['compte_inactif', asked.id])
    expect(provider.find(marie.identifiant)?.sessions).toBe(1)
    await act(marie.id, 'reactiver', 'admin')
    await act(asked.id, 'desactiver', 'admin2')
    await settled(api, marie.identifiant)
    expect(await here('DEMO')).toBe(marie.id)
    expect(provider.find(marie.identifiant)).toMatchObject({ organisations: ['DEMO'], sessions: 1 })
  })

  test('detached, then reactivated, the person is asked again: a password reset meanwhile opens nothing', async () => {
    await act(asked.id, 'desactiver', 'admin2')
    await settled(api, marie.identifiant)
    const { mot_de_passe_provisoire } = await act(marie.id, 'reinitialiser-mot-de-passe', 'admin', {})
    await settled(api, marie.identifiant)
    expect(await provider.signIn(marie.identifiant, mot_de_passe_provisoire)).toBe(true)
    await act(asked.id, 'reactiver', 'admin2')
    await settled(api, marie.identifiant)
    provider.find(marie.identifiant)?.organisations.push('VOISINE')
    expect(await here('VOISINE')).toBe('organisation_non_autorisee')
    expect((await accept(asked.mot_de_passe_provisoire)).body.erreur).toBe('code_rattachement_invalide')
    const renewed = await act(asked.id, 'reinitialiser-mot-de-passe', 'admin2', {})
    expect((await accept(renewed.mot_de_passe_provisoire)).status).toBe(200)
    await settled(api, marie.identifiant)
    expect(await here('VOISINE')).toBe(asked.id)
  })
})

describe('coming into VOISINE from DEMO', () => {
  test('by creating its administrator’s name: nothing of theirs changes, and DEMO gets no account of them', async () => {
    const body = { identifiant: 'admin2', nom_affiche: 'Moi', ensembles: ['administrateur_client'] }
    const { utilisateur } = (await api.post('/v1/utilisateurs', body, 'admin')).body
    await settled(api, 'admin2')
    expect(provider.calls.filter((call) => / (sujet-)?admin2$/.test(call))).toEqual([])
    await act(utilisateur.id, 'reinitialiser-mot-de-passe', 'admin', {})
    await settled(api, 'admin2')
    expect(provider.calls.filter((call) => / (sujet-)?admin2$/.test(call))).toEqual([])
    expect((await api.get('/v1/moi', 'admin2')).body.utilisateur.id).toBe(UTILISATEUR.admin2)
  })

  test('by taking a name first: VOISINE’s own account of it is a request, whose code DEMO does not know', async () => {
    const taken = await openAccount(api)
    await settled(api, taken.identifiant)
    const wanted = await ask(taken.identifiant)
    expect(await provider.signIn(taken.identifiant, taken.mot_de_passe_provisoire)).toBe(true)
    expect((await accept(taken.mot_de_passe_provisoire, wanted.id, taken.identifiant)).status).toBe(403)
    expect(await here('VOISINE', taken.identifiant)).toBe('organisation_non_autorisee')
  })

  test('by another’s row: their accounts are nobody’s here', async () => {
    for (const name of ['desactiver', 'suspendre', 'reactiver'])
      expect(await act(asked.id, name, 'admin')).toBe('utilisateur_inconnu')
    expect(await act(asked.id, 'reinitialiser-mot-de-passe', 'admin', {})).toBe('utilisateur_inconnu')
  })
})
