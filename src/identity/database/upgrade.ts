// At the start of a process, seals the plain values that a release without sealing wrote. Several processes may do this at once.
import { isSealed, type Sealing } from '../sealing.ts'
import { aboutAccount, type Runner } from './accounts.ts'

/** Seals the unsealed passwords. A password that is changed meanwhile keeps its new value. */
export async function sealPasswords(database: Runner, sealing: Sealing): Promise<void> {
  const { rows } = await database.query<{ sujet: string; connu: string }>(
    `select sujet, mot_de_passe as connu from connexion.titulaire where mot_de_passe like '$argon2id$%'`,
  )
  const plain = rows.filter(({ connu }) => !isSealed(connu))
  if (plain.length === 0) return
  await database.query(
    `update connexion.titulaire t set mot_de_passe = n.scelle
     from unnest($1::text[], $2::text[], $3::text[]) as n (sujet, connu, scelle)
     where t.sujet = n.sujet and t.mot_de_passe = n.connu`,
    [
      plain.map(({ sujet }) => sujet),
      plain.map(({ connu }) => connu),
      plain.map(({ sujet, connu }) => sealing.seal(connu, aboutAccount(sujet))),
    ],
  )
}
