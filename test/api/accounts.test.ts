// The accounts that an administrator manages: opened, listed, reset, suspended, deactivated; and the identity provider in which
// they are stored.
import { describe, expect, test } from 'vitest'
import { UTILISATEUR } from '../../demo/ids.ts'
import { newLogin, openAccount } from './support/accounts.ts'
import { enrolDevice } from './support/phones.ts'
import { openApiWith, openProvider, settled } from './support/provider.ts'

const provider = openProvider()
const api = await openApiWith(provider)
const RAISON = { raison: 'Décision de la direction' }
const act = (id: string, name: string, body: object = RAISON, as = 'admin') =>
  api.post(`/v1/utilisateurs/${id}/${name}`, body, as)
const codeOf = async (answer: Promise<{ status: number; body: { erreur?: string } }>) => {
  const { status, body } = await answer
  return body.erreur === undefined ? status : `${status} ${body.erreur}`
}
const opened = async (body: object = {}) => {
  const account = await openAccount(api, body)
  await settled(api, account.identifiant)
  return account
}

describe('an account is opened', () => {
  test('a provisional password is told once, with the account, and opens a session at the provider', async () => {
    const { id, identifiant, mot_de_passe_provisoire } = await opened({ ensembles: ['commercial'] })
    expect(await provider.signIn(identifiant, mot_de_passe_provisoire)).toBe(true)
    expect(provider.find(identifiant)).toMatchObject({ organisations: ['DEMO'], provisoire: true })
    const moi = await api.get('/v1/moi', identifiant)
    expect(moi.body).toMatchObject({ utilisateur: { id, identifiant }, organisation: { code: 'DEMO' } })
    expect(moi.body.permissions).toContain('sales.manage')
    const shown = await api.get(`/v1/utilisateurs/${id}`, 'admin')
    expect(shown.body).toMatchObject({ identite_geree: true, ensembles: [{ code: 'commercial' }] })
    expect(shown.text).not.toContain(mot_de_passe_provisoire)
  })

  test('the password is kept nowhere: neither in a table, nor in a job, nor in the log', async () => {
    const { identifiant, mot_de_passe_provisoire } = await opened()
    const dump = await api.sql<{ text: string }>(
      `select query_to_xml(format('select * from %s', c.oid::regclass), false, true, '')::text as text
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema|public|connexion)'`,
    )
    const everything = dump.map(({ text }) => text).join('') + JSON.stringify(api.server.logs)
    expect(everything).toContain(identifiant)
    expect(everything).not.toContain(mot_de_passe_provisoire)
    expect(everything).not.toContain('$argon2id$')
  })

  test('sets need permission_sets.manage; without them users.manage is enough', async () => {
    const ask = (body: object) =>
      codeOf(api.post('/v1/utilisateurs', { identifiant: newLogin(), nom_affiche: 'X', ...body }, 'admin'))
    const drop = (range: string) =>
      api.sql(
        "update utilisateur.ensemble_permission set incluse_pendant = $1 where permission = 'permission_sets.manage'",
        [range],
      )
    await drop('{(,2026-01-01)}')
    expect(await ask({ ensembles: ['rsci'] })).toBe('403 droit_manquant')
    expect(await ask({})).toBe(201)
    await drop('{(,)}')
  })

  test.each(['Majuscule', 'é', 'a', ' espace', 'a'.repeat(101), 'x\u0000y'])(
    'a user name of another form is refused: %j',
    async (identifiant) => {
      const body = { identifiant, nom_affiche: 'X' }
      expect(await codeOf(api.post('/v1/utilisateurs', body, 'admin'))).toBe('400 parametre_invalide')
    },
  )
})

describe('the list', () => {
  test('filters by status, set and text, page after page', async () => {
    const mark = newLogin()
    const ids = []
    for (const nom of ['c', 'a', 'b']) {
      const body = { identifiant: `${mark}.${nom}`, nom_affiche: `Essai ${nom}`, ensembles: ['rsci'] }
      ids.push((await api.post('/v1/utilisateurs', body, 'admin')).body.utilisateur.id)
    }
    await act(ids[0], 'suspendre')
    const list = async (query: string) =>
      (await api.get(`/v1/utilisateurs?recherche=${mark}&${query}`, 'admin')).body
    const names = ({ utilisateurs }: { utilisateurs: { identifiant: string }[] }) =>
      utilisateurs.map(({ identifiant }) => identifiant.slice(mark.length + 1)).join('')
    expect(names(await list('ensemble=rsci'))).toBe('abc')
    expect(names(await list('ensemble=commercial'))).toBe('')
    expect(names(await list('statut=suspendu'))).toBe('c')
    const first = await list('limite=2')
    expect(names(first)).toBe('ab')
    const second = await list(`limite=2&curseur=${first.suivant}`)
    expect([names(second), second.suivant]).toEqual(['c', null])
  })
})

