-- Step 4: a known id with the same fingerprint answers the stored result; with another one it is a
-- rejection.
-- Spec: commandes#connu.
create or replace function commande.retrouver(p_id uuid, p_empreinte text) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select case when c.empreinte = p_empreinte
      then jsonb_build_object('resultat', commande.resultat(r))
      else jsonb_build_object('rejet', 'identifiant_reutilise') end
    from commande.commande c
      join commande.commande_resultat r on r.organisation_id = c.organisation_id
        and r.commande_id = c.id
    where c.id = p_id);
end
$$;
