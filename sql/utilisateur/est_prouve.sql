-- Returns whether the holder of an account is proven to be a distinct person: by a proof that no
-- later reset cancelled, or because the account is older than proofs and was never reset since. A
-- mailed code is a proof as long as no other account uses its address.
-- Spec: identites-et-droits#preuve.
-- Chosen: docs/decisions/0119-deux-personnes.md.
create or replace function utilisateur.est_prouve(p_id uuid) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_depuis bigint := (select coalesce(max(p.id), 0) from utilisateur.preuve p
                      where p.utilisateur_id = p_id and p.genre = 'reinitialisation');
begin
  return v_depuis = 0 and exists (
      select from utilisateur.utilisateur u where u.id = p_id and u.d_avant)
    or exists (
      select from utilisateur.preuve p
      where p.utilisateur_id = p_id and p.id > v_depuis and p.genre <> 'reinitialisation'
        and (p.genre <> 'code_courriel'
          or not utilisateur.adresse_d_un_autre(p.adresse_empreinte, p_id)));
end
$$;
