-- Returns the producers of the record of a queue item, including the parties of a shared document,
-- and the campaign of that record; empty if neither is known.
-- Spec: file-de-controle#file.
create or replace function controle.parties(
  p_controle controle.controle, out producteurs uuid[], out campagne_id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := p_controle.entite_id;
  v_producteur_id uuid;
begin
  case p_controle.entite
    when 'collecte' then
      select c.producteur_id, c.campagne_id into v_producteur_id, campagne_id
      from collecte.collecte c where c.id = v_id;
    when 'producteur' then
      v_producteur_id := v_id;
    when 'parcelle' then
      select p.producteur_id into v_producteur_id from parcelle.parcelle p where p.id = v_id;
    when 'remise' then
      select r.producteur_id into v_producteur_id from intrant.remise r where r.id = v_id;
    when 'inspection' then
      select i.producteur_id into v_producteur_id from inspection.inspection i where i.id = v_id;
    when 'non_conformite' then
      select n.producteur_id into v_producteur_id
      from non_conformite.non_conformite n where n.id = v_id;
    when 'estimation' then
      select p.producteur_id, e.campagne_id into v_producteur_id, campagne_id
      from recolte.estimation e
        left join parcelle.parcelle p
          on p.organisation_id = e.organisation_id and p.id = e.parcelle_id
      where e.id = v_id;
    when 'bon' then
      select b.campagne_id into campagne_id from livraison.bon b where b.id = v_id;
    else
      null;
  end case;
  producteurs := v_producteur_id || array(
    select p.producteur_id from parcelle.parcelle p
    where p_controle.autre_id is not null and p.id = p_controle.autre_id) || array(
    select a.id::uuid from jsonb_array_elements_text(
      case when p_controle.motif = 'doublon_identite'
        then p_controle.details -> 'producteurs' end) as a (id));
end
$$;
