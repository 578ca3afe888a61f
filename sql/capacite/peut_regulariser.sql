-- Whether the ceilings of today cover the collection of a control; as the queue just reckoned it,
-- where the control comes from there.
-- Spec: file-de-controle#regularisation.
-- Why: it is the sum of all that the producer delivered (capacite.cumuler).
create or replace function capacite.peut_regulariser(p_controle controle.controle) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (coalesce(p_controle.details -> 'aujourd_hui', capacite.couverture(p_controle.entite_id))
          ->> 'couverte')::boolean;
end
$$;
