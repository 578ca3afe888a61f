-- Append-only tables: the database refuses update, delete and truncate.
-- Spec: States and transitions, Events: «append-only».
-- Chosen: the list below; each table has no such grant either.
do $triggers$
declare
  v_table text;
begin
  foreach v_table in array array[
    'appareil.sequence_annulee', 'capacite.consommation', 'capacite.validation',
    'certificat.changement', 'certificat.portee', 'client.changement', 'conformite.cochage',
    'conformite.revision', 'fournisseur.changement',
    'collecte.correction', 'collecte.declassement', 'collecte.pesee', 'collecte.qualite',
    'commande.commande', 'commande.commande_resultat', 'commande.rejet', 'commande.reprise',
    'journal.appel_administration', 'journal.appel_editeur', 'journal.evenement',
    'appareil.sequence_annulee', 'capacite.consommation', 'capacite.refus', 'capacite.validation',
    'collecte.correction', 'collecte.declassement', 'collecte.pesee', 'collecte.qualite',
    'commande.commande', 'commande.commande_resultat', 'commande.rejet', 'commande.reprise',
    'devise.taux',
    'journal.appel_administration', 'journal.evenement',
    'matiere.ecriture', 'matiere.mouvement', 'numerotation.modele', 'numerotation.numero_officiel',
    'pack.pack_version', 'pack.parametre', 'parcelle.polygone', 'parcelle.rendement',
    'producteur.champ', 'recu.reimpression', 'reglage.reglage',
    'organisation.changement_statut', 'utilisateur.changement_statut'
    'activite.bascule', 'module.bascule', 'utilisateur.attribution_acte',
    'utilisateur.ensemble_version'
    'parcelle.transfert', 'producteur.adhesion', 'producteur.champ', 'producteur.rattachement',
    'recu.reimpression', 'reglage.reglage'
  ] loop
    if not exists (
      select from pg_catalog.pg_trigger where tgrelid = v_table::regclass and tgname = 'ajout_seul'
    ) then
      execute format(
        'create trigger ajout_seul before update or delete or truncate on %s
           for each statement execute function core.refuser_modification()', v_table);
    end if;
  end loop;
end
$triggers$;
