-- Whether the ceilings of today cover the collection of a control.
-- Spec: Control queue, capacite_depassee, «regularisation».
create or replace function capacite.peut_regulariser(p_controle controle.controle) returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select (capacite.couverture(p_controle.entite_id) ->> 'couverte')::boolean
$$;
