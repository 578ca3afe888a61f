-- Regularises a collection over capacity: requires a capacity validated by two persons that covers
-- the consumption up to this collection, in the order in which the collections first consumed it.
-- Spec: file-de-controle#regularisation.
-- Refuses: capacite_insuffisante.
create or replace function capacite.regulariser(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_couverture jsonb := capacite.couverture(p_controle.entite_id);
begin
  if not (v_couverture ->> 'couverte')::boolean then
    raise sqlstate 'TR409' using message = 'capacite_insuffisante',
      detail = (v_couverture - 'couverte')::text;
  end if;
end
$$;
