-- Returns whether the first message of a command waits for the task that goes through the device's
-- commands.
-- Spec: collectes#sms.
create or replace function collecte.est_a_annoncer(p_commande_id uuid) returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select exists (
    select from commande.commande c
      left join collecte.annonce n
        on n.organisation_id = c.organisation_id and n.appareil_id = c.appareil_id
    where c.id = p_commande_id and c.sequence > coalesce(n.sequence, 0))
$$;
