-- Returns whether a failure is transient and does not depend on the command: a lost connection,
-- exhausted resources, a cancellation by another session. The cancellation of a command because of
-- its own slowness is not transient.
-- Spec: commandes#echecs.
create or replace function commande.est_passagere(p_sqlstate text) returns boolean
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  return (left(p_sqlstate, 2) in ('08', '40', '53', '55', '57', '58')
          or p_sqlstate in ('25006', '25P03'))
    and not (p_sqlstate = '57014' and commande.delai_epuise());
end
$$;
