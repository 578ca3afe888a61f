// Decision 0035: at an issuer where people choose their logins, a login alone gives no access to an account. A person takes over
// an unused account with the code made for it, or with an address that the issuer verified.
import { describe, expect, test } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import { newLogin } from './support/accounts.ts'
import { openApi } from './support/api.ts'
import { openIssuer } from './support/issuer.ts'

const issuer = await openIssuer()
const { OIDC_ISSUER, OIDC_JWKS_URI } = issuer.settings
const api = await openApi({ settings: { OIDC_ISSUER, OIDC_JWKS_URI }, tokenOf: issuer.tokenOf })
// The first administrator has already taken over the account with a code made for it.
await api.sql(
  `insert into utilisateur.identite (organisation_id, emetteur, sujet, utilisateur_id, lie_le)
   select $1, $2, $3, u.id, now() from utilisateur.utilisateur u where u.organisation_id = $1 and u.identifiant = 'admin'`,
  [ORGANISATION.demo, OIDC_ISSUER, issuer.subjectOf('admin')],
)

type Opened = { id: string; identifiant: string; code: string }

async function open(identifiant = newLogin()): Promise<Opened> {
  const answer = await api.post('/v1/utilisateurs', { identifiant, nom_affiche: 'Awa' }, 'admin')
  expect(answer.status).toBe(201)
  const { utilisateur, mot_de_passe_provisoire } = answer.body
  return { id: utilisateur.id, identifiant, code: mot_de_passe_provisoire }
}

/** A person at the issuer, who chooses the login freely and is identified by `sub`. */
function person(sub: string, claims: Record<string, unknown> = {}) {
  const token = () => issuer.tokenOf(sub, { claims: { sub, ...claims } })
  const told = async (method: string, path: string, body?: object) => {
    const answer = await api.send(method, path, { token: await token(), body })
    const { erreur, utilisateur, id } = answer.body
    return erreur ?? utilisateur?.id ?? id
  }
  return {
    here: () => told('GET', '/v1/moi'),
    take: (code: string) => told('POST', '/v1/moi/invitation', { code }),
  }
}

const REFUSED = 'organisation_non_autorisee'

test('a login that somebody chose takes neither a new account nor one that nobody used', async () => {
  const { identifiant } = await open()
  for (const preferred_username of [identifiant, 'agent1', 'direction'])
    expect(await person('intrus', { preferred_username }).here()).toBe(REFUSED)
  expect(await api.sql("select 1 from utilisateur.identite where sujet = 'intrus'")).toEqual([])
})

describe('a code', () => {
  test('gives its account to who hands it in, whatever their login, once and for good', async () => {
    const { id, code } = await open()
    const awa = person('awa', { preferred_username: 'awa-ailleurs' })
    expect(await awa.take('abcde-fghjk-mnpqr-stvwx')).toBe(REFUSED)
    expect(await awa.here()).toBe(REFUSED)
    expect(await awa.take(` ${code.toUpperCase()} `)).toBe(id)
    expect(await awa.here()).toBe(id)
    // A person who already has an account gets its id and no second account; the code is used up.
    expect(await awa.take(code)).toBe(id)
    expect(await awa.take((await open()).code)).toBe(id)
    expect(await person('intrus').take(code)).toBe(REFUSED)
    expect(
      await api.sql(
        "select 1 from journal.evenement where action = 'utilisateur.honorer_invitation' and entite_id = $1",
        [id],
      ),
    ).toHaveLength(1)
  })

  test('handed in by two at once gives the account to one', async () => {
    const { id, code } = await open()
    const answers = await Promise.all(['un', 'deux', 'trois'].map((sub) => person(`${sub} ${id}`).take(code)))
    expect(answers.toSorted()).toEqual([id, REFUSED, REFUSED].toSorted())
  })

  test('ends after seven days; a reset makes another, also for who came from another issuer', async () => {
    const { id, code } = await open()
    await api.sql('update personne.rattachement set code_expire_le = now() where utilisateur_id = $1', [id])
    expect(await person('tard').take(code)).toBe(REFUSED)
    await api.sql(
      "insert into utilisateur.identite values ($1, 'https://avant.example.org', 'tard', $2, now())",
      [ORGANISATION.demo, id],
    )
    const { body } = await api.post(`/v1/utilisateurs/${id}/reinitialiser-mot-de-passe`, {}, 'admin')
    expect(await person('tard').take(body.mot_de_passe_provisoire)).toBe(id)
  })

  test('of another organization, or of an account that is deactivated, opens nothing', async () => {
    const { id, code } = await open()
    expect(await person('ailleurs', { organisations: ['VOISINE'] }).take(code)).toBe(REFUSED)
    expect((await api.post(`/v1/utilisateurs/${id}/desactiver`, { raison: 'Vu' }, 'admin')).status).toBe(200)
    expect(await person('apres').take(code)).toBe('compte_inactif')
    expect(await person('apres').here()).toBe(REFUSED)
  })
})

test('an address that the issuer verified takes the account of that login, its subject alone from then on', async () => {
  const { id, identifiant } = await open(`${newLogin()}@coop.example`)
  const email = identifiant.replace('@coop', '@Coop')
  for (const claims of [{ email }, { email, email_verified: false }, { email, email_verified: 'true' }])
    expect(await person('marie', claims).here()).toBe(REFUSED)
  expect(await person('marie', { email, email_verified: true }).here()).toBe(id)
  expect(await person('marie').here()).toBe(id)
  expect(await person('intrus', { email, email_verified: true }).here()).toBe(REFUSED)
})
