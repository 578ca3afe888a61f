-- Returns the person of an account of the current organization; null if the account is older than
-- the registration of persons, or is only a request.
-- Chosen: docs/decisions/0015-comptes.md.
create or replace function personne.du_compte(p_utilisateur_id uuid) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select r.identifiant from personne.rattachement r
    where r.utilisateur_id = p_utilisateur_id and r.etat in ('propre', 'accepte'));
end
$$;
