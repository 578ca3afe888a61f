-- Writes an entry of the audit journal, for the current organization and the current account;
-- returns its number.
-- Spec: organisations-et-modules#journal.
create or replace function journal.consigner(
  p_le timestamptz, p_action text, p_entite text, p_entite_id uuid, p_details jsonb default null,
  p_appareil_id uuid default null, p_commande_id uuid default null) returns bigint
language plpgsql
as $$
declare
  v_id bigint;
begin
  insert into journal.evenement
    (organisation_id, le, action, utilisateur_id, appareil_id, commande_id, entite,
     entite_id, details)
  values (core.organisation_id(), p_le, p_action,
          nullif(current_setting('sillon.utilisateur_id', true), '')::uuid,
          p_appareil_id, p_commande_id, p_entite, p_entite_id, p_details)
  returning id into v_id;
  return v_id;
end
$$;
