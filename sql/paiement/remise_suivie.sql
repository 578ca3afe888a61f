-- Returns whether the deduction for handed-out inputs follows their changes automatically: it
-- already has lines, or the hand-out was received after the service began to count money.
-- Spec: paiements#avant.
-- Chosen: docs/decisions/0072-paiements.md.
create or replace function paiement.remise_suivie(p_remise_id uuid) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_depuis timestamptz := (select o.depuis from paiement.ouverture o);
begin
  return v_depuis is null
    or exists (select from paiement.creance c where c.remise_id = p_remise_id)
    or exists (select from intrant.remise r
                 join commande.commande k
                   on k.organisation_id = r.organisation_id and k.id = r.commande_id
               where r.id = p_remise_id and k.recue_le >= v_depuis);
end
$$;
