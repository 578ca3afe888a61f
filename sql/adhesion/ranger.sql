-- Moves the records of a producer to another one: all of them, or the ids that `p_ids` lists by
-- kind of record. Plots take the group of the other producer. Returns the moved ids, by kind.
-- Spec: file-de-controle#fusion, file-de-controle#defusion.
-- Why: the undoing of a merge moves back exactly the records that the merge moved.
create or replace function adhesion.ranger(p_de uuid, p_vers uuid, p_ids jsonb default null)
returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_groupement_id uuid := (
    select p.groupement_id from producteur.producteur p where p.id = p_vers);
  v_deplace jsonb;
begin
  with alias as (
    update producteur.producteur t set fusionne_dans = p_vers
    where t.fusionne_dans = p_de and (p_ids is null or p_ids -> 'alias' ? t.id::text)
    returning t.id
  ), parcelle as (
    update parcelle.parcelle t set producteur_id = p_vers, groupement_id = v_groupement_id
    where t.producteur_id = p_de and (p_ids is null or p_ids -> 'parcelle' ? t.id::text)
    returning t.id
  ), remise as (
    update intrant.remise t set producteur_id = p_vers
    where t.producteur_id = p_de and (p_ids is null or p_ids -> 'remise' ? t.id::text)
    returning t.id
  ), inspection as (
    update inspection.inspection t set producteur_id = p_vers
    where t.producteur_id = p_de and (p_ids is null or p_ids -> 'inspection' ? t.id::text)
    returning t.id
  ), interet as (
    update inspection.interet t set producteur_id = p_vers
    where t.producteur_id = p_de and (p_ids is null or p_ids -> 'interet' ? t.id::text)
    returning t.id
  ), prevue as (
    update inspection.prevue t set producteur_id = p_vers
    where t.producteur_id = p_de and (p_ids is null or p_ids -> 'prevue' ? t.id::text)
    returning t.id
  ), echantillon as (
    update inspection.echantillon t set producteur_id = p_vers
    where t.producteur_id = p_de and (p_ids is null or p_ids -> 'echantillon' ? t.id::text)
    returning t.id
  ), non_conformite as (
    update non_conformite.non_conformite t set producteur_id = p_vers
    where t.producteur_id = p_de and (p_ids is null or p_ids -> 'non_conformite' ? t.id::text)
    returning t.id
  ), controle as (
    update controle.controle t set entite_id = p_vers
    where t.entite = 'producteur' and t.entite_id = p_de and t.statut = 'ouvert'
      and (p_ids is null or p_ids -> 'controle' ? t.id::text)
    returning t.id
  )
  select jsonb_object_agg(k.genre, k.ids) into v_deplace
  from (values
    ('alias', array(select id from alias)), ('parcelle', array(select id from parcelle)),
    ('remise', array(select id from remise)), ('inspection', array(select id from inspection)),
    ('interet', array(select id from interet)), ('prevue', array(select id from prevue)),
    ('echantillon', array(select id from echantillon)),
    ('non_conformite', array(select id from non_conformite)),
    ('controle', array(select id from controle))) as k (genre, ids);
  return v_deplace;
end
$$;
