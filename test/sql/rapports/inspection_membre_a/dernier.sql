-- Spec: rapports#fonctions: the members at an instant, in their group at that time, with the last
-- inspection that counts.
begin;
create role essai_dba login in role rapports;
set local role metier;
select plan(5);
select essai.preparer_operations();
select rapports.rattacher('essai_dba', true, essai.t());
select essai.faire('non_conformite.constater', 'support');
insert into inspection.inspection (organisation_id, id, commande_id, producteur_declare,
  producteur_id, formulaire_code, formulaire_version, reponses, debut, fin, invalidee_le, auteur_id,
  date_operation)
select core.organisation_id(), gen_random_uuid(), essai.id('commande support'), essai.id('Kossi'),
       essai.id('Kossi'), i.code, 1, '{}', essai.t(i.jour), essai.t(i.jour),
       case when not i.compte then essai.t(i.jour) end, essai.id('agent ESSAI'), essai.t(i.jour)
from (values ('AVANT', -300, true), ('BONNE', 2, true), ('NULLE', 4, false))
  as i (code, jour, compte);
update producteur.producteur p set actif_pendant = p.actif_pendant - tstzmultirange(
  tstzrange(essai.t(10), null)) where p.id = essai.id('Kossi');
reset role;
set local session authorization essai_dba;

create function pg_temp.vu(p_jour integer) returns text language sql as $$
  select concat_ws(' ', i.groupement, i.formulaire, i.inspections_annee, i.jours)
  from rapports.inspection_membre_a(essai.t(p_jour)) as i where i.producteur_id = essai.id('Kossi')
$$;
select is(pg_temp.vu(1), 'G1 AVANT 0 301', 'last year''s is the last one, and none of this year');
select is(pg_temp.vu(3), 'G1 BONNE 1 1', 'then this year''s');
select is(pg_temp.vu(5), 'G1 BONNE 1 3', 'one that was invalidated counts for nothing');
select is(pg_temp.vu(2), 'G1 AVANT 0 302', 'what happens at the instant is not before it');
select is(pg_temp.vu(10), null, 'who has left is no member');

select * from finish();
rollback;
