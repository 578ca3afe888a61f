// Opens the first organization of an installation, with a group and an agent, and prints the agent's enrolment code
// (docs/operate.md, «The first number»):
//   node organisation.ts https://sillon.exemple.org
// The publisher signs in in a browser, then the organization's administrator, who changes the printed password there.
import { answered, type Sillon, sillon } from '@sillon/client/client'
import { signInOnThisMachine } from '@sillon/client/machine'

const [url = ''] = process.argv.slice(2)
const ORGANISATION = { code: 'COOP', nom: 'Coopérative', langue: 'fr', pays: 'BJ' }
const WHERE = { fuseau_horaire: 'Africa/Porto-Novo', devise_defaut: 'XOF' }
// Parts of an official number: product, campaign, rank.
const NUMBERS = [
  { type: 'nature' },
  { type: 'texte', valeur: '-' },
  { type: 'produit' },
  { type: 'texte', valeur: '-' },
  { type: 'code_campagne' },
  { type: 'texte', valeur: '-' },
  { type: 'sequence', chiffres: 6 },
]

async function personAt(what: string): Promise<Sillon> {
  console.log(`Sign in as ${what}`)
  return sillon({ url, session: await signInOnThisMachine({ url }, console.log) })
}

const publisher = await personAt('the publisher')
const administrateur = { identifiant: 'coop-admin', nom_affiche: 'Justine Hounkpatin' }
const opened = answered(
  await publisher.POST('/v1/organisations', { body: { ...ORGANISATION, ...WHERE, administrateur } }),
)
const admin = await personAt(`coop-admin with ${opened.mot_de_passe_provisoire}`)
answered(await admin.POST('/v1/numerotation/modeles', { body: { segments: NUMBERS } }))
const groupement = answered(
  await admin.POST('/v1/groupements', { body: { code: 'OUEME', nom: 'Groupement de l’Ouémé' } }),
)
const { utilisateur, mot_de_passe_provisoire } = answered(
  await admin.POST('/v1/utilisateurs', {
    body: { identifiant: 'coop-agent', nom_affiche: 'Théophile Zannou', ensembles: ['agent_collecte'] },
  }),
)
const path = { id: utilisateur.id }
const body = { groupement_id: groupement.id }
answered(await admin.POST('/v1/utilisateurs/{id}/groupements', { params: { path }, body }))
const { code } = answered(
  await admin.POST('/v1/appareils/codes-enrolement', { body: { utilisateur_id: utilisateur.id } }),
)
console.log(`The agent is coop-agent with ${mot_de_passe_provisoire}; the phone's code is ${code}`)
