// Breakages that remove protections of the database: policies, grants, definers, constraints, triggers.
import { type Breakage, wall } from './breakage.ts'

const CATALOGUE = 'sql/catalogue'

/** The breakages of protections. */
export const WALLS: readonly Breakage[] = [
  wall(
    'organizations never see each other’s lots',
    'alter policy locataire on lot.lot using (true)',
    CATALOGUE,
    'access/matrix',
  ),
  wall(
    'organizations never write each other’s sales',
    'alter policy locataire on vente.vente with check (true)',
    CATALOGUE,
    'access/matrix',
  ),
  wall(
    'policies bind the owner too',
    'alter table producteur.producteur no force row level security',
    CATALOGUE,
  ),
  wall('policies are in force', 'alter table collecte.collecte disable row level security', CATALOGUE),
  wall('the service reads no table by itself', 'grant select on producteur.producteur to api', CATALOGUE),
  wall(
    'the service executes nothing outside v1',
    'grant usage on schema utilisateur to api; grant execute on function utilisateur.identifier(jsonb, timestamptz) to api',
    CATALOGUE,
  ),
  wall(
    'every door is the service’s',
    'revoke execute on function v1.lots(jsonb, jsonb) from api',
    CATALOGUE,
    'access/doors',
  ),
  wall(
    'nothing is executed by everybody',
    'grant execute on function utilisateur.identifier(jsonb, timestamptz) to public',
    CATALOGUE,
  ),
  wall(
    'doors act as metier',
    'alter function v1.lots(jsonb, jsonb) security invoker',
    CATALOGUE,
    'access/doors',
  ),
  wall('definers stand in v1 alone', 'alter function lot.agir security definer', CATALOGUE),
  wall('every function says its path', 'alter function lot.agir reset all', CATALOGUE),
  wall(
    'the back office reads what its caller may read',
    "alter policy lecture on lot.lot using (organisation_id = (select nullif(current_setting('sillon.organisation_id', true), '')::uuid))",
    'sql/backoffice',
    'access/graphql',
    'api/graphqlAccess',
  ),
  wall(
    'the back office reads its own organization',
    "alter policy lecture on vente.vente using ((select string_to_array(current_setting('sillon.lectures', true), ',') && '{ventes}'))",
    'sql/backoffice',
    'access/graphql',
    'api/graphqlAccess',
  ),
  wall('the back office writes nothing', 'grant update on lot.lot to lecture', CATALOGUE, 'sql/backoffice'),
  wall(
    'the journal is append-only',
    'drop trigger ajout_seul on journal.evenement; grant update, delete on journal.evenement to metier',
    CATALOGUE,
    'sql/journal',
    'sql/core',
  ),
  wall(
    'what stands in a movement itself touches no lot',
    'drop trigger cession on matiere.mouvement',
    'sql/matiere',
  ),
  wall(
    'what a phone sent is append-only',
    'drop trigger ajout_seul on commande.commande',
    'sql/commande',
    'sql/core',
    CATALOGUE,
  ),
  wall(
    'no table has temporary neighbours for the login of reports',
    'grant select on lot.lot to rapports',
    CATALOGUE,
    'sql/rapports',
  ),
  wall(
    'instants lie between the years 1 and 9999',
    'alter table capacite.validation drop constraint parametre_invalide',
    CATALOGUE,
  ),
  wall(
    'what phones receive is what the publication names',
    'alter publication powersync drop table campagne.campagne',
    CATALOGUE,
    'replication/columns',
  ),
  wall(
    'a key of a tenant’s table begins with the organization',
    'alter table lot.deplacement_lot drop constraint deplacement_lot_pkey',
    CATALOGUE,
  ),
  wall(
    'the identity provider reads its own schema alone',
    'grant select on utilisateur.utilisateur to connexion',
    CATALOGUE,
  ),
  wall('background tasks are not executed by the service', 'grant taches to api', CATALOGUE),
  wall(
    'money sums to zero, whoever writes',
    'drop trigger equilibre on paiement.ecriture',
    'sql/paiement',
    'sql/catalogue',
  ),
  wall(
    'the database itself keeps who set a price from paying',
    'alter table paiement.paiement drop constraint separation_des_taches',
    'sql/paiement',
  ),
  wall(
    'the database itself settles a line once',
    'alter table paiement.reste drop constraint reglement_excessif',
    'sql/paiement',
    'concurrency/payments',
  ),
  wall(
    'a payment has one mirror',
    'alter table paiement.paiement drop constraint paiement_contrepasse_une_fois',
    'sql/paiement',
    'sql/catalogue',
  ),
]
