-- Returns the account of matter's origin: that of the producer, or `inconnu` while the producer is
-- unknown.
-- Spec: matiere#comptes.
-- Chosen: docs/decisions/0006-matiere.md.
create or replace function matiere.compte_origine(p_producteur_id uuid) returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  return case when p_producteur_id is null then matiere.compte_de('inconnu', null)
              else matiere.compte_de('producteur', p_producteur_id) end;
end
$$;
