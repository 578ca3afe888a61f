-- Returns whether today's ceilings cover the collection of a control. The details of a control
-- shown in the queue already contain this result, which is then used.
-- Spec: file-de-controle#regularisation.
-- Why: the calculation sums everything that the producer delivered (capacite.cumuler).
create or replace function capacite.peut_regulariser(p_controle controle.controle) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (coalesce(p_controle.details -> 'aujourd_hui', capacite.couverture(p_controle.entite_id))
          ->> 'couverte')::boolean;
end
$$;
