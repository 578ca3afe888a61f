// Accounts of the embedded provider. Logins ignore case.
import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { type NewAccount, UnknownSubjectError } from '../port.ts'
import type { Sealing } from '../sealing.ts'

/** An account of the embedded provider. */
export type Account = {
  readonly sujet: string
  readonly identifiant: string
  readonly nom_affiche: string
  readonly organisations: string[]
  readonly roles: string[]
  /** The sealed hash of the password: see `hashOf`. */
  readonly motDePasse: string
  readonly provisoire: boolean
  readonly actif: boolean
}

/** A new account, with its publisher roles if any. */
export type Newcomer = NewAccount & { readonly roles?: readonly string[]; readonly demo?: boolean }

/** Store of the embedded provider's accounts. */
export type Accounts = {
  findByIdentifiant(identifiant: string): Promise<Account | null>
  findBySujet(sujet: string): Promise<Account | null>
  /** Returns the hash of an account's password, as `hashPassword` made it. */
  hashOf(account: Account): string
  /** Creates an account and returns its subject. If the login exists, returns the subject of that account. */
  create(account: Newcomer): Promise<string>
  /** Stores a new password hash. Returns false if `expected` is given and the stored hash is another one. */
  setPassword(sujet: string, hash: string, provisoire: boolean, expected?: string): Promise<boolean>
  setOrganisations(sujet: string, codes: readonly string[]): Promise<void>
  addOrganisation(sujet: string, code: string): Promise<void>
  removeOrganisation(sujet: string, code: string): Promise<void>
  setEnabled(sujet: string, enabled: boolean): Promise<void>
}

/** Runs statements as role `connexion`. */
export type Runner = Pick<Pool, 'query'>

const COLUMNS = `sujet, identifiant, nom_affiche, organisations, roles, mot_de_passe as "motDePasse", provisoire, actif`

/** Returns the accounts of a database. Without `knowsDemo`, the demo's accounts can not be found. Passwords are stored sealed. */
export function accountsIn(
  database: Runner,
  knowsDemo: boolean,
  sealing: Pick<Sealing, 'seal' | 'open'>,
): Accounts {
  const findBy = async (column: 'sujet' | 'identifiant', value: string): Promise<Account | null> => {
    const text = `select ${COLUMNS} from connexion.titulaire where ${column} = $1 and (not demo or $2)`
    const { rows } = await database.query<Account>(text, [value, knowsDemo])
    return rows[0] ?? null
  }
  const findByIdentifiant = (identifiant: string) => findBy('identifiant', loginOf(identifiant))
  const change = async (sujet: string, assignment: string, value: unknown): Promise<void> => {
    const text = `update connexion.titulaire set ${assignment} where sujet = $1`
    const { rowCount } = await database.query(text, [sujet, value])
    if (rowCount === 0) throw new UnknownSubjectError(`no account has the subject ${sujet}`)
  }
  return {
    findByIdentifiant,
    findBySujet: (sujet) => findBy('sujet', sujet),
    hashOf: ({ sujet, motDePasse }) => sealing.open(motDePasse, aboutAccount(sujet)),
    async create(account) {
      const {
        sujet = randomUUID(),
        organisations,
        roles = [],
        passwordHash,
        provisoire,
        demo = false,
      } = account
      const values = [
        sujet,
        loginOf(account.identifiant),
        account.nom_affiche,
        [...new Set(organisations)],
        roles,
        sealing.seal(passwordHash, aboutAccount(sujet)),
        provisoire,
        demo,
      ]
      const { rows } = await database.query<{ sujet: string }>(
        `insert into connexion.titulaire (sujet, identifiant, nom_affiche, organisations, roles, mot_de_passe, provisoire,
           demo, actif, cree_le, mot_de_passe_le)
         values ($1, $2, $3, $4, $5, $6, $7, $8, true, now(), now())
         on conflict (identifiant) do nothing returning sujet`,
        values,
      )
      const answer = rows[0]?.sujet ?? (await findByIdentifiant(account.identifiant))?.sujet
      if (answer === undefined) throw new Error(`the login ${account.identifiant} is a demo account's`)
      return answer
    },
    async setPassword(sujet, hash, provisoire, expected) {
      // A new password clears the failed attempts of the old one.
      const { rowCount } = await database.query(
        `with changed as (
           update connexion.titulaire set mot_de_passe = $2, provisoire = $3, mot_de_passe_le = now()
           where sujet = $1 and ($4::text is null or mot_de_passe = $4) returning identifiant),
         forgotten as (
           delete from connexion.echec e using changed
           where e.empreinte = sha256(convert_to(changed.identifiant, 'UTF8')))
         select identifiant from changed`,
        [sujet, sealing.seal(hash, aboutAccount(sujet)), provisoire, expected ?? null],
      )
      if (rowCount === 0 && expected === undefined) {
        throw new UnknownSubjectError(`no account has the subject ${sujet}`)
      }
      return rowCount === 1
    },
    setOrganisations: (sujet, codes) => change(sujet, 'organisations = $2', [...new Set(codes)]),
    addOrganisation: (sujet, code) =>
      change(sujet, 'organisations = array_append(array_remove(organisations, $2::text), $2::text)', code),
    removeOrganisation: (sujet, code) =>
      change(sujet, 'organisations = array_remove(organisations, $2::text)', code),
    setEnabled: (sujet, enabled) => change(sujet, 'actif = $2', enabled),
  }
}

/** Returns the context under which an account's password is sealed. */
export function aboutAccount(sujet: string): string {
  return `connexion.titulaire/${sujet}`
}

/** Returns a login in the form that is stored and compared. */
export function loginOf(identifiant: string): string {
  return identifiant.normalize('NFC').toLowerCase()
}
