// Accounts with their permission sets and groups.
import { type Demand, type Kind, text } from '../kind.ts'

/** Accounts. An administrator then gives each account a new password by resetting it. */
export const COMPTES: Kind = {
  genre: 'comptes',
  noms: { fr: 'Comptes', en: 'Accounts' },
  formats: ['csv', 'xlsx'],
  schema: 'urn:sillon:routes:imports#/$defs/compte',
  cle: 'identifiant',
  secret: true,
  finish: end,
  colonnes: [
    text({
      code: 'identifiant',
      cle: true,
      noms: { fr: 'Identifiant', en: 'User name' },
      obligatoire: true,
      chemin: 'identifiant',
      explication: {
        fr: 'Nom de connexion, en minuscules, unique sur la plateforme. Le mot de passe se remet ensuite, compte par compte, par sa réinitialisation.',
        en: 'The name to sign in with, in lower case, unique on the platform. A password is then handed over for each account by resetting it.',
      },
      exemple: 'afi.adjovi',
    }),
    text({
      code: 'nom',
      noms: { fr: 'Nom affiché', en: 'Displayed name' },
      obligatoire: true,
      appelle: true,
      chemin: 'nom_affiche',
      explication: { fr: 'Nom complet.', en: 'Full name.' },
      exemple: 'Afi Adjovi',
    }),
    {
      code: 'ensembles',
      noms: { fr: 'Ensembles de permissions', en: 'Permission sets' },
      type: 'liste',
      chemin: 'ensembles',
      explication: {
        fr: 'Codes des ensembles, séparés par des virgules ; il faut la permission de les attribuer.',
        en: 'Codes of the sets, between commas; they need the permission to assign them.',
      },
      exemple: 'agent_collecte',
    },
    {
      code: 'fin',
      noms: { fr: 'Fin des ensembles', en: 'End of the sets' },
      type: 'date',
      chemin: 'ensembles_fin_le',
      explication: {
        fr: 'Premier jour où ces ensembles ne valent plus ; sans fin quand vide, sauf pour un auditeur.',
        en: 'The first day without these sets; without end when empty, but for an auditor.',
      },
      exemple: '',
    },
    {
      code: 'groupements',
      noms: { fr: 'Groupements', en: 'Groups' },
      type: 'liste',
      chemin: 'groupements',
      entite: 'groupement',
      explication: {
        fr: 'Codes des groupements de l’agent, séparés par des virgules.',
        en: 'Codes of the agent’s groups, between commas.',
      },
      exemple: 'G01, G02',
    },
    {
      code: 'depuis',
      noms: { fr: 'Groupements depuis', en: 'Groups since' },
      type: 'date',
      chemin: 'groupements_depuis',
      explication: {
        fr: 'Depuis quand l’agent a ces groupements ; maintenant quand vide.',
        en: 'Since when the agent has these groups; now when empty.',
      },
      exemple: '',
    },
  ],
}

function end(demand: Demand): void {
  for (const member of ['ensembles_fin_le', 'groupements_depuis'])
    if (typeof demand[member] === 'string') demand[member] = `${demand[member]}T00:00:00Z`
}
