-- Spec: replication#compartiments: the rows counted for an organization are its own, including its
-- catalogues, and none of another's.
begin;
set local role metier;
select plan(3);
select essai.preparer();
select essai.peupler();

create function pg_temp.voisines() returns bigint language sql as $$
  select count(*) from replica.lignes_organisation() l
  where coalesce(l.ligne ->> 'organisation_id', core.organisation_id()::text) <>
    core.organisation_id()::text
$$;
select ok(array(select distinct l.nom from replica.lignes_organisation() l) @>
  '{organisation,groupement,campagne,produit,parametre,referentiel_coche,module,emplacement,'
  'intrant,autorisation}', 'every table of the compartment');
select is(pg_temp.voisines(), 0::bigint, 'nothing of another');
select is((select count(*) from replica.lignes_organisation() l where l.nom = 'organisation'),
  1::bigint, 'itself once');

select * from finish();
rollback;
