-- Returns the administrators who may attest an account at a date. They are proven accounts of other
-- persons than the accounts that made, invited or reset this account, and this account does not
-- come from them.
-- Spec: identites-et-droits#attestation.
-- Chosen: docs/decisions/0119-deux-personnes.md.
create or replace function utilisateur.attestants(p_id uuid, p_le timestamptz) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select a.id
    from unnest(utilisateur.administrateurs(p_le)) as a (id)
    where a.id <> p_id and a.id <> all (utilisateur.mains(p_id)) and utilisateur.est_prouve(a.id)
      and not exists (
        select from utilisateur.mains_directes(p_id) as m (id)
        where utilisateur.a_prouver(a.id, m.id) <> '{}'));
end
$$;
