-- Append-only tables: the database refuses update, delete and truncate.
-- Spec: service#rien-n-est-efface.
-- Chosen: the list below; each table has no such grant either.
do $triggers$
declare
  v_table text;
begin
  foreach v_table in array string_to_array(trim(e'\n' from $tables$
activite.bascule
appareil.sequence_annulee
capacite.consommation
capacite.refus
capacite.validation
certificat.changement
certificat.portee
client.changement
collecte.correction
collecte.declassement
collecte.pesee
collecte.qualite
commande.annulation
commande.commande
commande.commande_resultat
commande.correction
commande.rejet
commande.reprise
conformite.cochage
conformite.revision
devise.taux
emplacement.changement
fichier.fichier
expedition.retour
expedition.transition
etape.transition
fournisseur.changement
journal.appel_administration
journal.appel_editeur
journal.evenement
lot.collecte_rendue
lot.deplacement_lot
lot.levee_analyse
lot.qualite
lot.quarantaine_lot
lot.resultat_analyse
lot.sortie_lot
lot.transition
matiere.contrepassation
matiere.ecriture
matiere.mouvement
module.bascule
numerotation.modele
numerotation.numero_officiel
organisation.changement_statut
pack.pack_version
pack.parametre
pack.produit
parcelle.polygone
parcelle.rendement
parcelle.transfert
producteur.adhesion
producteur.champ
producteur.rattachement
rappel.ligne
reception.derogation
reception.examen
reception.redressement
reception.transition
recu.reimpression
reglage.reglage
utilisateur.attribution_acte
utilisateur.changement_statut
utilisateur.ensemble_version
vente.transition
$tables$), e'\n') loop
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
