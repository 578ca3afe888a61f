-- Spec: capacites#reprise: when a yield is taken back, the plot's previous yield applies, or none,
-- which is not a yield of zero.
begin;
set local role metier;
select plan(4);
select essai.preparer_capacites();
create function pg_temp.reprendre(p_produit text) returns uuid language sql as $$
  insert into parcelle.rendement (organisation_id, parcelle_id, campagne_id, produit_id,
    rendement_g_ha, raison, fixe_le, auteur_id, reprise)
  values (core.organisation_id(), essai.id('parcelle Kossi'), essai.id('campagne ESSAI'),
    essai.produit(p_produit), 7, 'x', essai.t(2), essai.id('agent ESSAI'), true)
  returning id
$$;
create function pg_temp.chiffres(p_produit text) returns text language sql as $$
  select string_agg(coalesce(parcelle.presenter_rendement(r) ->> 'rendement_g_ha', 'aucun'), ','
    order by r.fixe_le, r.id)
  from parcelle.rendement r
  where r.parcelle_id = essai.id('parcelle Kossi') and r.produit_id = essai.produit(p_produit)
$$;
create temporary table reprise as select p as produit, pg_temp.reprendre(p) as id
from unnest('{ANANAS,SANSREGLE}'::text[]) as p;
select is(pg_temp.chiffres('ANANAS'), '1000000,7', 'where the plot has its own');
select is(pg_temp.chiffres('SANSREGLE'), '7', 'where it has none');
select capacite.retirer_rendements(array(select r.id from reprise r), 'x',
  essai.id('agent ESSAI'), essai.t(3));
select is(pg_temp.chiffres('ANANAS'), '1000000,7,1000000', 'its own is in force again');
select is(pg_temp.chiffres('SANSREGLE'), '7,aucun', 'it has none again');

select * from finish();
rollback;