describe('passwords and sessions', () => {
  test('another provisional password, and every session closed', async () => {
    const { id, identifiant, mot_de_passe_provisoire: old } = await opened()
    await provider.signIn(identifiant, old)
    const { body } = await act(id, 'reinitialiser-mot-de-passe', {})
    await settled(api, identifiant)
    expect(provider.find(identifiant)).toMatchObject({ sessions: 0, provisoire: true })
    expect(await provider.signIn(identifiant, old)).toBe(false)
    expect(await provider.signIn(identifiant, body.mot_de_passe_provisoire)).toBe(true)
    await act(id, 'revoquer-sessions', {})
    await settled(api, identifiant)
    expect(provider.find(identifiant)?.sessions).toBe(0)
  })
})

describe('status', () => {
  test('who is suspended or deactivated is refused at once; a reactivated one is let in again', async () => {
    const { id, identifiant } = await opened({ ensembles: ['administrateur_client'] })
    const moi = () => codeOf(api.get('/v1/moi', identifiant))
    const office = () => codeOf(api.get('/v1/utilisateurs', identifiant))
    expect([await moi(), await office()]).toEqual([200, 200])
    for (const name of ['suspendre', 'reactiver', 'desactiver', 'reactiver']) {
      const { body } = await act(id, name)
      expect(body).toMatchObject({ statut_raison: RAISON.raison })
      const isOpen = name === 'reactiver'
      expect(await moi()).toBe(isOpen ? 200 : '403 compte_inactif')
      expect(await office()).toBe(isOpen ? 200 : '403 droit_manquant')
    }
  })

  test('sessions and devices end; the phone still sends its queue', async () => {
    const { id, identifiant, mot_de_passe_provisoire } = await opened({ ensembles: ['agent_collecte'] })
    const device = await enrolDevice(api, identifiant)
    await provider.signIn(identifiant, mot_de_passe_provisoire)
    await act(id, 'desactiver')
    await settled(api, identifiant)
    expect(provider.find(identifiant)).toMatchObject({ sessions: 0, organisations: ['DEMO'], actif: true })
    const path = `/v1/sync/etat-appareil?appareil_id=${device.appareil_id}`
    expect((await api.get(path, identifiant)).body.statut).toBe('revoque')
  })

  test('`auto_desactivation_refusee`, `dernier_administrateur`', async () => {
    expect(await codeOf(act(UTILISATEUR.admin, 'desactiver'))).toBe('409 auto_desactivation_refusee')
    expect(await codeOf(act(UTILISATEUR.admin, 'suspendre'))).toBe('409 auto_desactivation_refusee')
    const { id, identifiant } = await opened({ ensembles: ['administrateur_client'] })
    expect(await codeOf(act(UTILISATEUR.admin, 'suspendre', RAISON, identifiant))).toBe(200)
    expect(await codeOf(act(UTILISATEUR.admin, 'reactiver', RAISON, identifiant))).toBe(200)
    expect(await codeOf(act(id, 'desactiver'))).toBe(200)
  })
})

describe('onboarding', () => {
  test('jamais → reporte → termine; an administrator reopens it', async () => {
    const { id, identifiant } = await opened()
    const move = (etat: string) => codeOf(api.post('/v1/moi/accueil', { etat }, identifiant))
    const state = async () => (await api.get('/v1/moi', identifiant)).body.onboarding
    expect(await state()).toEqual({ requis: true, etat: 'jamais' })
    expect(await move('rouvert')).toBe('400 parametre_invalide')
    expect([await move('reporte'), await move('reporte'), await move('termine')]).toEqual([
      200,
      '409 accueil_refuse',
      200,
    ])
    expect(await state()).toEqual({ requis: false, etat: 'termine' })
    expect(await codeOf(act(id, 'rouvrir-accueil', {}))).toBe(200)
    expect(await state()).toEqual({ requis: true, etat: 'rouvert' })
    expect([await move('reporte'), await move('termine')]).toEqual(['409 accueil_refuse', 200])
  })
})
