-- Spec: file-de-controle#correction: a correction rewrites everything that a command wrote in its
-- record: the columns written for a type's record are those that its rewriting sets. Columns that
-- no correction changes are listed here, with the reason.
begin;
select plan(3);

create temporary table fiche (
  type text, nom text, ecrit text[], reecrit text[], garde text[]) on commit drop;
insert into fiche values
  ('producteur.enregistrer', 'producteur.producteur', '{producteur.enregistrer}',
   -- The group has a history of its own.
   '{producteur.reecrire,producteur.appliquer_champs}', '{groupement_declare,groupement_id}'),
  ('producteur.modifier', 'producteur.producteur', '{producteur.appliquer_champs}',
   '{producteur.appliquer_champs}', '{}'),
  ('parcelle.enregistrer', 'parcelle.parcelle', '{parcelle.enregistrer}', '{parcelle.reecrire}',
   -- Only an import writes the point, and an import is no command.
   '{longitude_microdegres,latitude_microdegres}'),
  ('parcelle.relever', 'parcelle.polygone', '{parcelle.ajouter_releve}',
   '{parcelle.remplacer_releve}', '{}'),
  ('collecte.enregistrer', 'collecte.collecte', '{collecte.ecrire}',
   '{collecte.reecrire,collecte.imputer,collecte.reimputer}',
   -- The phone's calculation stays; corrected weighings are new versions; and later consumption of
   -- a capacity is written as entries.
   '{calcul_telephone,pesees,prise_campagne_id,prise_producteur_id,prise_matiere_code,
     prise_etat_code,prise_g,prise_rang}'),
  ('collecte.signaler_erreur', 'collecte.signalement', '{collecte.signaler_erreur}',
   '{collecte.reecrire_signalement}', '{}'),
  ('recu.reimprimer', 'recu.reimpression', '{recu.reimprimer}', '{recu.reecrire}', '{}'),
  ('livraison.etablir_bon', 'livraison.bon', '{livraison.etablir_bon}', '{livraison.reecrire}',
   '{}'),
  ('intrant.remettre', 'intrant.remise', '{intrant.remettre}', '{intrant.reecrire}', '{}'),
  ('inspection.enregistrer', 'inspection.inspection', '{inspection.enregistrer}',
   '{inspection.reecrire}', '{}'),
  ('recolte.estimer', 'recolte.estimation', '{recolte.estimer}', '{recolte.reecrire}', '{}'),
  ('non_conformite.constater', 'non_conformite.non_conformite', '{non_conformite.constater}',
   '{non_conformite.reecrire}', '{}');

-- Returns the columns of a table that functions insert or set.
create function pg_temp.colonnes(p_fonctions text[], p_nom text) returns text[]
language sql stable as $$
  with texte as (
    select p.prosrc from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname || '.' || p.proname = any (p_fonctions)
  ),
  liste as (
    select m[1] as noms from texte t
      cross join lateral regexp_matches(
        t.prosrc, 'insert into ' || p_nom || '\s*\(([^)]*)\)', 'g') as m
    union all
    select (regexp_match(u, '\sset \(([^)]*)\)'))[1] from texte t
      cross join lateral regexp_split_to_table(t.prosrc, 'update ' || p_nom || ' ') as u
    union all
    select m[1] from texte t
      cross join lateral regexp_split_to_table(t.prosrc, 'update ' || p_nom || ' ')
        with ordinality as u (part, rang)
      cross join lateral regexp_matches(split_part(u.part, ';', 1), '\s([a-z0-9_]+) = ', 'g') as m
    where u.rang > 1
  )
  select coalesce(array_agg(distinct btrim(c, E' \n')), '{}') from liste l
    cross join lateral regexp_split_to_table(l.noms, ',') as c
  where l.noms is not null
$$;
select set_eq('select f.type from fiche f', 'select t.type from commande.type_commande t',
  'each type has a record that a correction rewrites');
select is_empty($$
  select f.type, c from fiche f
    cross join lateral unnest(pg_temp.colonnes(f.ecrit, f.nom)) as c
  where c <> all (f.garde || pg_temp.colonnes(f.reecrit, f.nom) || '{organisation_id,id,commande_id,
    utilisateur_id,auteur_id,appareil_id,reference_provisoire,recue_le,version}')
$$, 'and rewrites all that its command wrote');
select is_empty($$
  select f.type from fiche f
  where cardinality(pg_temp.colonnes(f.ecrit, f.nom)) < 5
    or not f.garde <@ pg_temp.colonnes(f.ecrit, f.nom)
$$, 'nothing is left out that is not written');

select * from finish();
rollback;
