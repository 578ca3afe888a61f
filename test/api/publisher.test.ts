// The publisher opens organizations, suspends and reactivates them, and has its own journal.
import { describe, expect, test } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import { newCode, newLogin, organisation } from './support/accounts.ts'
import { openApi } from './support/api.ts'
import { openIssuer } from './support/issuer.ts'
import { openApiWith, openProvider, settled } from './support/provider.ts'

const provider = openProvider()
const api = await openApiWith(provider)
const issuer = await openIssuer()
const plain = await openApi({ settings: issuer.settings, tokenOf: issuer.tokenOf })
const RAISON = { raison: 'Facture impayée' }
const open = async (changes: object = {}) =>
  (await api.post('/v1/organisations', organisation(changes), 'editeur')).body
const journal = async () => (await api.get('/v1/editeur/journal', 'editeur')).body.appels

describe('an organization is opened', () => {
  test('a new organization has its sets and somebody who administers it', async () => {
    const code = newCode()
    const { organisation: made, administrateur, mot_de_passe_provisoire } = await open({ code })
    expect(made).toMatchObject({ code, statut: 'active', devise_defaut: 'XOF' })
    await settled(api, administrateur.identifiant)
    expect(await provider.signIn(administrateur.identifiant, mot_de_passe_provisoire)).toBe(true)
    const moi = (await api.get('/v1/moi', administrateur.identifiant)).body
    expect(moi).toMatchObject({ organisation: { id: made.id }, modules: [{ code: 'noyau', etat: 'actif' }] })
    expect(moi.permissions).toContain('users.manage')
    const account = { identifiant: newLogin(), nom_affiche: 'Qualité', ensembles: ['rsci'] }
    expect((await api.post('/v1/utilisateurs', account, administrateur.identifiant)).status).toBe(201)
    const { utilisateurs } = (await api.get('/v1/utilisateurs', administrateur.identifiant)).body
    expect(utilisateurs).toHaveLength(2)
  })

  test('an X-Organisation that is sent all the same is not looked at', async () => {
    const headers = { 'x-organisation': 'NULLEPART' }
    expect((await api.post('/v1/organisations', organisation(), 'editeur', headers)).status).toBe(201)
  })

  test('a code is given once, also by two at once', async () => {
    const code = newCode()
    const ask = () => api.post('/v1/organisations', organisation({ code }), 'editeur')
    const answers = await Promise.all([ask(), ask()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.body.erreur).toBe('organisation_code_deja_pris')
  })

  test.each([
    { code: 'minuscule' },
    { langue: 'FR' },
    { devise_defaut: 'euro' },
    { fuseau_horaire: 'Afrique/Cotonou' },
    { nom: ' ' },
    { prefixe_entreprise: 'avec espace' },
    { administrateur: { identifiant: 'É', nom_affiche: 'X' } },
  ])('refused, and nothing is left of it: %j', async (changes) => {
    const count = async () => (await api.sql('select count(*) from organisation.organisation'))[0]
    const before = await count()
    const answer = await api.post('/v1/organisations', organisation(changes), 'editeur')
    expect([answer.status, answer.body.erreur]).toEqual([400, 'parametre_invalide'])
    expect(await count()).toEqual(before)
  })

  test('whose first administrator has an identity elsewhere: answered alike, and theirs once they accept', async () => {
    const first = await open()
    await settled(api, first.administrateur.identifiant)
    const { identifiant } = first.administrateur
    const second = await open({ administrateur: { identifiant, nom_affiche: 'La même' } })
    expect(Object.keys(second).toSorted()).toEqual(Object.keys(first).toSorted())
    await settled(api, identifiant)
    const path = `/v1/moi/rattachements/${second.administrateur.id}/accepter`
    const body = { code: second.mot_de_passe_provisoire, mot_de_passe: 'mangue-kouma-lundi' }
    expect((await api.post(path, body, identifiant)).status).toBe(200)
    await settled(api, identifiant)
    const headers = { 'x-organisation': second.organisation.code }
    expect((await api.get('/v1/utilisateurs', identifiant, headers)).status).toBe(200)
  })
})

describe('suspension', () => {
  test('suspended, nothing answers and nothing is lost, and back', async () => {
    const { organisation: made, administrateur } = await open()
    await settled(api, administrateur.identifiant)
    const moi = async () => {
      const { status, body } = await api.get('/v1/moi', administrateur.identifiant)
      return body.erreur ?? status
    }
    const act = (name: string) => api.post(`/v1/editeur/organisations/${made.id}/${name}`, RAISON, 'editeur')
    expect(await moi()).toBe(200)
    expect((await act('suspendre')).body).toMatchObject({ id: made.id, statut: 'suspendue' })
    expect(await moi()).toBe('organisation_suspendue')
    expect((await act('suspendre')).body.erreur).toBe('organisation_statut_refuse')
    expect((await act('reactiver')).body.statut).toBe('active')
    expect(await moi()).toBe(200)
    const mine = (await journal()).filter(
      ({ organisation_id, code }: { organisation_id: string; code: string | null }) =>
        organisation_id === made.id && code === null,
    )
    expect(mine.map(({ chemin }: { chemin: string }) => chemin.split('/').at(-1))).toEqual([
      'reactiver',
      'suspendre',
      'organisations',
    ])
    expect(mine[0]).toMatchObject({ identifiant: 'editeur', details: RAISON })
  })

  test('the list filters by status and text, page after page', async () => {
    const mark = newCode().slice(0, 8)
    for (const end of ['B', 'A', 'C']) await open({ code: mark + end, nom: `Union ${mark}` })
    const list = async (query: string) =>
      (await api.get(`/v1/editeur/organisations?recherche=${mark}&${query}`, 'editeur')).body
    const codes = ({ organisations }: { organisations: { code: string }[] }) =>
      organisations.map(({ code }) => code.at(-1)).join('')
    const first = await list('limite=2')
    expect([codes(first), codes(await list(`limite=2&curseur=${first.suivant}`))]).toEqual(['AB', 'C'])
    expect(codes(await list('statut=suspendue'))).toBe('')
    expect(codes(await list('statut=active'))).toBe('ABC')
  })
})

describe('who may', () => {
  const asking = async (claims: Record<string, unknown>) => {
    const token = await issuer.tokenOf('quelqu.un', { claims })
    return (await plain.send('GET', '/v1/editeur/organisations', { token })).status
  }

  test('editeur_admin passes everywhere, editeur_support this one, editeur_parametrage not', async () => {
    expect(await asking({ organisations: [], roles: ['editeur_admin'] })).toBe(200)
    expect(await asking({ organisations: [], realm_access: { roles: ['editeur_support'] } })).toBe(200)
    expect(await asking({ organisations: [], roles: ['editeur_parametrage'] })).toBe(403)
    expect(await asking({ organisations: ['DEMO'] })).toBe(403)
  })

  test('a refused call stands in the publisher’s journal, and in no organization’s', async () => {
    const path = `/v1/editeur/organisations/${ORGANISATION.voisine}/suspendre`
    const { status, body } = await api.post(path, RAISON, 'admin')
    expect([status, body]).toEqual([403, { erreur: 'droit_manquant', details: { role: 'editeur_support' } }])
    expect((await journal())[0]).toMatchObject({
      identifiant: 'admin',
      methode: 'POST',
      chemin: path,
      code: 'droit_manquant',
      organisation_id: null,
    })
    const rows = await api.sql('select from journal.appel_administration where chemin = $1', [path])
    expect(rows).toEqual([])
    expect((await api.get('/v1/moi', 'admin2')).status).toBe(200)
  })

  test('the two hundred latest entries, in one page', async () => {
    await api.sql(
      `insert into journal.appel_editeur (le, emetteur, sujet, methode, chemin)
       select now(), 'e', 's', 'GET', '/' || n from generate_series(1, 250) as n`,
    )
    const appels = await journal()
    expect([appels.length, appels[0].chemin, appels[199].chemin]).toEqual([200, '/250', '/51'])
  })
})
