-- The collections of a producer from an instant on are in their group of that date.
-- Spec: Events, «tables carry `groupement_id` next to `organisation_id`; rules use no joins».
create or replace function collecte.suivre_rattachement(
  p_producteur_id uuid, p_groupement_id uuid, p_depuis timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  update collecte.collecte c
  set groupement_id = producteur.groupement_au(p_producteur_id, c.date_operation)
  where c.producteur_id = p_producteur_id and c.date_operation >= p_depuis
    and c.groupement_id
      is distinct from producteur.groupement_au(p_producteur_id, c.date_operation);
end
$$;
