-- Returns whether another account of the organization uses an address, given as its SHA-256: as its
-- mail address or as its login.
-- Spec: identites-et-droits#preuve.
create or replace function utilisateur.adresse_d_un_autre(
  p_empreinte text, p_utilisateur_id uuid) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
      select from relance.abonne a
      where a.utilisateur_id <> p_utilisateur_id
        and utilisateur.empreinte_adresse(a.courriel) = p_empreinte)
    or exists (
      select from utilisateur.utilisateur u
      where u.id <> p_utilisateur_id
        and utilisateur.empreinte_adresse(u.identifiant) = p_empreinte);
end
$$;
