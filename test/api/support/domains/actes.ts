// Test data for the routes that list the acts on a record.
import { STOCK_READERS } from '../../../access/access.ts'
import { place } from '../asking.ts'
import type { Domain } from '../domain.ts'
import { NOBODY, type Provoke, send } from '../provoke.ts'
import { LOT_VOISINE, makeLot } from '../stock.ts'

const unknown =
  (entite: string, as?: string): Provoke =>
  (stage, route, ask) =>
    send(stage, route, { ...ask, as: as ?? ask.as, path: `/v1/actes/${entite}/${NOBODY}` })
const asAgent: Provoke = (stage, route, ask) => send(stage, route, { ...ask, as: 'agent1' })

/** The data of this domain. */
export const ACTES: Domain = {
  access: {
    actes_lire: { others: STOCK_READERS },
  },
  ordinary: {
    actes_lire: async ({ api }) => ({ path: `/v1/actes/lot/${await makeLot(api)}`, as: 'direction' }),
  },
  refusals: {
    actes_lire: {
      droit_manquant: asAgent,
      lot_inconnu: unknown('lot'),
      reception_inconnue: unknown('reception'),
      etape_inconnue: unknown('etape'),
      vente_inconnue: unknown('vente'),
      expedition_inconnue: unknown('expedition'),
      paiement_inconnu: unknown('paiement'),
      contrat_inconnu: unknown('contrat'),
      complement_inconnu: unknown('complement'),
      inventaire_inconnu: unknown('inventaire'),
      capacite_inconnue: unknown('capacite'),
      certificat_inconnu: unknown('certificat'),
      non_conformite_inconnue: unknown('non_conformite'),
      rappel_inconnu: unknown('rappel'),
      appareil_inconnu: unknown('appareil', 'admin'),
      utilisateur_inconnu: unknown('utilisateur', 'admin'),
      declaration_eudr_inconnue: unknown('declaration_eudr'),
      webhook_inconnu: unknown('webhook', 'admin'),
      controle_inconnu: unknown('controle', 'rsci'),
      importation_inconnue: unknown('importation', 'admin'),
    },
  },
  places: [place(['actes_lire', 'id'], LOT_VOISINE, (id) => `/v1/actes/lot/${id}`)],
}
