-- Says if today's ceilings cover the collection of a control; uses the queue's calculation where
-- the control comes from the queue.
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
