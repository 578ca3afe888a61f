-- Spec: packs-et-campagnes#packs: existing data: the calendars of earlier published versions are
-- read from their documents, exactly as a publication writes them.
begin;
select plan(2);
set local role metier;
select essai.preparer();
select essai.grille();
create temp table avant as select c.* from pack.conversion c;
select is((select string_agg(c.etat_code || ' ' || c.duree_mois, ', ' order by c.duree_mois)
           from pack.conversion c join campagne.campagne k using (pack_version_id)
           where c.referentiel_code = 'AB'), 'C1 0, C2 12, C3 24, AB 36', 'a row for each state');

reset role;
drop table pack.conversion cascade;
set local role proprietaire;
\set migration `ls migrations/committed/*-calendriers-figes.sql`
\i :migration
reset role;
select set_eq('select c.* from pack.conversion c', 'select a.* from avant a',
  'every version has its calendars');

select * from finish();
rollback;
