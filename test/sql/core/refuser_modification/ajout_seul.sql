-- Spec: service#rien-n-est-efface: Append-only means the database refuses update and delete (a
-- guard trigger and no grant).
begin;
set local role metier;
select essai.preparer();

reset role;
create function pg_temp.gardees() returns table (nom text) language sql as $$
  select string_to_table(trim(e'\n' from $tables$
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
$tables$), e'\n')
$$;
select plan(9 * (select count(*) from pg_temp.gardees())::integer + 1);
create function pg_temp.essayer(p_role text, p_sql text) returns text language plpgsql as $$
begin
  execute format('set local role %I', p_role);
  execute p_sql;
  reset role;
  return 'fait';
exception
  when assert_failure then return 'garde';
  when insufficient_privilege then return 'sans droit';
end
$$;
create function pg_temp.instruction(p_verbe text, p_table text) returns text language sql as $$
  select case p_verbe when 'update' then format('update %s set %2$I = %2$I', p_table, (
      select a.attname from pg_attribute a where a.attrelid = p_table::regclass and a.attnum > 0 and a.attidentity = '' order by a.attnum limit 1))
    when 'delete' then 'delete from ' || p_table else 'truncate ' || p_table || ' cascade' end
$$;

select is(pg_temp.essayer('metier', pg_temp.instruction(v, g.nom)), 'sans droit', format('metier: no %s of %s', v, g.nom))
from pg_temp.gardees() as g, unnest('{update,delete,truncate}'::text[]) as v;
select is(pg_temp.essayer('proprietaire', pg_temp.instruction(v, g.nom)), 'garde', format('proprietaire: no %s of %s', v, g.nom))
from pg_temp.gardees() as g, unnest('{update,delete,truncate}'::text[]) as v;
select is(pg_temp.essayer(session_user::text, pg_temp.instruction(v, g.nom)), 'garde', format('superuser: no %s of %s', v, g.nom))
from pg_temp.gardees() as g, unnest('{update,delete,truncate}'::text[]) as v;
select is_empty($$
  select c.oid::regclass::text from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and obj_description(c.oid, 'pg_class') ~* 'append-only|immutable' and c.relowner = 'proprietaire'::regrole
  except select g.nom from pg_temp.gardees() as g
$$, 'every table that calls itself append-only or immutable is in the list');

select * from finish();
rollback;
