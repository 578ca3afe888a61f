-- Whether the ceilings of today cover the collection of a control.
-- Spec: file-de-controle#regularisation.
create or replace function capacite.peut_regulariser(p_controle controle.controle) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (capacite.couverture(p_controle.entite_id) ->> 'couverte')::boolean;
end
$$;
