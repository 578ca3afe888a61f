// The people of the opened organization: the publisher creates its first administrator, who creates the others' accounts. Each
// person replaces the provisional password.
import { act, expectStatus, request } from '@sillon/telephone/http'
import { DEFAULT_RETRY } from '@sillon/telephone/retry'
import { Sentence } from '../../src/process/lifetime.ts'
import { signIn } from './login.ts'
import { askedBy, type People, type Person } from './openingOffice.ts'

/** The password that each of the people chose. */
export const CHOSEN = 'ouverture-2026'

// The roles of the people, in the order of the file's rows.
const ROLES = ['rsci', 'adjoint', 'direction', 'commercial', 'magasinier', 'agent'] as const
const loginOf = (role: string) => `ouverte-${role}`
const TRIES = 4
const FIRST_WAIT_MS = 400

type Opened = { id: string; identifiant: string; code: string }

/** Returns the number of the first collection of the organization with that code; null if there is no collection. */
export async function readOpened(url: string, code: string): Promise<string | null> {
  const publisher = await signIn(url, 'editeur')
  const { organisations } = expectStatus(
    await request(publisher, 'GET', '/v1/editeur/organisations?limite=200'),
    200,
  ) as { organisations: { code: string }[] }
  if (!organisations.some((one) => one.code === code)) return null
  const agent = await signIn(url, loginOf('rsci'), CHOSEN)
  const { collectes } = expectStatus(await request(agent, 'GET', '/v1/collectes?limite=1'), 200) as {
    collectes: { numero_officiel: string | null }[]
  }
  const numero = collectes[0]?.numero_officiel
  if (numero === undefined || numero === null)
    throw new Sentence(`${code} was begun and not led to its end: open it on a fresh folder of data.`)
  return numero
}

/** Opens the organization, and returns its administrator. */
export async function openOrganisation(
  url: string,
  { code, nom }: { code: string; nom: string },
  say: (line: string) => void,
): Promise<Person> {
  const publisher = await signIn(url, 'editeur')
  const body = {
    code,
    nom,
    langue: 'fr',
    fuseau_horaire: 'Africa/Porto-Novo',
    devise_defaut: 'XOF',
    pays: 'BJ',
    administrateur: { identifiant: loginOf('admin'), nom_affiche: 'Justine Hounkpatin' },
  }
  const answer = await act(publisher, DEFAULT_RETRY, '/v1/organisations', JSON.stringify(body))
  const opened = expectStatus(answer, 201) as {
    administrateur: { id: string; identifiant: string }
    mot_de_passe_provisoire: string
  }
  const { administrateur, mot_de_passe_provisoire } = opened
  const admin = await takeAccount(url, { ...administrateur, code: mot_de_passe_provisoire })
  say(`The publisher opened ${code}; its administrator ${administrateur.identifiant} chose a password.`)
  return admin
}

/** Gives the imported accounts provisional passwords, which their holders change. */
export async function handOver(
  url: string,
  admin: Person,
  accounts: readonly string[],
  say: (line: string) => void,
): Promise<People> {
  const taken = await Promise.all(
    ROLES.map(async (role, i) => {
      const [id, identifiant] = [accounts[i] ?? '', loginOf(role)]
      const { mot_de_passe_provisoire: code } = await askedBy(admin).post<{
        mot_de_passe_provisoire: string
      }>(`/v1/utilisateurs/${id}/reinitialiser-mot-de-passe`, {})
      return [role, await takeAccount(url, { id, identifiant, code })] as const
    }),
  )
  say(`${taken.length} passwords handed over: ${taken.map(([, { identifiant }]) => identifiant).join(', ')}.`)
  return { admin, ...Object.fromEntries(taken) } as People
}

/**
 * The publisher attests the holders of accounts that the only administrator created. Without this proof they count as the same
 * person as the administrator.
 */
export async function attest(url: string, admin: Person, people: readonly Person[]): Promise<void> {
  const publisher = await signIn(url, 'editeur')
  const { organisation } = await askedBy(admin).get<{ organisation: { id: string } }>('/v1/moi')
  const path = `/v1/editeur/organisations/${organisation.id}/attester`
  for (const { id } of people) {
    const body = JSON.stringify({ utilisateur_id: id, raison: 'Carte d’identité vue' })
    expectStatus(await act(publisher, DEFAULT_RETRY, path, body), 200)
  }
}

// A background task creates the account at the provider, so it exists there only after a moment.
async function takeAccount(url: string, { id, identifiant, code }: Opened): Promise<Person> {
  const body = JSON.stringify({ username: identifiant, password: code, nouveau: CHOSEN })
  const headers = { 'Content-Type': 'application/json' }
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, FIRST_WAIT_MS * 2 ** attempt))
    const { status } = await fetch(`${url}/oidc/mot-de-passe`, { method: 'POST', headers, body })
    if (status === 204) return { id, identifiant, server: await signIn(url, identifiant, CHOSEN) }
  }
  throw new Sentence(`the identity provider does not know ${identifiant} yet: is a background task running?`)
}
