-- Returns whether the due lines of a reception follow its changes automatically: the reception
-- already has lines, or was validated after the service began to count money.
-- Spec: paiements#avant.
-- Chosen: docs/decisions/0072-paiements.md.
create or replace function paiement.reception_suivie(p_reception_id uuid) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_depuis timestamptz := (select o.depuis from paiement.ouverture o);
begin
  return v_depuis is null
    or exists (select from paiement.creance c where c.reception_id = p_reception_id)
    or exists (select from reception.transition t
               where t.reception_id = p_reception_id and t.acte = 'valider' and t.le >= v_depuis);
end
$$;
