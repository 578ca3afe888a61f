// An identity provider in memory, whose accounts the service administers. It can be unreachable, or do its work and lose the
// response.
import { hashPassword, verifyPassword } from '../../../src/identity/passwords.ts'
import {
  type IdentityAdmin,
  type NewAccount,
  type ProviderAccount,
  UnknownSubjectError,
} from '../../../src/identity/port.ts'
import { type Api, openApi } from './api.ts'
import { openIssuer } from './issuer.ts'
import { eventually } from './wait.ts'

type Kept = { -readonly [K in keyof ProviderAccount]: ProviderAccount[K] } & {
  organisations: string[]
  hash: string
  provisoire: boolean
  sessions: number
}

/** The provider, with functions that a test controls it by. */
export type Provider = {
  readonly admin: IdentityAdmin
  /** Every received call, including those whose response was lost. */
  readonly calls: string[]
  /** `down` refuses the call; `deaf` executes it and responds with an error. */
  mode: 'up' | 'down' | 'deaf'
  find(identifiant: string): Kept | undefined
  /** Signs in, which opens a session. */
  signIn(identifiant: string, password: string): Promise<boolean>
  /** Adds an account without the service. */
  add(identifiant: string, organisations: string[], password: string): Promise<void>
}

/** Makes the provider. */
export function openProvider(): Provider {
  const kept = new Map<string, Kept>()
  const of = (sujet: string) => {
    const account = [...kept.values()].find((one) => one.sujet === sujet)
    if (account === undefined) throw new UnknownSubjectError(`no account has the subject ${sujet}`)
    return account
  }
  const make = ({ identifiant, nom_affiche, organisations, passwordHash, provisoire }: NewAccount) => {
    const sujet = `sujet-${identifiant}`
    const sessions = 0
    const account = { sujet, identifiant, nom_affiche, organisations: [...organisations], actif: true }
    if (!kept.has(identifiant))
      kept.set(identifiant, { ...account, hash: passwordHash, provisoire, sessions })
    return kept.get(identifiant)?.sujet ?? sujet
  }
  const calling = async <T>(call: string, work: () => T): Promise<T> => {
    provider.calls.push(call)
    if (provider.mode === 'down') throw new Error('the identity provider is away')
    const done = work()
    if (provider.mode === 'deaf') throw new Error('the answer was lost')
    return done
  }
  const admin: IdentityAdmin = {
    createAccount: (account) => calling(`creer ${account.identifiant}`, () => make(account)),
    findByIdentifiant: (name) => calling(`chercher ${name}`, () => kept.get(name) ?? null),
    setPassword: (sujet, hash, provisoire) =>
      calling(`mot_de_passe ${sujet}`, () => void Object.assign(of(sujet), { hash, provisoire })),
    setOrganisations: (sujet, codes) =>
      calling(`organisations ${sujet}`, () => void Object.assign(of(sujet), { organisations: [...codes] })),
    addOrganisation: (sujet, code) =>
      calling(`ajouter ${code} ${sujet}`, () => void of(sujet).organisations.push(code)),
    removeOrganisation: (sujet, code) =>
      calling(`retirer ${code} ${sujet}`, () => {
        of(sujet).organisations = of(sujet).organisations.filter((other) => other !== code)
      }),
    setEnabled: (sujet, actif) => calling(`actif ${sujet}`, () => void Object.assign(of(sujet), { actif })),
    revokeSessions: (sujet) =>
      calling(`sessions ${sujet}`, () => void Object.assign(of(sujet), { sessions: 0 })),
  }
  const provider: Provider = {
    admin,
    calls: [],
    mode: 'up',
    find: (identifiant) => kept.get(identifiant),
    async signIn(identifiant, password) {
      const account = kept.get(identifiant)
      const isRight = account !== undefined && (await verifyPassword(password, account.hash))
      if (isRight) account.sessions += 1
      return isRight
    },
    async add(identifiant, organisations, password) {
      const passwordHash = await hashPassword(password)
      make({ identifiant, nom_affiche: identifiant, organisations, passwordHash, provisoire: false })
    },
  }
  return provider
}

/** Starts the service with that provider; accounts that the provider knows get its token. */
export async function openApiWith(provider: Provider): Promise<Api> {
  const issuer = await openIssuer()
  const tokenOf = (username: string) => {
    const account = provider.find(username)
    const neighbour = username === 'admin2' ? { organisations: ['VOISINE'] } : {}
    const known = account && { sub: account.sujet, organisations: account.organisations }
    return issuer.tokenOf(username, { claims: known ?? neighbour })
  }
  return openApi({ settings: { ...issuer.settings, TASKS: 'inside' }, tokenOf, admin: provider.admin })
}

/** Waits until the provider has received all changes about a person; makes waiting attempts due at once. */
export async function settled(api: Api, identifiant: string): Promise<void> {
  await eventually(async () => {
    const rows = await api.sql<{ id: string; locked: boolean }>(
      `select id::text, locked_at is not null as locked from graphile_worker.jobs where key = $1`,
      [`identite ${identifiant}`],
    )
    await api.sql('select graphile_worker.reschedule_jobs($1::bigint[], run_at => now())', [
      rows.filter(({ locked }) => !locked).map(({ id }) => id),
    ])
    const [behind] = await api.sql(
      `select from personne.personne p left join personne.rattachement r using (identifiant)
       where identifiant = $1 and (creation <> 'faite' or mot_de_passe_a_poser is not null
         or sessions_a_fermer_le is not null or fournisseur <> 'a_jour')`,
      [identifiant],
    )
    return behind === undefined ? true : undefined
  })
}
